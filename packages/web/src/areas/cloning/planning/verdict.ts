import type { BenchConflict, ConflictCode } from "./planned-bench.ts";

/** What is said of a product, and of nothing if there is none. */
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
 * One verdict with its reasons: where there is a product nothing is in its way and all is a remark; if there is none
 * only what prevents it is told, and that there is none only where nothing says why.
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
