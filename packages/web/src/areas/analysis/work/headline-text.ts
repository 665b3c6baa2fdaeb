import { type AnalysisResult, headlinesOf, type ResultCell } from "@benchleaf/bio";
import type { PhraseKey, Translate } from "../../../kernel/translation.ts";

/** Five digits at most; a p value has four decimals, or its power of ten below them. */
export const numberText = (value: number, column: string): string => {
  if (/^p(Adjusted)?$/.test(column)) return value < 1e-4 ? value.toExponential(2) : value.toFixed(4);
  if (Number.isInteger(value)) return String(value);
  const size = Math.abs(value);
  return size >= 1e6 || size < 1e-4 ? value.toExponential(3) : String(Number(value.toPrecision(5)));
};

/** A cell of a result as text. */
export const cellText = (t: Translate, cell: ResultCell, column: string): string => {
  if (cell === null) return "–";
  if (typeof cell === "number") return numberText(cell, column);
  return typeof cell === "string" ? cell : t(`analysis.word-${cell.word}` as PhraseKey);
};

const parameters = /^(midpoint|km|vmax|doublingTime)$/;

/** A result in one line: the test with its p value, the midpoint of a curve, the first fold changes. */
export const headlineText = (t: Translate, result: AnalysisResult): string =>
  headlinesOf(result)
    .map(({ name, cells }) => {
      const words = cells.map(({ column, value }) =>
        typeof value === "number"
          ? `${t(`analysis.${parameters.test(column) ? "word" : "head"}-${column}` as PhraseKey)} = ${numberText(value, column)}`
          : cellText(t, value, column),
      );
      return [name, words.join(", ")].filter(Boolean).join(": ");
    })
    .join("; ");
