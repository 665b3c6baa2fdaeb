import type { Id, SequenceContent, SequenceSummary } from "@benchleaf/contract";
import { presentOfKind } from "../files/list-kind.service.ts";
import type { ContentRow, SummaryRow } from "./sequences.store.ts";

export const presentSummary = (row: SummaryRow, userId: Id): SequenceSummary => ({
  ...presentOfKind(row, userId),
  circular: row.circular,
  isProtein: row.is_protein,
  isRna: row.is_rna,
  featureCount: row.feature_count,
});

export const presentContent = (row: ContentRow): SequenceContent => ({
  name: row.name,
  description: row.description,
  sequence: row.bases,
  circular: row.circular,
  isProtein: row.is_protein,
  isRna: row.is_rna,
  features: row.features,
  primers: row.primers,
  ...(row.qualities === null ? {} : { qualities: row.qualities }),
  meta: row.meta,
});
