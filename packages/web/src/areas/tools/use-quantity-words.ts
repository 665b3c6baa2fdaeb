import { useFormat } from "../../kernel/format.ts";
import { decimalsOf, inFitting, type Quantity, type Units } from "./units.ts";

const SUPERSCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  [..."-0123456789"].map((digit, index) => [digit, [..."⁻⁰¹²³⁴⁵⁶⁷⁸⁹"][index]!]),
);

/** Writes a quantity, given in the base unit, with four digits that count. */
export const useQuantityWords = () => {
  const format = useFormat();
  const quantity = (base: number, units: Units): string => {
    const { value, unit } = inFitting(base, units);
    return `${format.number(value, decimalsOf(value))} ${unit}`;
  };
  /** `3.628 × 10¹¹`. */
  const count = (value: number): string => {
    const power = Math.floor(Math.log10(value));
    const raised = [...String(power)].map((digit) => SUPERSCRIPTS[digit] ?? digit).join("");
    return `${format.number(value / 10 ** power, 3)} × 10${raised}`;
  };
  /** A figure as it was entered. */
  const entered = ({ value, unit }: Quantity): string =>
    value === null ? "–" : `${format.number(value, decimalsOf(value))} ${unit}`.trim();
  return { quantity, count, entered };
};
