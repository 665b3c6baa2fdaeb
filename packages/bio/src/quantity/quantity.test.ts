import fc from "fast-check";
import { expect, it } from "vitest";
import {
  add,
  compare,
  decimalText,
  divide,
  type ExactNumber,
  exactNumber,
  exactText,
  subtract,
} from "./exact-number.ts";
import { baseText, convert, inBaseUnit, inUnit, type Quantity } from "./quantity.ts";
import { allUnits, dimensionOf, type Unit, unitsOf } from "./units.ts";

const figure = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.bigInt({ min: 0n, max: 10n ** 9n - 1n }))
  .map(([whole, decimals]) => `${whole}.${String(decimals).padStart(9, "0")}`);
const quantity = fc.record({ value: figure, unit: fc.constantFrom(...allUnits) });
const numberOf = (given: Quantity, unit: Unit, molarMass?: Quantity) => {
  const converted = convert(given, unit, molarMass);
  if (!converted.ok) throw new Error(converted.error.message);
  return converted.number;
};

// What each unit is in another one: NIST SP 811 (2008), tables 5 (prefixes), 6 (litre: 1 L = 10⁻³ m³), B.8 (0 ℃, molar
// concentration); BIPM SI brochure, 9th edition, table 8 (Da by 1 g/mol of M(¹²C) = 12). U: IUB 1978. Sigma-Aldrich's data
// sheets give the molar masses of NaCl (58.44) and Tris (121.14).
it.each([
  ["1", "kg", "g", "1000"],
  ["1", "g", "µg", "1000000"],
  ["1", "pg", "g", "0.000000000001"],
  ["1", "L", "nL", "1000000000"],
  ["5", "µL", "mL", "0.005"],
  ["1", "mol", "fmol", "1000000000000000"],
  ["1", "mg/mL", "g/L", "1"],
  ["1", "µg/µL", "ng/µL", "1000"],
  ["1", "g/mL", "g/L", "1000"],
  ["0.9", "% (w/v)", "mg/mL", "9"],
  ["1", "mM", "µM", "1000"],
  ["1", "U/mL", "U/L", "1000"],
  ["2", "kU", "U", "2000"],
  ["25", "℃", "K", "298.15"],
  ["0", "K", "℃", "-273.15"],
  ["-80", "℃", "K", "193.15"],
  ["1", "kDa", "g/mol", "1000"],
  ["1", "m", "nm", "1000000000"],
] as const)("%s %s is %3$s %2$s", (value, from, to, converted) => {
  expect(exactText(numberOf({ value, unit: from }, to))).toBe(converted);
});

it.each([
  ["5.844", "g", "58.44", "mol", "0.1"],
  ["0.1", "mol", "58.44", "g", "5.844"],
  ["1", "M", "121.14", "mg/mL", "121.14"],
  ["121.14", "g/L", "121.14", "mM", "1000"],
] as const)("%s %s of %s g/mol is %4$s %3$s", (value, from, perMole, to, converted) => {
  expect(exactText(numberOf({ value, unit: from }, to, { value: perMole, unit: "g/mol" }))).toBe(converted);
});

it("what does not measure the same is refused, and moles of no molar mass", () => {
  const code = (from: Unit, to: Unit, molarMass?: Quantity) => {
    const converted = convert({ value: "1", unit: from }, to, molarMass);
    return converted.ok ? "ok" : converted.error.code;
  };
  expect(code("mL", "mg")).toBe("other-dimension");
  expect(code("U", "mg")).toBe("other-dimension");
  expect(code("%", "% (w/v)")).toBe("other-dimension");
  expect(code("mg", "mmol")).toBe("no-molar-mass");
  expect(code("mg", "mmol", { value: "0", unit: "g/mol" })).toBe("no-molar-mass");
  expect(code("mg", "mmol", { value: "58", unit: "g" })).toBe("no-molar-mass");
  expect(code("mg/mL", "mM", { value: "58.44", unit: "g/mol" })).toBe("ok");
});

it("there and back is where one began, in every pair of units", () => {
  fc.assert(
    fc.property(quantity, fc.nat(), (given, pick) => {
      const others = unitsOf(dimensionOf(given.unit));
      const other = others[pick % others.length]!;
      const there = exactText(numberOf(given, other))!;
      expect(compare(numberOf({ value: there, unit: other }, given.unit), exactNumber(given.value))).toBe(0);
    }),
  );
});

it("it is the same sum both ways and in any order, and 0.1 and 0.2 are 0.3", () => {
  fc.assert(
    fc.property(quantity, quantity, quantity, (one, other, third) => {
      const [a, b, c] = [one, other, third].map(inBaseUnit) as [ExactNumber, ExactNumber, ExactNumber];
      expect(add(a, b)).toEqual(add(b, a));
      expect(add(add(a, b), c)).toEqual(add(a, add(b, c)));
      expect(subtract(add(a, b), b)).toEqual(a);
    }),
  );
  const sum = add(inBaseUnit({ value: "0.1", unit: "mL" }), inBaseUnit({ value: "200", unit: "µL" }));
  expect(exactText(inUnit(sum, "mL"))).toBe("0.3");
});

it("every quantity has all its decimals in the base unit", () => {
  fc.assert(
    fc.property(quantity, (given) => {
      expect(compare(exactNumber(baseText(given)), inBaseUnit(given))).toBe(0);
    }),
  );
});

it("a third has no end, and is rounded only where that is asked for; a half goes to the even digit", () => {
  const third = divide(exactNumber("-1"), exactNumber("3"));
  expect(exactText(third)).toBeNull();
  expect(decimalText(third, 4)).toBe("-0.3333");
  expect(["0.125", "0.375", "2.5", "-0.04", "12"].map((text) => decimalText(exactNumber(text), 2))).toEqual([
    "0.12",
    "0.38",
    "2.5",
    "-0.04",
    "12",
  ]);
  expect(decimalText(exactNumber("-0.001"), 2)).toBe("0");
  expect(() => divide(third, exactNumber("0.00"))).toThrow(RangeError);
  expect(() => exactNumber("1e3")).toThrow(RangeError);
});
