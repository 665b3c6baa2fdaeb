import { describe, expect, it } from "vitest";
import {
  concentrations,
  decimalsOf,
  inBase,
  inFitting,
  inPowers,
  isPlain,
  readFigure,
  typedQuantity,
  volumes,
} from "./units.ts";

describe("units", () => {
  it.each([
    [5e-6, { value: 5, unit: "µL" }],
    [1e-3, { value: 1, unit: "mL" }],
    [0.25, { value: 250, unit: "mL" }],
    [2e-12, { value: 0.002, unit: "nL" }],
  ])("%d L is written where it reads best", (base, { value, unit }) => {
    const found = inFitting(base, volumes);
    expect(found.unit).toBe(unit);
    expect(found.value).toBeCloseTo(value, 10);
  });

  it("of mass concentration agree: 1 µg/µL is 1,000 ng/µL", () => {
    const { mass } = concentrations;
    expect(inBase({ value: 1, unit: "µg/µL" }, mass)).toBe(inBase({ value: 1000, unit: "ng/µL" }, mass));
  });

  it("of nothing entered are no number", () => {
    expect(inBase({ value: null, unit: "µL" }, volumes)).toBeNaN();
  });

  it("far from one are written by a power of ten, and never as zero", () => {
    expect([0, 0.001, 250, 999_999_999].every(isPlain)).toBe(true);
    expect([0.0009, 1e-16, 1e9, -1e12].some(isPlain)).toBe(false);
    expect(inPowers(1e-16)).toEqual({ digits: 1, power: -16 });
    expect(inPowers(9.9999e8)).toEqual({ digits: 1, power: 9 });
  });

  it.each([
    [1234.5678, 0],
    [45, 2],
    [0.1618, 4],
    [0, 0],
    [1e-12, 6],
  ])("%d shows %d decimals", (value, decimals) => {
    expect(decimalsOf(value)).toBe(decimals);
  });
});

it.each([
  ["5 ul", "5"],
  ["５０ µl", "50"],
  ["1,200", "1200"],
  ["5 mg", "5mg"],
  ["", ""],
  [undefined, ""],
])("%j is the figure %j of a volume", (typed, figure) => {
  expect(readFigure(typed, volumes)).toBe(figure);
});

it("a unit typed behind a figure is taken where the field has it", () => {
  expect(typedQuantity("1,5 ml", volumes)).toEqual({ value: "1.5", unit: "mL" });
  expect(typedQuantity("5 mg", volumes)).toBeNull();
  expect(typedQuantity("5", volumes)).toBeNull();
  expect(volumes).toEqual({ L: 1, mL: 1e-3, µL: 1e-6, nL: 1e-9 });
});
