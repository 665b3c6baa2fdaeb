import { expect, test } from "vitest";
import { figureFault, readAmount, unitThatDiffers, unknownUnitIn } from "./quantity-entry.tsx";

test("an amount in a unit of another dimension is refused with that unit named", () => {
  expect(readAmount("5 mg", "µL")).toBeNull();
  expect(unitThatDiffers("5 mg", "µL")).toBe("mg");
  for (const typed of ["5", "5 mL", "５００", "5 foo", ""]) expect(unitThatDiffers(typed, "µL")).toBeNull();
});

test("what is not a unit is named, a unit or a missing figure is not", () => {
  expect(unknownUnitIn("5 foo")).toBe("foo");
  for (const typed of ["5", "5 mL", "５００", "abc", "", "-1"]) expect(unknownUnitIn(typed)).toBeNull();
});

test("a fraction, a power and too many digits are each named", () => {
  for (const typed of ["1/2", "1／2 mL", "1e308", "2.5E-3 g"]) expect(figureFault(typed)).toBe("notDecimal");
  for (const typed of ["9".repeat(30), "1234567890123", "0.1234567890", "９".repeat(13)])
    expect(figureFault(typed)).toBe("tooManyDigits");
  for (const typed of [
    "0",
    "5 mL",
    "999,999,999,999",
    "0.123456789",
    "1,5",
    "000000000000000001",
    "5 foo",
    "abc",
    "",
  ])
    expect(figureFault(typed)).toBeNull();
});
