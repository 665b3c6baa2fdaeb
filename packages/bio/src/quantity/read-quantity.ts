import { decimalPattern } from "./exact-number.ts";
import type { Quantity } from "./quantity.ts";
import { dimensions, isUnit, type Unit, unitsOf } from "./units.ts";

const WITH_THOUSANDS = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const WITH_DECIMAL_COMMA = /^-?\d*,\d*$/;

/**
 * Normalises typed numbers: full-width digits of a Chinese keyboard, commas between thousands, a decimal comma where
 * it cannot separate thousands. Anything else is returned unchanged.
 *
 * @example plainFigure("１，２００。５") // "1200.5"
 * @example plainFigure("1,5") // "1.5"
 */
export const plainFigure = (typed: string): string => {
  const figure = typed.normalize("NFKC").replaceAll("。", ".").replaceAll("−", "-").replace(/\s/g, "");
  if (WITH_THOUSANDS.test(figure)) return figure.replaceAll(",", "");
  return WITH_DECIMAL_COMMA.test(figure) ? figure.replace(",", ".") : figure;
};

/**
 * An exact decimal number as it was typed; null if it is none, or has more digits than are stored.
 *
 * @example readDecimal("012,50") // "12.50"
 */
export const readDecimal = (typed: string): string | null => {
  const plain = plainFigure(typed)
    .replace(/^\+/, "")
    .replace(/^(-?)0+(?=\d)/, "$1")
    .replace(/^(-?)\./, "$10.")
    .replace(/\.$/, "");
  return decimalPattern.test(plain) ? plain : null;
};

/** After NFKC, with µ as the Greek letter and the degree sign separated. */
const spelling = (unit: string): string =>
  unit.normalize("NFKC").replace(/\s/g, "").replaceAll("μ", "u").replace(/^°C$/, "C");

const spelled = new Map<string, Unit>();
/** Those that one may also write in other cases, as `ML`; where two differ by nothing else, as mm and mM, neither. */
const caseless = new Map<string, Unit | null>();
for (const dimension of Object.keys(dimensions) as (keyof typeof dimensions)[])
  for (const unit of unitsOf(dimension)) {
    const written = spelling(unit);
    spelled.set(written, unit);
    const low = written.toLowerCase();
    caseless.set(low, caseless.has(low) ? null : unit);
  }
spelled.set("x", "×").set("X", "×");

/**
 * The unit that a text means: `ul`, `μl` and `µL` are one. Null if there is none.
 *
 * `names` are those of a language, in any case.
 *
 * @example readUnit("mg/ml") // "mg/mL"
 */
export const readUnit = (typed: string, names: Readonly<Record<string, Unit>> = {}): Unit | null => {
  if (isUnit(typed)) return typed;
  const written = spelling(typed);
  return (
    spelled.get(written) ?? caseless.get(written.toLowerCase()) ?? names[typed.trim().toLowerCase()] ?? null
  );
};

/** What was read of a text; without a unit where none was typed. */
export type ReadQuantity =
  | { readonly ok: true; readonly value: string; readonly unit: Unit | null }
  | { readonly ok: false; readonly error: { readonly code: "no-number" | "unknown-unit" } };

/**
 * A quantity as people type it, in one field; without a unit, its figure alone.
 *
 * Errors: `no-number`; `unknown-unit`.
 *
 * @example readQuantity("1,5 mg/ml") // { ok: true, value: "1.5", unit: "mg/mL" }
 * @example readQuantity("５ul") // { ok: true, value: "5", unit: "µL" }
 */
export const readQuantity = (typed: string, names?: Readonly<Record<string, Unit>>): ReadQuantity => {
  const [, figure = "", behind = ""] = /^([-+−.,，．。\d０-９\s－＋]*)(.*)$/su.exec(typed.trim()) ?? [];
  const value = readDecimal(figure);
  if (value === null) return { ok: false, error: { code: "no-number" } };
  if (behind === "") return { ok: true, value, unit: null };
  const unit = readUnit(behind, names);
  return unit === null ? { ok: false, error: { code: "unknown-unit" } } : { ok: true, value, unit };
};

/** As it is written, with a space between figure and unit. @example quantityText({ value: "12.50", unit: "mL" }) // "12.50 mL" */
export const quantityText = ({ value, unit }: Quantity): string => `${value} ${unit}`;
