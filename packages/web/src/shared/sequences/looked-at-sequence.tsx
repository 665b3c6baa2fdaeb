import type { SequenceRecord } from "@benchleaf/bio";
import { CircularMap } from "../../canvas/circular-map.tsx";
import { LinearMap } from "../../canvas/linear-map.tsx";
import { SequenceRows } from "../../canvas/sequence-rows.tsx";
import { useTranslation } from "../../kernel/translation.ts";
import styles from "./looked-at-sequence.module.css";
import { useLookedAt } from "./use-looked-at.ts";

const never = () => {};

interface LookedAtProps {
  readonly record: SequenceRecord;
  /** Residues ahead of the first, where the record is a stretch of a longer sequence. */
  readonly before?: number;
  /** Without the residues, as low as a map may be. */
  readonly isMapAlone?: boolean;
}

/** The map and the residues of a sequence, to be looked at. */
export default function LookedAtSequence({ record, before = 0, isMapAlone = false }: LookedAtProps) {
  const t = useTranslation();
  const view = useLookedAt(record, before);
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
