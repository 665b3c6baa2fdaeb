import { add, divide, type ExactNumber, exactNumber, multiply, subtract } from "./exact-number.ts";

/** A formula has this many residues at most. */
export const MAX_FORMULA_CHARACTERS = 500;

/** What a formula reckons: numbers, and values that are looked up by the name that is in braces. */
export type Formula =
  | { readonly kind: "number"; readonly number: ExactNumber }
  | { readonly kind: "value"; readonly name: string }
  | {
      readonly kind: "reckoned";
      readonly sign: "+" | "-" | "*" | "/";
      readonly left: Formula;
      readonly right: Formula;
    };

/** A parsed formula with the names it uses, or the position of the syntax error. */
export type ReadFormula =
  | { readonly ok: true; readonly formula: Formula; readonly names: readonly string[] }
  /** `at`: the residue, counted from 0, at which it can be read no further. */
  | { readonly ok: false; readonly error: { readonly code: "no-formula" | "too-long"; readonly at: number } };

class Unreadable extends Error {
  readonly at: number;
  constructor(at: number) {
    super(`no formula at ${at}`);
    this.at = at;
  }
}

const reckon = {
  "+": add,
  "-": subtract,
  "*": multiply,
  "/": divide,
} as const;

const ZERO = exactNumber("0");
const signs: Readonly<Record<string, keyof typeof reckon>> = {
  "+": "+",
  "-": "-",
  "−": "-",
  "*": "*",
  "×": "*",
  "/": "/",
  "÷": "/",
};

/** Reads sums of products of numbers, values in braces and brackets, from left to right. */
const readerOf = (text: string) => {
  const names = new Set<string>();
  let at = 0;
  const skip = (): void => {
    while (/\s/.test(text[at] ?? "")) at++;
  };
  const takes = (letter: string): boolean => {
    skip();
    if (text[at] !== letter) return false;
    at++;
    return true;
  };
  const signAmong = (...some: (keyof typeof reckon)[]): keyof typeof reckon | undefined => {
    skip();
    const sign = signs[text[at] ?? ""];
    if (sign === undefined || !some.includes(sign)) return undefined;
    at++;
    return sign;
  };
  const matches = (pattern: RegExp): string | undefined => {
    skip();
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) return undefined;
    at = pattern.lastIndex;
    return found[1];
  };
  const part = (): Formula => {
    if (signAmong("-"))
      return { kind: "reckoned", sign: "-", left: { kind: "number", number: ZERO }, right: part() };
    if (takes("(")) {
      const inner = sum();
      if (!takes(")")) throw new Unreadable(at);
      return inner;
    }
    const figure = matches(/(\d{1,15}(?:\.\d{1,9})?)/y);
    if (figure !== undefined) return { kind: "number", number: exactNumber(figure) };
    const name = matches(/\{([^{}]+)\}/y);
    if (name === undefined) throw new Unreadable(at);
    names.add(name);
    return { kind: "value", name };
  };
  const chain = (next: () => Formula, ...some: (keyof typeof reckon)[]): Formula => {
    let left = next();
    for (let sign = signAmong(...some); sign !== undefined; sign = signAmong(...some))
      left = { kind: "reckoned", sign, left, right: next() };
    return left;
  };
  const product = (): Formula => chain(part, "*", "/");
  const sum = (): Formula => chain(product, "+", "-");
  return () => {
    const formula = sum();
    skip();
    if (at < text.length) throw new Unreadable(at);
    return { formula, names: [...names] };
  };
};

/**
 * Reads a formula; nothing of it is ever run as a program.
 *
 * Errors: `no-formula` with the place; `too-long`.
 *
 * @example readFormula("{mass} / {volume} * 1000") // { ok: true, names: ["mass", "volume"], … }
 */
export const readFormula = (text: string): ReadFormula => {
  if (text.length > MAX_FORMULA_CHARACTERS)
    return { ok: false, error: { code: "too-long", at: MAX_FORMULA_CHARACTERS } };
  try {
    return { ok: true, ...readerOf(text)() };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, error: { code: "no-formula", at: error.at } };
    throw error;
  }
};

/**
 * The exact value of a formula; null if a value is missing, or for a division by zero.
 *
 * @example calculate(formula, (name) => (name === "mass" ? exactNumber("1") : null))
 */
export const calculate = (
  formula: Formula,
  lookUp: (name: string) => ExactNumber | null,
): ExactNumber | null => {
  if (formula.kind === "number") return formula.number;
  if (formula.kind === "value") return lookUp(formula.name);
  const [left, right] = [calculate(formula.left, lookUp), calculate(formula.right, lookUp)];
  if (left === null || right === null || (formula.sign === "/" && right.numerator === 0n)) return null;
  return reckon[formula.sign](left, right);
};
