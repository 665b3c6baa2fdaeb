import { describe, expect, it } from "vitest";
import { findInvalidField, grantedData, signedComment } from "./decision-data.rules.ts";

const fields = {
  quantity: { type: "number", units: ["mL", "µL"], isRequired: true },
  batch: { type: "text" },
} as const;
const quantity = (value: string, unit: string | null = "mL") => ({ quantity: { value, unit } });

describe("what a decision carries", () => {
  it.each(["0", "12.50", "0.000000001", "999999999999999.999999999"])("is an exact number: %s", (value) => {
    expect(findInvalidField(fields, "approved", quantity(value))).toBeUndefined();
  });

  it.each(["", "-1", "1e3", "1,5", "01", ".5", "5.", "12.1234567891", "many", "NaN"])(
    "is not a number: %s",
    (value) => {
      expect(findInvalidField(fields, "approved", quantity(value))).toBe("quantity");
    },
  );

  it("is in a unit of the field", () => {
    expect(findInvalidField(fields, "approved", quantity("1", "µL"))).toBeUndefined();
    expect(findInvalidField(fields, "approved", quantity("1", "kg"))).toBe("quantity");
    expect(findInvalidField(fields, "approved", quantity("1", null))).toBe("quantity");
    const batch = { value: "B-7", unit: "mL" };
    expect(findInvalidField(fields, "approved", { ...quantity("1"), batch })).toBe("batch");
  });

  it("has all required fields, and no others", () => {
    expect(findInvalidField(fields, "approved", {})).toBe("quantity");
    expect(
      findInvalidField(fields, "approved", { ...quantity("1"), price: { value: "3", unit: null } }),
    ).toBe("price");
    expect(findInvalidField({}, "approved", quantity("1"))).toBe("quantity");
  });

  it("is nothing where it is a rejection", () => {
    expect(findInvalidField(fields, "rejected", {})).toBeUndefined();
    expect(findInvalidField(fields, "rejected", quantity("1"))).toBe("quantity");
  });
});

it("the last word counts: the later step, then the later decision", () => {
  const task = (step: number, second: number, value: string, status: "APPROVED" | "CLOSED" = "APPROVED") => ({
    step,
    status,
    decide_time: new Date(second * 1000),
    data: quantity(value),
  });
  const said = [task(1, 5, "7"), task(0, 9, "8"), task(1, 4, "6"), task(2, 10, "1", "CLOSED")];
  expect(grantedData(said)).toEqual(quantity("7"));
  expect(grantedData([])).toEqual({});
});

it("a signature contains what was granted", () => {
  expect(signedComment("fine", quantity("12.50"))).toBe("fine\nquantity: 12.50 mL");
  expect(signedComment("", { batch: { value: "B-7", unit: null } })).toBe("batch: B-7");
});
