import { alignPair } from "../align/align-pair.ts";
import { applyEdit } from "../edit.ts";
import type { SequenceRecord } from "../sequence.ts";

/** The residues in `[start, end)` of the text before were replaced by `insert`. */
export interface ResidueChange {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
}

/**
 * Beyond this product of lengths what differs is reported as one change: comparing it residue by residue is no longer
 * quick.
 */
const MAX_CELLS = 1e8;

/**
 * What turns one sequence into another, in order and non-overlapping; letter case counts. Few and short for texts
 * that are much alike, whatever their length: equal beginnings and ends are skipped, and what is between is aligned.
 * Where that would be long work, all between is one change.
 *
 * @example letterChanges("AACCGGTT", "AATCGGT") // [{ start: 2, end: 3, insert: "T" }, { start: 6, end: 7, insert: ""
 * }]
 */
export const residueChanges = (before: string, after: string): readonly ResidueChange[] => {
  if (before === after) return [];
  const limit = Math.min(before.length, after.length);
  let start = 0;
  while (start < limit && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let tail = 0;
  const isSameTail = () =>
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail);
  while (tail < limit - start && isSameTail()) tail++;
  const gone = before.slice(start, before.length - tail);
  const come = after.slice(start, after.length - tail);
  const whole = { start, end: start + gone.length, insert: come };
  if (gone === "" || come === "" || gone.length * come.length > MAX_CELLS) return [whole];
  const aligned = alignPair(gone, come, { match: 2, mismatch: -2, gapOpen: -4, gapExtend: -1 });
  return aligned.ok ? changesIn(aligned.rowA, aligned.rowB, start) : [whole];
};

const changesIn = (rowBefore: string, rowAfter: string, offset: number): readonly ResidueChange[] => {
  const changes: ResidueChange[] = [];
  let at = offset;
  for (let column = 0; column < rowBefore.length; ) {
    const first = column;
    while (column < rowBefore.length && rowBefore[column] !== rowAfter[column]) column++;
    if (column > first) {
      const end = at + lettersOf(rowBefore, first, column).length;
      changes.push({ start: at, end, insert: lettersOf(rowAfter, first, column) });
      at = end;
    } else {
      column++;
      at++;
    }
  }
  return changes;
};

const lettersOf = (row: string, from: number, to: number): string => row.slice(from, to).replaceAll("-", "");

/** The record with all changes made, annotations mapped. Changes are in order and non-overlapping. */
export const applyChanges = (record: SequenceRecord, changes: readonly ResidueChange[]): SequenceRecord =>
  changes.reduceRight((changed, change) => applyEdit(changed, { kind: "bases", ...change }).record, record);
