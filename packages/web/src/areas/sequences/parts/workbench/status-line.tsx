import { sliceBases } from "@benchleaf/bio";
import { useDeferredValue, useMemo, useState } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { FollowedGc } from "../../gc-count.ts";
import type { SequenceDocument } from "../../sequence-document.ts";
import { unitOf } from "../../sequence-labels.ts";
import { gcPercent, oneBasedEnds } from "../../sequence-selection.ts";
import { SavedState, type SaveStatus } from "./saved-state.tsx";
import styles from "./workbench.module.css";

interface StatusLineProps {
  readonly document: SequenceDocument;
  readonly state: SaveStatus;
  readonly onRetry: () => void;
}

/** Selection, its length and GC, the caret, the molecule, and whether it is saved. */
export const StatusLine = ({ document, state, onRetry }: StatusLineProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { record, selection } = document;
  const size = record.sequence.length;
  const unit = unitOf(record);
  // Counting residues waits while the hand is still moving.
  const counted = useDeferredValue(selection);
  const countedRecord = useDeferredValue(record);
  const [whole] = useState(() => new FollowedGc());
  const gc = useMemo(() => {
    if (countedRecord.kind === "protein") return null;
    if (counted.length === 0) return whole.of(countedRecord.sequence);
    return gcPercent(safeSlice(countedRecord, counted));
  }, [countedRecord, counted, whole]);

  const where = () => {
    if (selection.length === 0) {
      if (selection.start === 0) return <span>{t("sequences.statusCaretFirst")}</span>;
      if (selection.start === size) return <span>{t("sequences.statusCaretLast")}</span>;
      const before = format.number(selection.start);
      const after = format.number(selection.start + 1);
      return <span>{t("sequences.statusCaret", { before, after })}</span>;
    }
    const { first, last } = oneBasedEnds(selection, size);
    const range = t("sequences.range", { first: format.number(first), last: format.number(last) });
    return (
      <>
        <span>{t("sequences.statusSelection", { range })}</span>
        <span>{format.basePairs(selection.length, unit)}</span>
      </>
    );
  };
  // Beside the selection it is the selection's, else the whole molecule's.
  const share = gc !== null && (
    <span>{t("sequences.statusGc", { percent: `${format.number(gc, 1)} %` })}</span>
  );
  const topology = record.topology === "circular" ? "sequences.kindCircular" : "sequences.kindLinear";
  return (
    <section className={styles.status} aria-label={t("sequences.statusLine")}>
      {where()}
      {selection.length > 0 && share}
      <span className={styles.statusEnd}>{format.basePairs(size, unit)}</span>
      {selection.length === 0 && share}
      <span>{t(topology)}</span>
      <SavedState state={state} onRetry={onRetry} />
    </section>
  );
};

/** A selection that lags behind an edit may no longer are on the molecule. */
const safeSlice = (record: SequenceDocument["record"], selection: SequenceDocument["selection"]): string => {
  try {
    return sliceBases(record, selection);
  } catch {
    return "";
  }
};
