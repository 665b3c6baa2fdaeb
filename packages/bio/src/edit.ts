import type { SequenceRecord } from "./sequence.ts";

/** Replaces the bases in `[start, end)` by `insert`. `start === end` inserts, `insert === ""` deletes. */
export interface BaseChange {
  readonly kind: "bases";
  readonly start: number;
  readonly end: number;
  readonly insert: string;
}

/** An edit and all that is needed to take it back. */
export type Edit = BaseChange;

export interface EditResult {
  readonly record: SequenceRecord;
  /** Puts bases and every annotation back exactly as they were. */
  readonly undo: () => SequenceRecord;
}
