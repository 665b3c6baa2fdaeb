import type { SequenceRecord } from "@benchleaf/bio";
import { Select } from "antd";
import { useMemo, useState } from "react";
import { CircularMap } from "../../../canvas/circular-map.tsx";
import { LinearMap } from "../../../canvas/linear-map.tsx";
import { SequenceRows } from "../../../canvas/sequence-rows.tsx";
import type { ViewProps } from "../../../canvas/view-props.ts";
import { useTheme } from "../../../kernel/appearance.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { mapTracks } from "../../../shared/sequences/map-tracks.ts";
import { useViewLabels } from "../../../shared/sequences/use-view-labels.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ViewerBar } from "../../../ui/viewer-bar.tsx";
import { useReading } from "../hooks/use-reading.ts";
import styles from "../parts/molecule.module.css";
import { ReadView } from "../parts/read-view.tsx";
import { useCachedRead } from "../previews.queries.ts";
import type { ReadRecords } from "../reading/read-records.ts";
import type { ViewerProps } from "./viewer.ts";

const Molecule = ({ record }: { record: SequenceRecord }) => {
  const theme = useTheme();
  const tracks = useMemo(() => mapTracks(record), [record]);
  const labels = useViewLabels(record.name, record);
  const [selection, onSelect] = useState({ start: 0, length: 0 });
  const [hoveredFeatureId, onHover] = useState<string | null>(null);
  const view: ViewProps = {
    record,
    selection,
    hoveredFeatureId,
    tracks,
    theme,
    labels,
    onSelect,
    onHover,
  };
  return (
    <div className={styles.panes}>
      {record.trace === undefined && (
        <div className={styles.pane}>
          {record.topology === "circular" ? <CircularMap {...view} /> : <LinearMap {...view} />}
        </div>
      )}
      <div className={styles.pane}>
        <SequenceRows {...view} isEditable={false} onReplace={() => undefined} />
      </div>
    </div>
  );
};

const Records = ({ read }: { read: ReadRecords }) => {
  const t = useTranslation();
  const [shown, setShown] = useState(0);
  const options = useMemo(
    () => read.records.map(({ name }, value) => ({ value, label: `${value + 1}. ${name}` })),
    [read],
  );
  const record = read.records[shown];
  return (
    <>
      <ViewerBar facts={read.found > 1 && t("previews.recordFacts", { records: read.found })}>
        {options.length > 1 && (
          <Select
            showSearch={{ optionFilterProp: "label" }}
            className={styles.choice ?? ""}
            aria-label={t("previews.recordChoice")}
            value={shown}
            options={options}
            onChange={setShown}
          />
        )}
      </ViewerBar>
      {record && <Molecule key={shown} record={record} />}
    </>
  );
};

/** Molecules of a file, or of a record that is printed as one. */
const FromFile = ({ page, address }: ViewerProps) => {
  const name = page.bytes === null ? `${page.file.name}.gb` : page.file.name;
  const { data, fault } = useReading({ kind: "records", address, bytes: page.bytes ?? 0, name });
  return (
    <ReadView page={page} data={data} fault={fault}>
      {(read) => <Records read={read} />}
    </ReadView>
  );
};

/** A stored read with its chromatogram, which no file format of residues has. */
const FromRecord = ({ page }: Pick<ViewerProps, "page">) => {
  const { data, error, refetch } = useCachedRead(page.file, page.version);
  const t = useTranslation();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <Molecule record={data} /> : <ListSkeleton label={t("previews.reading")} />;
};

/** A read-only molecule in the usual views. */
export default function SequenceViewer({ page, address }: ViewerProps) {
  const isKeptRead = page.file.kind === "sanger" && page.bytes === null;
  return isKeptRead ? <FromRecord page={page} /> : <FromFile page={page} address={address} />;
}
