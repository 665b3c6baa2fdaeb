import { foldDimer, foldHairpin } from "@benchleaf/bio";

/** Folding is the dearest part of a plan, and most primers are the same after a change. */
const KEPT = 2000;
const kept = new Map<string, number | null>();

const remembered = (key: string, fold: () => number | null): number | null => {
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= KEPT) kept.clear();
  const tm = fold();
  kept.set(key, tm);
  return tm;
};

/** Below this nothing holds in any tube. */
const COLDEST = 0;
const shown = (tm: number | undefined): number | null => (tm !== undefined && tm > COLDEST ? tm : null);

/** °C at which a primer's hairpin melts. */
export const hairpinTm = (bases: string): number | null =>
  remembered(bases, () => shown(foldHairpin(bases)?.tm));

/** °C at which two primers, or one and itself, come off each other. */
export const dimerTm = (one: string, other: string): number | null =>
  remembered(`${one} ${other}`, () => shown(foldDimer(one, other)?.tm));
