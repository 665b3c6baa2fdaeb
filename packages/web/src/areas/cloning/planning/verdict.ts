import type { BenchConflict, ConflictCode } from "./planned-bench.ts";

/** The verdict on a product, or on a missing one. */
const ofProducts: ReadonlySet<ConflictCode> = new Set([
  "other-products",
  "self-closure",
  "unknown-direction",
  "close-sites",
  "primer-too-long",
  "binding-tm-low",
  "primer-tm-low",
  "primer-gc",
  "tm-difference",
  "weak-overlap",
  "short-fragment",
  "mutation-shifts",
  "second-origin",
  "same-resistance",
  "second-resistance",
  "lost-promoter",
  "lost-terminator",
  "positions-lost",
  "whole-plasmid",
]);

/**
 * One verdict with its reasons: with a product, all are warnings; without one, only what prevents it is shown, and
 * the fact that there is none only if no reason is known.
 */
export const combinedVerdict = (
  conflicts: readonly BenchConflict[],
  hasProduct: boolean,
): readonly BenchConflict[] => {
  if (hasProduct)
    return conflicts
      .filter(({ code }) => code !== "prediction-failed")
      .map((one) => (one.isBlocking ? { ...one, isBlocking: false } : one));
  const preventing = conflicts.filter(({ code }) => !ofProducts.has(code));
  const reasons = preventing.filter(({ code }) => code !== "prediction-failed");
  const [verdict = conflicts[0]] = preventing;
  const shownReasons = reasons.length > 0 ? reasons : verdict ? [verdict] : [];
  return shownReasons.map((one) => (one.isBlocking ? one : { ...one, isBlocking: true }));
};
