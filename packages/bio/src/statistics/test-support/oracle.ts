import { readFileSync } from "node:fs";
import { expect } from "vitest";

/*
 * Results of R, SciPy and mpmath, made by the scripts next to them (data/statistics), which also name the versions.
 */

// biome-ignore lint/suspicious/noExplicitAny: because the oracle is data of many shapes, each read by one test
type Oracle = Record<string, any>;

const read = (name: string): Oracle =>
  JSON.parse(readFileSync(new URL(`../../../data/statistics/${name}`, import.meta.url), "utf8"));

export const r = read("r.json");
export const scipy = read("scipy.json");
/** D’Agostino’s and Rosner’s tests, made by make-normality.py. */
export const normality = read("normality.json");

/**
 * Two numbers agree to a share of the expected one (1e-6 if none is given); `least` is the size below which it is
 * absolute.
 */
export const expectNear = (
  found: number | null | undefined,
  expected: number,
  share = 1e-6,
  least = 1e-12,
): void => {
  if (!Number.isFinite(expected) || found == null) {
    expect(found).toBe(expected);
    return;
  }
  const away = Math.abs(found - expected);
  expect(away, `${found} against ${expected}`).toBeLessThanOrEqual(
    share * Math.max(Math.abs(expected), least),
  );
};
