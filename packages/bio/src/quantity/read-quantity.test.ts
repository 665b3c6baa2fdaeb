import fc from "fast-check";
import { expect, it } from "vitest";
import { plainFigure, readDecimal, readQuantity, readUnit } from "./read-quantity.ts";
import { type Dimension, dimensions, unitsOf } from "./units.ts";

it.each([
  ["１２", "12"],
  ["１，２００。５", "1200.5"],
  ["1,200", "1200"],
  ["12,345,678.9", "12345678.9"],
  ["1,5", "1.5"],
  ["0,125", "0.125"],
  ["1,2000", "1.2000"],
  ["1,2,3", "1,2,3"],
  ["-5", "-5"],
  ["1.", "1."],
  ["", ""],
  ["abc", "abc"],
])("%j is plainly %j", (typed, figure) => {
  expect(plainFigure(typed)).toBe(figure);
});

it.each([
  ["12.50", "12.50"],
  ["007", "7"],
  [".5", "0.5"],
  ["5.", "5"],
  ["−80", "-80"],
  ["+3", "3"],
  ["1e308", null],
  ["NaN", null],
  ["0x10", null],
  ["1234567890123456", null],
  ["0.1234567891", null],
  ["", null],
  ["-", null],
])("%j is the exact number %j", (typed, number) => {
  expect(readDecimal(typed)).toBe(number);
});

it.each([
  ["5 µl", "5", "µL"],
  ["5ul", "5", "µL"],
  ["5 μL", "5", "µL"],
  ["１．５ｍｇ／ｍＬ", "1.5", "mg/mL"],
  ["1,5 MG/ML", "1.5", "mg/mL"],
  ["1,200 ng/ul", "1200", "ng/µL"],
  ["-80℃", "-80", "℃"],
  ["-80 °C", "-80", "℃"],
  ["-80 C", "-80", "℃"],
  ["10 mM", "10", "mM"],
  ["10 mm", "10", "mm"],
  ["0.9 %(W/V)", "0.9", "% (w/v)"],
  ["100x", "100", "×"],
  ["20U/ul", "20", "U/µL"],
  ["3", "3", null],
])("%j is %s in %s", (typed, value, unit) => {
  expect(readQuantity(typed)).toEqual({ ok: true, value, unit });
});

it("distinguishes an invalid number from an invalid unit, and mM from mm", () => {
  expect(readQuantity("five mL")).toEqual({ ok: false, error: { code: "no-number" } });
  expect(readQuantity("5 drops")).toEqual({ ok: false, error: { code: "unknown-unit" } });
  expect(readQuantity("5 MM")).toEqual({ ok: false, error: { code: "unknown-unit" } });
  expect(readQuantity("1,2,3 mL")).toEqual({ ok: false, error: { code: "no-number" } });
});

it("a language has names of its own", () => {
  expect(readQuantity("5微升", { 微升: "µL" })).toEqual({ ok: true, value: "5", unit: "µL" });
});

it("every unit is read as it is written, behind any number", () => {
  for (const dimension of Object.keys(dimensions) as Dimension[])
    for (const unit of unitsOf(dimension)) {
      expect(readUnit(unit)).toBe(unit);
      expect(readUnit(unit.normalize("NFKC"))).toBe(unit);
    }
  const given = fc.tuple(fc.nat(), fc.constantFrom(...unitsOf("massConcentration")));
  fc.assert(
    fc.property(given, ([number, unit]) => {
      expect(readQuantity(`${number}${unit}`)).toEqual({ ok: true, value: String(number), unit });
    }),
  );
});
