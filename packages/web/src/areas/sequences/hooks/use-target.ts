import type { Selection, SequenceRecord } from "@benchleaf/bio";
import { useState } from "react";
import { oneBasedEnds, type RangeFault, selectionFromOneBased } from "../sequence-selection.ts";

/** A region as entered: one-based, inclusive; both empty for none. */
export interface TargetEnds {
  readonly first: number | null;
  readonly last: number | null;
}

const NO_TARGET: TargetEnds = { first: null, last: null };

const endsOf = (selection: Selection, size: number): TargetEnds =>
  selection.length === 0 ? NO_TARGET : oneBasedEnds(selection, size);

/** The region that a design is about: at first what is selected, then what a person fills in. */
export const useTarget = (record: SequenceRecord, selection: Selection) => {
  const size = record.sequence.length;
  const [ends, setEnds] = useState(() => endsOf(selection, size));
  const { first, last } = ends;
  const isNone = first === null && last === null;
  const read: Selection | RangeFault = isNone
    ? { start: 0, length: 0 }
    : selectionFromOneBased(first ?? 0, last ?? 0, record);
  return {
    ends,
    setEnds,
    target: typeof read === "string" ? null : read,
    fault: typeof read === "string" ? read : null,
    takeSelection: () => setEnds(endsOf(selection, size)),
  };
};
