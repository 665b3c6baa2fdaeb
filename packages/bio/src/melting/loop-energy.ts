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
} from "./folding-parameters.ts";

// Bound once: where modules are not bundled, every use of an import is a look-up, too dear for the inmost loop.
const { h: stackH, s: stackS } = stacks;
const { h: mismatchH, s: mismatchS } = mismatches;
const { h: loopEndH, s: loopEndS } = loopEnds;
const bulgeS = Float64Array.from(bulges);
const internalS = Float64Array.from(internalLoops);
const asymmetryS = LOOP_ASYMMETRY_S;
const atEnd = AT_END;

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
    energy.s += bulgeS[unpaired - 1]!;
    const p = Math.floor(near / 125);
    const r = Math.floor(far / 125);
    if (unpaired === 1) {
      // The helix stacks across a bulge of one base as if it were not there.
      const stack = ((p * 5 + 3 - r) * 5 + 3 - p) * 5 + r;
      energy.h += stackH[stack]!;
      energy.s += stackS[stack]!;
      return;
    }
    const weak = (p === 0 || p === 3 ? 1 : 0) + (r === 0 || r === 3 ? 1 : 0);
    energy.h += weak * atEnd.h;
    energy.s += weak * atEnd.s;
    return;
  }
  if (unpaired === 2) {
    energy.h += mismatchH[near]! + mismatchH[far]!;
    energy.s += mismatchS[near]! + mismatchS[far]!;
    return;
  }
  energy.h += loopEndH[near]! + loopEndH[far]!;
  energy.s += loopEndS[near]! + loopEndS[far]!;
  energy.s += internalS[unpaired - 1]! + asymmetryS * Math.abs(above - below);
};

/** The least free energy that a table holds, cal/mol. */
const leastEnergy = ({ h, s }: EnergyTable): number =>
  h.reduce((least, enthalpy, index) => Math.min(least, enthalpy - BODY_TEMPERATURE * s[index]!), 0);

/** What a loop of this many unpaired bases costs at least, cal/mol: hopeless ones need no look at their bases. */
export const minLoopEnergy = Float64Array.from({ length: MAX_LOOP + 1 }, (_, unpaired) => {
  if (unpaired === 0) return 0;
  const bulge = -BODY_TEMPERATURE * bulges[unpaired - 1]!;
  if (unpaired === 1) return bulge + leastEnergy(stacks);
  if (unpaired === 2) return Math.min(bulge, 2 * leastEnergy(mismatches));
  return Math.min(bulge, 2 * leastEnergy(loopEnds) - BODY_TEMPERATURE * internalLoops[unpaired - 1]!);
});

/** The same of any loop but the one that is cheap: a single mismatch, one base on either side. */
export const MIN_LONG_LOOP_ENERGY = Math.min(
  minLoopEnergy[1]!,
  -BODY_TEMPERATURE * bulges[1],
  ...minLoopEnergy.subarray(3),
);
