import type { SequenceRecord } from "@benchleaf/bio";
import { useMemo, useState } from "react";
import { CircularMap } from "../../canvas/circular-map.tsx";
import { LinearMap } from "../../canvas/linear-map.tsx";
import { SequenceRows } from "../../canvas/sequence-rows.tsx";
import type { ViewProps } from "../../canvas/view-props.ts";
import { useTheme } from "../theme.tsx";
import { useWords } from "../words.ts";
import styles from "./looked-at-sequence.module.css";
import { mapTracks } from "./map-tracks.ts";
import { useViewLabels } from "./use-view-labels.ts";

const never = () => {};

interface LookedAtProps {
  readonly record: SequenceRecord;
  /** Letters ahead of the first, where the record is a stretch of a longer sequence. */
  readonly before?: number;
  /** Without the letters, as low as a map may be. */
  readonly isMapAlone?: boolean;
}

/** The map and the letters of a sequence, to be looked at. */
export default function LookedAtSequence({ record, before = 0, isMapAlone = false }: LookedAtProps) {
  const t = useWords();
  const theme = useTheme();
  const [selection, onSelect] = useState({ start: 0, length: 0 });
  const [hoveredFeatureId, onHover] = useState<string | null>(null);
  const tracks = useMemo(() => mapTracks(record), [record]);
  const labels = useViewLabels(record.name, record, before);
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
  const map = record.topology === "circular" ? <CircularMap {...view} /> : <LinearMap {...view} />;
  if (isMapAlone)
    return (
      <section className={styles.alone} aria-label={t("sequences.mapPane")}>
        {map}
      </section>
    );
  return (
    <div className={styles.views}>
      <section className={styles.view} aria-label={t("sequences.mapPane")}>
        {map}
      </section>
      <section className={styles.view} aria-label={t("sequences.rowsPane")}>
        <SequenceRows {...view} isEditable={false} onReplace={never} />
      </section>
    </div>
  );
}
