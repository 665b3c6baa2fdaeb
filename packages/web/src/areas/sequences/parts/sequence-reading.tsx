import { MessageOutlined } from "@ant-design/icons";
import { Link } from "@tanstack/react-router";
import { useId, useMemo, useState } from "react";
import { CircularMap } from "../../../canvas/circular-map.tsx";
import { LinearMap } from "../../../canvas/linear-map.tsx";
import { SequenceRows } from "../../../canvas/sequence-rows.tsx";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { toRecord } from "../../../shared/sequences/sequence-record.ts";
import { useLookedAt } from "../../../shared/sequences/use-looked-at.ts";
import { Reading } from "../../../ui/reading.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { unitOf } from "../sequence-labels.ts";
import type { OpenedSequence } from "../sequences.queries.ts";
import { FeaturesToRead } from "./features-to-read.tsx";
import styles from "./sequence-reading.module.css";

const never = () => {};
type Pane = "map" | "rows" | "features";

/** Map, residues and features of a sequence, one at a time; a feature that is pressed shows on the map. */
export const SequenceReading = ({ sequence }: { readonly sequence: OpenedSequence }) => {
  const t = useTranslation();
  const format = useFormat();
  const panelId = useId();
  const [pane, setPane] = useState<Pane>("map");
  const record = useMemo(() => toRecord(sequence.content, sequence.trace), [sequence]);
  const view = useLookedAt(record);
  const { name, id } = sequence.file;
  useBreadcrumbs([{ label: t("sequences.title"), to: "/sequence" }, { label: name }]);
  const isCircular = record.topology === "circular";
  const facts = [
    format.basePairs(record.sequence.length, unitOf(record)),
    ...(record.kind === "protein" ? [] : [isCircular ? view.labels.circular : view.labels.linear]),
    t("sequences.featureCount", { number: format.number(record.features.length) }),
  ];
  const map = isCircular ? <CircularMap {...view} /> : <LinearMap {...view} />;
  return (
    <Reading
      title={name}
      facts={facts.join(" · ")}
      actions={
        <Link
          to="/file/$fileId/comments"
          params={{ fileId: id }}
          className={styles.comments}
          aria-label={t("files.commentsTitle")}
        >
          <MessageOutlined aria-hidden="true" />
        </Link>
      }
    >
      <div className={styles.tabs}>
        <Tabs<Pane>
          label={name}
          tabs={[
            { key: "map", label: t("sequences.mapPane") },
            { key: "rows", label: t("sequences.rowsPane") },
            { key: "features", label: t("sequences.columnFeatures") },
          ]}
          active={pane}
          panelId={panelId}
          onPick={setPane}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${pane}`} className={styles.panel}>
        {pane === "map" && map}
        {pane === "rows" && <SequenceRows {...view} isEditable={false} onReplace={never} />}
        {pane === "features" && (
          <FeaturesToRead
            view={view}
            onPick={(selection) => {
              view.onSelect(selection);
              setPane("map");
            }}
          />
        )}
      </div>
    </Reading>
  );
};
