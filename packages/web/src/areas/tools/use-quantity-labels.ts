import { useFormat } from "../../kernel/format.ts";
import { decimalsOf, inFitting, inPowers, isPlain, type Quantity, type Units } from "./units.ts";

const SUPERSCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  [..."-0123456789"].map((digit, index) => [digit, [..."⁻⁰¹²³⁴⁵⁶⁷⁸⁹"][index]!]),
);

/** Writes a quantity, given in the base unit, with four digits that count. */
export const useQuantityLabels = () => {
  const format = useFormat();
  /** `3.628 × 10¹¹`. */
  const count = (value: number): string => {
    const { digits, power } = inPowers(value);
    const raised = [...String(power)].map((digit) => SUPERSCRIPTS[digit] ?? digit).join("");
    return `${format.number(digits, 3)} × 10${raised}`;
  };
  const figure = (value: number): string =>
    isPlain(value) ? format.number(value, decimalsOf(value)) : count(value);
  const quantity = (base: number, units: Units): string => {
    const { value, unit } = inFitting(base, units);
    return `${figure(value)} ${unit}`;
  };
  /** A figure as it was entered. */
  const entered = ({ value, unit }: Quantity): string =>
    value === null ? "–" : `${figure(value)} ${unit}`.trim();
  return { quantity, count, entered };
};
