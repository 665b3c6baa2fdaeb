import type { Glossary, GlossaryTermRecord } from "@benchleaf/contract";
import type { GlossaryRow, TermRow } from "./glossaries.store.ts";

export const presentGlossary = (row: GlossaryRow): Glossary => ({
  id: row.id,
  name: row.name,
  sourceLanguage: row.source_language,
  targetLanguage: row.target_language,
  termCount: row.term_count,
  authorName: row.author_name,
  createTime: row.create_time.toISOString(),
  updateTime: row.update_time.toISOString(),
});

export const presentTerm = (row: TermRow): GlossaryTermRecord => ({
  id: row.id,
  source: row.source,
  targets: row.targets,
  note: row.note,
  caseSensitive: row.case_sensitive,
  doNotTranslate: row.do_not_translate,
  updateTime: row.update_time.toISOString(),
});
