import { expect, it } from "vitest";
import { decisionDataOf, isNumberOf } from "./decision-entry.ts";

const fields = {
  quantity: { type: "number", units: ["mL", "µL"] },
  batch: { type: "text" },
  count: { type: "number" },
  note: { type: "text" },
} as const;

it("sends what is filled in, exactly, and leaves out what is empty", () => {
  const entry = {
    quantity: { value: " 12.50 ", unit: "mL" },
    batch: { value: " " },
    count: { value: "３" },
    note: {},
  };
  expect(decisionDataOf(fields, entry)).toEqual({
    quantity: { value: "12.50", unit: "mL" },
    count: { value: "3", unit: null },
  });
  expect(decisionDataOf(fields)).toEqual({});
});

it("takes the unit that was typed before the one that is chosen", () => {
  const entry = { quantity: { value: "1,5 ul", unit: "mL" }, batch: { value: "5 mL" } };
  expect(decisionDataOf(fields, entry)).toEqual({
    quantity: { value: "1.5", unit: "µL" },
    batch: { value: "5 mL", unit: null },
  });
});

it("knows a number that the field takes", () => {
  expect(isNumberOf(fields.quantity, "5 ul")).toBe(true);
  expect(isNumberOf(fields.quantity, "0,5")).toBe(true);
  for (const typed of ["5 mg", "-5", "many", "1e9"]) expect(isNumberOf(fields.quantity, typed)).toBe(false);
  expect(isNumberOf(fields.count, "5 mL")).toBe(false);
});
