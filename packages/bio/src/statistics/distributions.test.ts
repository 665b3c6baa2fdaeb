import { describe, expect, it } from "vitest";
import {
  chiSquareQuantileUpper,
  chiSquareTails,
  fQuantileUpper,
  fTails,
  normalQuantileUpper,
  normalUpper,
  tQuantileTwoSided,
  tTwoSided,
} from "./distributions.ts";
import {
  dunnettQuantile,
  dunnettUpper,
  studentizedRangeQuantile,
  studentizedRangeUpper,
} from "./simultaneous.ts";
import { expectNear, scipy } from "./test-support/oracle.ts";

describe("distributions agree with SciPy and mpmath in both tails", () => {
  it("normal", () => {
    for (const [z, p] of scipy.normal) expectNear(normalUpper(z), p, 1e-9);
  });
  it("Student's t", () => {
    for (const [t, df, p] of scipy.t) expectNear(tTwoSided(t, df), p, 1e-10);
  });
  it("F", () => {
    for (const [f, a, b, upper, lower] of scipy.f) {
      expectNear(fTails(f, a, b).upper, upper, 1e-9);
      expectNear(fTails(f, a, b).lower, lower, 1e-9);
    }
  });
  it("χ²", () => {
    for (const [x, k, upper, lower] of scipy.chi) {
      expectNear(chiSquareTails(x, k).upper, upper, 1e-10);
      expectNear(chiSquareTails(x, k).lower, lower, 1e-10);
    }
  });
  it("quantiles", () => {
    for (const [p, df, t] of scipy.quantiles.t) expectNear(tQuantileTwoSided(p, df), t, 1e-9);
    for (const [p, z] of scipy.quantiles.normal) expectNear(normalQuantileUpper(p), z, 1e-10);
    for (const [p, a, b, f] of scipy.quantiles.f) expectNear(fQuantileUpper(p, a, b), f, 1e-9);
    for (const [p, k, x] of scipy.quantiles.chi) expectNear(chiSquareQuantileUpper(p, k), x, 1e-9);
  });
});

describe("simultaneous comparisons", () => {
  it("the studentized range agrees with mpmath and SciPy", () => {
    for (const [q, k, df, p] of scipy.range) expectNear(studentizedRangeUpper(q, k, df), p, 1e-6);
    for (const [q, k, df, p] of scipy.rangeScipy) expectNear(studentizedRangeUpper(q, k, df), p, 1e-6);
  });
  it("Dunnett's distribution agrees with mpmath", () => {
    for (const [t, lambdas, df, p] of scipy.dunnett) expectNear(dunnettUpper(t, lambdas, df), p, 1e-6);
  });
  it("they hold with few degrees of freedom, and with a control far smaller than a group", () => {
    // SciPy 1.17.1, studentized_range.sf; Dunnett by Gauss–Legendre rules of 60 points on 12 × 48 intervals (NumPy).
    expectNear(studentizedRangeUpper(9, 10, 1), 0.2665743574, 1e-7);
    expectNear(studentizedRangeUpper(20, 10, 2), 0.02486615005, 1e-7);
    expectNear(studentizedRangeUpper(3, 3, 1), 0.4103329555, 1e-7);
    expectNear(dunnettUpper(5, [0.99, 0.3], 1), 0.1751539405, 1e-7);
    expectNear(dunnettUpper(9, [0.7, 0.6, 0.65], 1), 0.1125758763, 1e-7);
    expectNear(dunnettUpper(3, [0.99, 0.3], 10), 0.0252917018429, 1e-7);
  });
  it("quantiles lead back", () => {
    expectNear(studentizedRangeUpper(studentizedRangeQuantile(0.05, 4, 20), 4, 20), 0.05, 1e-9);
    expectNear(dunnettUpper(dunnettQuantile(0.01, [0.7, 0.6], 9), [0.7, 0.6], 9), 0.01, 1e-9);
    // Published: q(0.05; 3, 10) = 3.877 (table of Harter 1960).
    expect(studentizedRangeQuantile(0.05, 3, 10)).toBeCloseTo(3.877, 3);
  });
});
