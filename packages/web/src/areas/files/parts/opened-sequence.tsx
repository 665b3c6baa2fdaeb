import type { SequenceRecord } from "@benchleaf/bio";
import type { OpenedFile } from "@benchleaf/contract";
import { useMemo, useState } from "react";
import { CircularMap } from "../../../canvas/circular-map.tsx";
import { LinearMap } from "../../../canvas/linear-map.tsx";
import { SequenceRows } from "../../../canvas/sequence-rows.tsx";
import { NO_TRACKS } from "../../../canvas/tracks.ts";
import type { ViewProps } from "../../../canvas/view-props.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { toRecord } from "../../../kernel/sequence-view/sequence-record.ts";
import { useViewLabels } from "../../../kernel/sequence-view/use-view-labels.ts";
import { useTheme } from "../../../kernel/theme.tsx";
import { useWords } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useOpenedSequence } from "../open-file.queries.ts";
import styles from "./open-file.module.css";

const never = () => {};

const Views = ({ record }: { record: SequenceRecord }) => {
  const t = useWords();
  const theme = useTheme();
  const [selection, onSelect] = useState({ start: 0, length: 0 });
  const [hoveredFeatureId, onHover] = useState<string | null>(null);
  const labels = useViewLabels(record.name, record);
  const view: ViewProps = {
    record,
    selection,
    hoveredFeatureId,
    tracks: NO_TRACKS,
    theme,
    labels,
    onSelect,
    onHover,
  };
  return (
    <div className={styles.views}>
      <section className={styles.view} aria-label={t("sequences.mapPane")}>
        {record.topology === "circular" ? <CircularMap {...view} /> : <LinearMap {...view} />}
      </section>
      <section className={styles.view} aria-label={t("sequences.rowsPane")}>
        <SequenceRows {...view} isEditable={false} onReplace={never} />
      </section>
    </div>
  );
};

/** The map and the letters of a sequence, to be looked at. */
export default function OpenedSequence({ token, file }: { token: string; file: OpenedFile }) {
  const t = useWords();
  const { data, error, refetch } = useOpenedSequence(token, file.pass);
  const record = useMemo(() => data && toRecord({ ...data, name: file.name }), [data, file.name]);
  if (record) return <Views record={record} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={10} label={t("outside.opening")} />;
}
