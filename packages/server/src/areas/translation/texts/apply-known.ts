import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { foldTerm, type Term } from "../glossaries/fold-term.rules.ts";
import { peelCodes, sourceHash } from "../memories/source-hash.rules.ts";
import { findExact } from "../memories/units.store.ts";
import { isSameInAllLanguages, maskSegment } from "./check-segment.rules.ts";
import type { SegmentResult } from "./segments.store.ts";
import type { OpenSegment } from "./translate-batch.ts";

const termOf = (text: string, terms: readonly Term[]): Term | undefined => {
  const key = foldTerm(text);
  return terms.find((term) => foldTerm(term.source) === key && (!term.caseSensitive || term.source === text));
};

/**
 * What is known without a model: identical sentences of the memory, sentences that are one term of the glossary, and
 * those that are the same in every language, such as numbers and sequences.
 */
export const applyKnown = async (
  q: Queries,
  memoryId: Id | null,
  terms: readonly Term[],
  segments: readonly OpenSegment[],
): Promise<SegmentResult[]> => {
  const peeled = segments.map(({ no, source }) => ({ no, source, peeled: peelCodes(source) }));
  const hashes = peeled.flatMap((one) => (one.peeled === null ? [] : [sourceHash(one.peeled.inner)]));
  const known = new Map(
    memoryId === null || hashes.length === 0
      ? []
      : (await findExact(q, memoryId, hashes)).map((row) => [row.source_hash.toString("hex"), row.target]),
  );
  return peeled.flatMap((one): SegmentResult[] => {
    const { no, source } = one;
    const applied = (target: string, origin: SegmentResult["origin"]): SegmentResult[] => [
      { no, target, state: "translated", origin, findings: [] },
    ];
    if (one.peeled !== null) {
      const { head, inner, tail } = one.peeled;
      const remembered = known.get(sourceHash(inner).toString("hex"));
      if (remembered !== undefined) return applied(head + remembered + tail, "memory");
      const term = termOf(inner, terms);
      if (term !== undefined)
        return applied(head + (term.doNotTranslate ? inner : term.targets[0]!) + tail, "glossary");
    }
    return isSameInAllLanguages(maskSegment(source, terms)) ? applied(source, "same") : [];
  });
};
