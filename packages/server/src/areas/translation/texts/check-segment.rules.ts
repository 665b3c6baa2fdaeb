import type { SegmentFinding } from "@benchleaf/contract";
import type { Term } from "../glossaries/fold-term.rules.ts";
import { checkTranslation } from "../rules/check-translation.ts";
import { findTerms } from "../rules/find-terms.ts";
import { protectParts, restoreParts } from "../rules/protect-parts.ts";

/** A sentence as a model receives it. */
export interface MaskedSegment {
  /** With placeholders instead of protected parts. */
  readonly text: string;
  readonly parts: readonly string[];
  /** Terms that occur in it, the longest where several overlap. */
  readonly terms: readonly Term[];
}

export const maskSegment = (source: string, terms: readonly Term[]): MaskedSegment => {
  const found = findTerms(source, terms).map(({ term }) => term);
  const doNotTranslate = found.filter((term) => term.doNotTranslate).map((term) => term.source);
  const { text, parts } = protectParts(source, { doNotTranslate });
  return { text, parts, terms: [...new Set(found)] };
};

const PLACEHOLDER = /⟦\/?[fx]?\d+⟧/gu;

/** Nothing in it is translated: protected parts, numbers and signs are all there is. */
export const isSameInAllLanguages = ({ text }: MaskedSegment): boolean =>
  !/\p{L}/u.test(text.replace(PLACEHOLDER, ""));

/** Findings that say a protected part is not as it was. */
const hard = new Set(["placeholder.missing", "placeholder.repeated", "code.missing", "number.changed"]);

export const changesProtectedParts = (findings: readonly SegmentFinding[]): boolean =>
  findings.some(({ code }) => hard.has(code));

/** What is wrong with a masked translation. */
export const checkMasked = (masked: MaskedSegment, target: string): SegmentFinding[] =>
  checkTranslation({ source: masked.text, target, terms: masked.terms, parts: masked.parts }).map(
    ({ code, part }) => ({ code, part: part.slice(0, 500) }),
  );

/** The translation with its protected parts. */
export const restoreTarget = (masked: MaskedSegment, target: string): string =>
  restoreParts(target, masked.parts);

/** What is wrong with a translation that a person has written: its protected parts are looked for as text. */
export const checkWritten = (source: string, target: string, terms: readonly Term[]): SegmentFinding[] => {
  const masked = maskSegment(source, terms);
  let rest = target;
  // The longest first, so that a part within another is not taken for it.
  const order = masked.parts.map((part, at) => ({ part, at })).sort((a, b) => b.part.length - a.part.length);
  for (const { part, at } of order) rest = rest.replace(part, () => `⟦${at + 1}⟧`);
  return checkMasked(masked, rest);
};
