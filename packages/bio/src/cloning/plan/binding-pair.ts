import { reverseComplement } from "../../alphabet.ts";
import { meltingTemperature } from "../../melting/melting-temperature.ts";
import { describeFragment } from "../fragment.ts";
import type { PlanConflict, PlannedPrimer } from "./plan.ts";
import type { Target } from "./target.ts";

/** Bounds for the primers of a plan, see {@link PlanOptions}. */
export interface PrimerBounds {
  readonly bindingMinTm: number;
  readonly minPrimerLength: number;
  readonly maxPrimerLength: number;
  readonly maxTmDifference: number;
}

/** Fewer bases than this do not prime. */
const MIN_BINDING = 13;

interface Binding {
  readonly bases: string;
  readonly tm: number;
}

/**
 * The primers of one fragment: at each end the fewest bases that pair with it well enough, then the cooler of the two
 * lengthened until both melt alike, and the tails before them. What cannot be had within the bounds is told.
 */
export const designPair = (
  target: Target,
  tails: { readonly forward: string; readonly reverse: string },
  bounds: PrimerBounds,
): { readonly primers: readonly PlannedPrimer[]; readonly conflicts: readonly PlanConflict[] } => {
  const strands = { forward: target.letters, reverse: reverseComplement(target.letters, "dna") };
  const room = (tail: string): number => Math.max(MIN_BINDING, bounds.maxPrimerLength - tail.length);
  const [forwardRoom, reverseRoom] = [room(tails.forward), room(tails.reverse)];
  let forward = shortestBinding(strands.forward, tails.forward, bounds);
  let reverse = shortestBinding(strands.reverse, tails.reverse, bounds);
  while (Math.abs(forward.tm - reverse.tm) > bounds.maxTmDifference) {
    const isForwardCooler = forward.tm < reverse.tm;
    const cooler = isForwardCooler ? forward : reverse;
    const letters = isForwardCooler ? strands.forward : strands.reverse;
    const limit = Math.min(letters.length, isForwardCooler ? forwardRoom : reverseRoom);
    if (cooler.bases.length >= limit) break;
    const longer = bindingOf(letters, cooler.bases.length + 1);
    if (isForwardCooler) forward = longer;
    else reverse = longer;
  }
  const primers = (
    [
      ["forward", forward],
      ["reverse", reverse],
    ] as const
  ).map(([direction, binding]): PlannedPrimer => {
    const tail = tails[direction];
    const { index, name } = target.fragment;
    return {
      name: `${name || `fragment ${index + 1}`} ${direction}`,
      bases: tail + binding.bases,
      ...{ fragment: index, direction, tail },
      ...{ binding: binding.bases, bindingTm: Math.round(binding.tm * 10) / 10 },
    };
  });
  return { primers, conflicts: conflictsOf(target, primers, bounds) };
};

const bindingOf = (letters: string, length: number): Binding => {
  const bases = letters.slice(0, length);
  return { bases, tm: meltingTemperature(bases) ?? Number.NEGATIVE_INFINITY };
};

/** Up to ten bases over the bounds are tried before giving up on the Tm; the primer is then told to be too long. */
const EXTRA = 10;

const shortestBinding = (letters: string, tail: string, bounds: PrimerBounds): Binding => {
  const least = Math.max(MIN_BINDING, bounds.minPrimerLength - tail.length);
  const most = Math.min(letters.length, Math.max(least, bounds.maxPrimerLength - tail.length) + EXTRA);
  let binding = bindingOf(letters, Math.min(least, letters.length));
  while (binding.tm < bounds.bindingMinTm && binding.bases.length < most) {
    binding = bindingOf(letters, binding.bases.length + 1);
  }
  return binding;
};

const conflictsOf = (
  { fragment }: Target,
  primers: readonly PlannedPrimer[],
  bounds: PrimerBounds,
): readonly PlanConflict[] => {
  const where = describeFragment(fragment);
  const fragments = [fragment.index];
  const conflicts: PlanConflict[] = [];
  for (const { direction, bases, bindingTm } of primers) {
    if (bindingTm < bounds.bindingMinTm) {
      const message = `The ${direction} primer of ${where} binds at ${bindingTm} °C, below ${bounds.bindingMinTm} °C.`;
      conflicts.push({ code: "binding-tm-low", message, fragments });
    }
    if (bases.length > bounds.maxPrimerLength) {
      const message = `The ${direction} primer of ${where} needs ${bases.length} bases; ${bounds.maxPrimerLength} are allowed.`;
      conflicts.push({ code: "primer-too-long", message, fragments });
    }
  }
  const [forward, reverse] = primers;
  const difference = Math.abs((forward?.bindingTm ?? 0) - (reverse?.bindingTm ?? 0));
  if (difference > bounds.maxTmDifference) {
    const message = `The primers of ${where} differ by ${difference.toFixed(1)} °C; ${bounds.maxTmDifference} are allowed.`;
    conflicts.push({ code: "tm-difference", message, fragments });
  }
  return conflicts;
};
