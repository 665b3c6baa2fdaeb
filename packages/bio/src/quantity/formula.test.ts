import fc from "fast-check";
import { expect, it } from "vitest";
import { compare, exactNumber, exactText } from "./exact-number.ts";
import { calculate, MAX_FORMULA_CHARACTERS, readFormula } from "./formula.ts";

const values: Readonly<Record<string, string>> = { mass: "1.5", volume: "0.3", "体积 (mL)": "2", none: "0" };
const lookUp = (name: string) => (values[name] === undefined ? null : exactNumber(values[name]));
const messageOf = (text: string): string | null => {
  const read = readFormula(text);
  if (!read.ok) throw new Error(`${read.error.code} at ${read.error.at}`);
  const number = calculate(read.formula, lookUp);
  return number && exactText(number);
};

it.each([
  ["1 + 2 * 3", "7"],
  ["(1 + 2) * 3", "9"],
  ["10 - 4 - 3", "3"],
  ["100 / 10 / 2", "5"],
  ["-2 * -3", "6"],
  ["0.1 + 0.2", "0.3"],
  ["1 / 3 * 3", "1"],
  ["{mass} / {volume}", "5"],
  ["{体积 (mL)} × 4 ÷ 2 − 1", "3"],
  ["{unknown} + 1", null],
  ["1 / {none}", null],
])("%s is %s", (text, number) => {
  expect(messageOf(text)).toBe(number);
});

it.each([
  ["", 0],
  ["1 +", 3],
  ["(1", 2],
  ["1 2", 2],
  ["{}", 0],
  ["1e5", 1],
  ["constructor", 0],
  ["{a} ; {b}", 4],
  ["1)", 1],
])("%j cannot be read at %i", (text, at) => {
  expect(readFormula(text)).toEqual({ ok: false, error: { code: "no-formula", at } });
});

it("names what it asks for, each once; one beyond all measure is refused, however deep", () => {
  expect(readFormula("{a} + {b} * {a}")).toMatchObject({ names: ["a", "b"] });
  expect(readFormula("1".repeat(MAX_FORMULA_CHARACTERS + 1))).toMatchObject({ error: { code: "too-long" } });
  expect(readFormula("(".repeat(MAX_FORMULA_CHARACTERS))).toMatchObject({ error: { code: "no-formula" } });
});

it("reads any text without breaking, and sums in any order", () => {
  fc.assert(fc.property(fc.string(), (text) => void readFormula(text)));
  fc.assert(
    fc.property(fc.array(fc.nat(999_999), { minLength: 1, maxLength: 20 }), (numbers) => {
      const texts = numbers.map((one) => `0.${one}`);
      expect(messageOf(texts.join("+"))).toBe(messageOf(texts.toReversed().join(" + ")));
      expect(compare(exactNumber(messageOf(`${texts[0]}-${texts[0]}`)!), exactNumber("0"))).toBe(0);
    }),
  );
});
