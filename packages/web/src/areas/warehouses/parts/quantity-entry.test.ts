import { expect, test } from "vitest";
import { isTooLong, readAmount, unitThatDiffers, unknownUnitIn } from "./quantity-entry.tsx";

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

test("a figure with more digits than are stored is told from one that is not above zero", () => {
  for (const typed of ["9999999999999", "１０００００００００００００ mL", "0.0000000001"])
    expect(isTooLong(typed)).toBe(true);
  for (const typed of ["999,999,999,999", "0.5000000000000", "0", "-1", "", "abc"])
    expect(isTooLong(typed)).toBe(false);
});
