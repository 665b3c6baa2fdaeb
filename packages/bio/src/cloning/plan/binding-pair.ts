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
 * lengthened until both melt alike, and the tails before them. The first `leadLength` bases of a tail (a site of an
 * enzyme) do not count to the length. What cannot be had within the bounds is told.
 */
export const designPair = (
  target: Target,
  tails: { readonly forward: string; readonly reverse: string },
  bounds: PrimerBounds,
  leadLength: number,
): { readonly primers: readonly PlannedPrimer[]; readonly conflicts: readonly PlanConflict[] } => {
  const strands = { forward: target.letters, reverse: reverseComplement(target.letters, "dna") };
  const shared = (tail: string): number => Math.max(0, tail.length - leadLength);
  const [forwardShared, reverseShared] = [shared(tails.forward), shared(tails.reverse)];
  let forward = shortestBinding(strands.forward, forwardShared, bounds);
  let reverse = shortestBinding(strands.reverse, reverseShared, bounds);
  while (Math.abs(forward.tm - reverse.tm) > bounds.maxTmDifference) {
    const isForwardCooler = forward.tm < reverse.tm;
    const cooler = isForwardCooler ? forward : reverse;
    const letters = isForwardCooler ? strands.forward : strands.reverse;
    const room = bounds.maxPrimerLength - (isForwardCooler ? forwardShared : reverseShared);
    const limit = Math.min(letters.length, Math.max(MIN_BINDING, room));
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
  return { primers, conflicts: conflictsOf(target, primers, bounds, leadLength) };
};

const bindingOf = (letters: string, length: number): Binding => {
  const bases = letters.slice(0, length);
  return { bases, tm: meltingTemperature(bases) ?? Number.NEGATIVE_INFINITY };
};

/** Nobody orders primers that need more bases than this to bind; the Tm is then told to be too low. */
const MAX_BINDING = 40;

/** `shared` bases of the tail count to the primer's length. Over its bound it grows all the same, and that is told. */
const shortestBinding = (letters: string, shared: number, bounds: PrimerBounds): Binding => {
  const least = Math.min(letters.length, Math.max(MIN_BINDING, bounds.minPrimerLength - shared));
  const most = Math.min(letters.length, MAX_BINDING);
  let binding = bindingOf(letters, least);
  while (binding.tm < bounds.bindingMinTm && binding.bases.length < most) {
    binding = bindingOf(letters, binding.bases.length + 1);
  }
  return binding;
};

const conflictsOf = (
  { fragment }: Target,
  primers: readonly PlannedPrimer[],
  bounds: PrimerBounds,
  leadLength: number,
): readonly PlanConflict[] => {
  const where = describeFragment(fragment);
  const fragments = [fragment.index];
  const conflicts: PlanConflict[] = [];
  for (const { direction, tail, binding, bindingTm } of primers) {
    const length = binding.length + Math.max(0, tail.length - leadLength);
    if (bindingTm < bounds.bindingMinTm) {
      const message = `The ${direction} primer of ${where} binds at ${bindingTm} °C, below ${bounds.bindingMinTm} °C.`;
      conflicts.push({ code: "binding-tm-low", message, fragments });
    }
    if (length > bounds.maxPrimerLength) {
      const beside = tail.length > 0 && leadLength > 0 ? " beside its site" : "";
      const message = `The ${direction} primer of ${where} needs ${length} bases${beside}; ${bounds.maxPrimerLength} are allowed.`;
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
