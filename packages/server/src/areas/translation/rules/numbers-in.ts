import { foldWidth, MARK } from "./inline-codes.ts";

/** A comma between digits separates thousands or decimals, or the numbers of a list. */
export type CommaReading = "decimal" | "list";

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * The numbers of a text as they are compared: thousands without separators, raised digits as numbers of their own.
 *
 * @example numbersIn("1,000 × 10⁶ in 2.50 mL", "decimal") // ["1000", "10", "6", "2.50"]
 */
export const numbersIn = (text: string, comma: CommaReading): string[] => {
  const plain = foldWidth(text.replace(MARK, " ")).replace(
    /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
    (raised) => ` ${[...raised].map((sign) => RAISED.indexOf(sign)).join("")} `,
  );
  const found =
    plain.match(/\d{1,3}(?:[,\u2009]\d{3})+(?![\d,])(?:\.\d+)?|\d{1,3}(?: 000)+(?!\d)|\d+(?:[.,]\d+)*/g) ??
    [];
  return found.flatMap((number) => {
    if (
      /^\d{1,3}(?:[, \u2009]\d{3})+(?:\.\d+)?$/.test(number) &&
      (comma === "decimal" || !/^\d+(?:,\d+)+$/.test(number))
    )
      return [number.replace(/[, \u2009]/g, "")];
    if (comma === "decimal" && /^\d+,\d+$/.test(number)) return [number.replace(",", ".")];
    return number.split(",");
  });
};
