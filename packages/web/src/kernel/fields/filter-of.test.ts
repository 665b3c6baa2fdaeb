import type { Field } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { filterOf } from "./filter-of.ts";

const field = (part: Partial<Field>): Field => ({
  id: "2",
  kind: "primer",
  type: "quantity",
  version: 1,
  name: "Stock",
  help: "",
  isRequired: false,
  isUnique: false,
  isColumn: true,
  units: ["µM", "mM"],
  choices: [],
  formula: "",
  initial: null,
  ...part,
});
const about = { fieldId: "2" };

it("asks for bounds exactly, in one unit", () => {
  expect(filterOf(field({}), "1 mM", "2500")).toEqual({ ...about, unit: "µM", least: "1000", most: "2500" });
  expect(filterOf(field({}), "", "0,5 mM")).toEqual({ ...about, unit: "mM", most: "0.5" });
  expect(filterOf(field({}), "five", "")).toBeNull();
  expect(filterOf(field({ type: "number", units: [] }), "-1", "")).toEqual({
    ...about,
    unit: null,
    least: "-1",
  });
  expect(filterOf(field({ type: "date", units: [] }), "2026-01-02", "")).toEqual({
    ...about,
    unit: null,
    least: "2026-01-02",
  });
});

it("asks for a part of a text, and for a choice whole", () => {
  expect(filterOf(field({ type: "text" }), "shelf", "")).toEqual({ ...about, unit: null, contains: "shelf" });
  expect(filterOf(field({ type: "choices" }), "blue", "")).toEqual({ ...about, unit: null, is: "blue" });
  expect(filterOf(field({ type: "text" }), "", "")).toBeNull();
});
