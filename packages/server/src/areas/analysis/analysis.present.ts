import type { AnalysisSummary, Id } from "@benchleaf/contract";
import { presentOfKind } from "../files/list-kind.service.ts";
import type { SummaryRow } from "./analysis.store.ts";

export const presentSummary = (row: SummaryRow, userId: Id): AnalysisSummary => ({
  ...presentOfKind(row, userId),
  method: row.method,
  rowCount: row.row_count,
  columnCount: row.column_count,
});
