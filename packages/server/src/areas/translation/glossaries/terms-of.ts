import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { foldTerm, type Term } from "./fold-term.rules.ts";
import { findTermsWithin, type TermRow } from "./glossaries.store.ts";

/** Which glossary is used, and whether against its direction: from its target language into its source language. */
export interface GlossaryUse {
  readonly glossaryId: Id;
  readonly isReversed: boolean;
}

const forward = (row: TermRow): Term => ({
  source: row.source,
  targets: row.targets,
  note: row.note,
  caseSensitive: row.case_sensitive,
  doNotTranslate: row.do_not_translate,
});

/** Each translation becomes a term; one that several terms share may be translated by each of them. */
const reversed = (rows: readonly TermRow[]): Term[] => {
  const byKey = new Map<string, Term>();
  for (const row of rows)
    for (const source of row.do_not_translate ? [row.source] : row.targets) {
      const key = foldTerm(source);
      const earlier = byKey.get(key);
      byKey.set(key, {
        source,
        targets: [...(earlier?.targets ?? []), ...(row.do_not_translate ? [] : [row.source])],
        note: row.note,
        caseSensitive: row.case_sensitive,
        doNotTranslate: row.do_not_translate,
      });
    }
  return [...byKey.values()];
};

/** Terms of a glossary that may occur in these texts. */
export const termsWithin = async (
  q: Queries,
  use: GlossaryUse | null,
  texts: readonly string[],
): Promise<readonly Term[]> => {
  if (use === null || texts.length === 0) return [];
  const rows = await findTermsWithin(q, use.glossaryId, foldTerm(texts.join("\n")), use.isReversed);
  return use.isReversed ? reversed(rows) : rows.map(forward);
};
