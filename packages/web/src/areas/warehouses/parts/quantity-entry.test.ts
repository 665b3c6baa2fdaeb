import { expect, test } from "vitest";
import { readAmount, unitThatDiffers } from "./quantity-entry.tsx";

test("an amount in a unit of another dimension is refused with that unit named", () => {
  expect(readAmount("5 mg", "µL")).toBeNull();
  expect(unitThatDiffers("5 mg", "µL")).toBe("mg");
  for (const typed of ["5", "5 mL", "５００", "5 foo", ""]) expect(unitThatDiffers(typed, "µL")).toBeNull();
});
