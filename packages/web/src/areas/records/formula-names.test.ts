import { expect, it } from "vitest";
import { formulaInIds, formulaInNames } from "./formula-names.ts";

const fields = [
  { id: "12", name: "Mass" },
  { id: "3", name: "体积 (mL)" },
];

it("a formula is read with names and kept with ids, there and back", () => {
  const kept = formulaInIds("{mass} / {体积 (mL)} * 12", fields);
  expect(kept).toBe("{12} / {3} * 12");
  expect(formulaInNames(kept, fields)).toBe("{Mass} / {体积 (mL)} * 12");
});

it("what no field is called stays as it is", () => {
  expect(formulaInIds("{other} + 1", fields)).toBe("{other} + 1");
  expect(formulaInNames("{99} + 1", fields)).toBe("{99} + 1");
});
