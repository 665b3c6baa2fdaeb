import { tex2typst } from "tex2typst";

/** A longer formula is printed as its source. */
const MOST_CHARACTERS = 2_000;

/**
 * Converts a formula from LaTeX to Typst's math, without code: what Typst would execute is refused. Returns null if
 * the formula cannot be converted.
 *
 * @example formulaToTypst("\\frac{a}{b}") // "a/b"
 */
export const formulaToTypst = (latex: string): string | null => {
  if (latex.length > MOST_CHARACTERS) return null;
  try {
    const math = tex2typst(latex);
    const outsideTexts = math.replaceAll(/"(?:[^"\\]|\\.)*"/g, "");
    return /(?<!\\)#/.test(outsideTexts) ? null : math;
  } catch {
    return null;
  }
};
