import {
  AT_END,
  BODY_TEMPERATURE,
  bulges,
  type EnergyTable,
  internalLoops,
  LOOP_ASYMMETRY_S,
  loopEnds,
  MAX_LOOP,
  mismatches,
  stacks,
  stepIndex,
} from "./folding-parameters.ts";

/** An energy that is summed up in place: the alignments visit millions of loops. */
export interface Energy {
  h: number;
  s: number;
}

/**
 * Adds what a bulge or an internal loop costs. `above` and `below` count its unpaired bases on either strand, one at
 * least; `near` is the step from the pair before into the loop, `far` that from the pair after back into it.
 */
export const addLoop = (energy: Energy, above: number, below: number, near: number, far: number): void => {
  const unpaired = above + below;
  if (above === 0 || below === 0) {
    energy.s += bulges[unpaired - 1]!;
    const p = Math.floor(near / 125);
    const r = Math.floor(far / 125);
    if (unpaired === 1) {
      // The helix stacks across a bulge of one base as if it were not there.
      const stack = stepIndex(p, 3 - r, 3 - p, r);
      energy.h += stacks.h[stack]!;
      energy.s += stacks.s[stack]!;
      return;
    }
    const weak = (p === 0 || p === 3 ? 1 : 0) + (r === 0 || r === 3 ? 1 : 0);
    energy.h += weak * AT_END.h;
    energy.s += weak * AT_END.s;
    return;
  }
  const table = unpaired === 2 ? mismatches : loopEnds;
  energy.h += table.h[near]! + table.h[far]!;
  energy.s += table.s[near]! + table.s[far]!;
  if (unpaired > 2) energy.s += internalLoops[unpaired - 1]! + LOOP_ASYMMETRY_S * Math.abs(above - below);
};

/** The least free energy that a table holds, cal/mol. */
const leastEnergy = ({ h, s }: EnergyTable): number =>
  h.reduce((least, enthalpy, index) => Math.min(least, enthalpy - BODY_TEMPERATURE * s[index]!), 0);

/** What a loop of so many unpaired bases costs at least, cal/mol: hopeless ones need no look at their bases. */
export const cheapestLoop = Float64Array.from({ length: MAX_LOOP + 1 }, (_, unpaired) => {
  if (unpaired === 0) return 0;
  const bulge = -BODY_TEMPERATURE * bulges[unpaired - 1]!;
  if (unpaired === 1) return bulge + leastEnergy(stacks);
  if (unpaired === 2) return Math.min(bulge, 2 * leastEnergy(mismatches));
  return Math.min(bulge, 2 * leastEnergy(loopEnds) - BODY_TEMPERATURE * internalLoops[unpaired - 1]!);
});

/** The same of any loop but the one that is cheap: a single mismatch, one base on either side. */
export const CHEAPEST_LONG_LOOP = Math.min(
  cheapestLoop[1]!,
  -BODY_TEMPERATURE * bulges[1],
  ...cheapestLoop.subarray(3),
);
