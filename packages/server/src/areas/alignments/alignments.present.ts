import type { AlignmentSummary, Id } from "@benchleaf/contract";
import { presentOfKind } from "../files/list-kind.service.ts";
import type { SummaryRow } from "./alignments.store.ts";

export const presentSummary = (row: SummaryRow, userId: Id): AlignmentSummary => ({
  ...presentOfKind(row, userId),
  alphabet: row.alphabet,
  method: row.method,
  rowCount: row.row_count,
  columnCount: row.column_count,
});
