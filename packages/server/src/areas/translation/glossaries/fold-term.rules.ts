/** A term as it is looked for, used and checked. */
export interface Term {
  readonly source: string;
  /** Any of them is right; the first is preferred. */
  readonly targets: readonly string[];
  readonly note: string;
  readonly caseSensitive: boolean;
  readonly doNotTranslate: boolean;
}

/** A text without differences of case, width and spacing, by which terms are compared. @example foldTerm("ＰＣＲ  tube") // "pcr tube" */
export const foldTerm = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** What makes two terms with the same source contradict each other. */
interface TermMeaning {
  readonly targets: readonly string[];
  readonly doNotTranslate: boolean;
}

/** Whether two terms say the same, whatever the order of their translations. */
export const meansTheSame = (one: TermMeaning, other: TermMeaning): boolean => {
  const keys = ({ targets, doNotTranslate }: TermMeaning) =>
    JSON.stringify([doNotTranslate, [...new Set(targets.map(foldTerm))].sort()]);
  return keys(one) === keys(other);
};
