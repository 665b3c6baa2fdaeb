import { describe, expect, it } from "vitest";
import { dagostinoPearson, rosner } from "./more-normality.ts";
import { expectNear, normality } from "./test-support/oracle.ts";

describe("normality by skewness and kurtosis", () => {
  it("agrees with SciPy", () => {
    for (const { x, k2, p } of normality.dagostino) {
      const found = dagostinoPearson({ name: "x", values: x });
      expectNear(found.k2, k2, 1e-9);
      expectNear(found.p, p, 1e-9);
    }
  });
  it("refuses fewer than twenty values, and values without spread", () => {
    const least = (values: number[]) => () => dagostinoPearson({ name: "x", values });
    expect(least([1, 2, 3])).toThrow("too few values");
    expect(least(Array.from({ length: 20 }, () => 7))).toThrow("equal");
  });
});

describe("several outliers (Rosner)", () => {
  it("agrees with the handbook of NIST: three outliers, of which a step by step test finds none", () => {
    const { x, rows } = normality.rosner;
    const found = rosner({ name: "x", values: x }, 10);
    expect(found.filter(({ isOutlier }) => isOutlier).map(({ value }) => value)).toEqual([6.01, 5.42, 5.34]);
    for (const [i, [value, r, critical]] of rows.entries()) {
      expect(found[i]!.value).toBe(value);
      expectNear(found[i]!.r, r, 1e-9);
      expectNear(found[i]!.critical, critical, 1e-9);
    }
    // As printed there, to its digits.
    expect(found[0]!.r).toBeCloseTo(3.118, 2);
    expect(found[2]!.critical).toBeCloseTo(3.144, 2);
  });
  it("refuses values without spread", () => {
    expect(() => rosner({ name: "x", values: [2, 2, 2, 2, 2] }, 3)).toThrow("equal");
  });
});
