import type { AlignmentCall, AlignmentContent, AlignmentRow } from "@benchleaf/contract";
import { type AlignmentScene, numberAt } from "../../../canvas/alignment/alignment-scene.ts";

/** What is in one cell of an alignment. */
export interface CellFacts {
  readonly row: AlignmentRow;
  readonly column: number;
  readonly letter: string;
  /** What the reference has there, and its number; null in a gap of it or without one. */
  readonly reference: string | null;
  readonly referenceNumber: number | null;
  readonly number: number | null;
  readonly quality: number | null;
  readonly call: AlignmentCall | null;
}

export const cellFacts = (
  content: AlignmentContent,
  scene: AlignmentScene,
  rowIndex: number,
  column: number,
): CellFacts | null => {
  const drawn = scene.rows[rowIndex];
  const row = content.rows.find(({ id }) => id === drawn?.id);
  if (!drawn || !row) return null;
  const reference = scene.rows.find(({ id }) => id === scene.referenceId);
  return {
    row,
    column,
    letter: row.letters[column] ?? " ",
    reference: reference?.letters[column] ?? null,
    referenceNumber: reference ? numberAt(reference, column) : null,
    number: numberAt(drawn, column),
    quality: drawn.qualities?.get(column) ?? null,
    call: row.calls.find((one) => one.column === column) ?? null,
  };
};
