import { expect, test } from "vitest";
import { readAmount, unitThatDiffers, unknownUnitIn } from "./quantity-entry.tsx";

test("an amount in a unit of another dimension is refused with that unit named", () => {
  expect(readAmount("5 mg", "µL")).toBeNull();
  expect(unitThatDiffers("5 mg", "µL")).toBe("mg");
  for (const typed of ["5", "5 mL", "５００", "5 foo", ""]) expect(unitThatDiffers(typed, "µL")).toBeNull();
});

test("what is not a unit is named, a unit or a missing figure is not", () => {
  expect(unknownUnitIn("5 foo")).toBe("foo");
  expect(unknownUnitIn("1e308")).toBe("e308");
  for (const typed of ["5", "5 mL", "５００", "abc", "", "-1"]) expect(unknownUnitIn(typed)).toBeNull();
});
