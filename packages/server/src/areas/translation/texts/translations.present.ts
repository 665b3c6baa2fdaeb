import type { Translation, TranslationDetail, TranslationSegment } from "@benchleaf/contract";
import type { Term } from "../glossaries/fold-term.rules.ts";
import { findTerms } from "../rules/find-terms.ts";
import type { SegmentRow } from "./segments.store.ts";
import type { TranslationDetailRow, TranslationRow } from "./translations.store.ts";

export const presentTranslation = (row: TranslationRow): Translation => ({
  id: row.id,
  name: row.name,
  documentKind: row.document_kind,
  sourceLanguage: row.source_language,
  targetLanguage: row.target_language,
  glossaryId: row.glossary_id,
  memoryId: row.memory_id,
  state: row.state,
  usesModel: row.uses_model,
  reason: row.reason,
  errorCode: row.error_code,
  segmentCount: row.segment_count,
  createTime: row.create_time.toISOString(),
  updateTime: row.update_time.toISOString(),
});

export const presentDetail = (row: TranslationDetailRow): TranslationDetail => ({
  ...presentTranslation(row),
  seq: row.seq,
  waitingCount: row.waiting_count,
  reviewCount: row.review_count,
  glossaryName: row.glossary_name,
  memoryName: row.memory_name,
  warnings: row.warnings,
});

export const presentSegment = (row: SegmentRow, terms: readonly Term[]): TranslationSegment => ({
  no: row.no,
  unit: row.unit,
  place: row.place,
  source: row.source,
  target: row.target,
  state: row.state,
  origin: row.origin,
  findings: row.findings,
  terms: findTerms(row.source, terms).map(({ term, start, end }) => ({
    source: row.source.slice(start, end),
    targets: [...term.targets],
    start,
    end,
    note: term.note,
    doNotTranslate: term.doNotTranslate,
  })),
  seq: row.seq,
});
