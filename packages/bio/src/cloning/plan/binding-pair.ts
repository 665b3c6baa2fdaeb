import { reverseComplement } from "../../alphabet.ts";
import { meltingTemperature } from "../../melting/melting-temperature.ts";
import { gcFraction } from "../../melting/oligo.ts";
import { describeFragment } from "../fragment.ts";
import type { PlanConflict, PlannedPrimer, PlanOptions } from "./plan.ts";
import type { Target } from "./target.ts";

/** Bounds for the primers of a plan, see {@link PlanOptions}. */
export interface PrimerBounds {
  readonly bindingMinTm: number;
  readonly minPrimerLength: number;
  readonly maxPrimerLength: number;
  readonly maxTmDifference: number;
  readonly primerMinTm: number;
  /** Percent. */
  readonly gcPercent: readonly [number, number];
}

/** The bounds in the options, with the product's defaults for the rest. */
export const boundsOf = (options: PlanOptions): PrimerBounds => ({
  bindingMinTm: options.bindingMinTm ?? 50,
  minPrimerLength: options.minPrimerLength ?? 15,
  maxPrimerLength: options.maxPrimerLength ?? (sharesHomology(options.method) ? MAX_HOMOLOGY_PRIMER : 30),
  maxTmDifference: options.maxTmDifference ?? 5,
  primerMinTm: options.primerMinTm ?? Number.NEGATIVE_INFINITY,
  gcPercent: options.gcPercent ?? [0, 100],
});

/** Oligos of up to this many bases are made by the usual synthesis without purification (IDT, Sangon). */
const MAX_HOMOLOGY_PRIMER = 60;

const sharesHomology = (method: PlanOptions["method"]): boolean =>
  method === "gibson" || method === "hifi" || method === "in-fusion" || method === "overlap-extension";

/** Fewer bases than this do not prime. */
const MIN_BINDING = 13;

interface Binding {
  readonly bases: string;
  readonly tm: number;
}

/**
 * The primers of one fragment: at each end the fewest bases that bind well enough, then the one with the lower Tm
 * lengthened until both Tm are similar, with the tails before them. The first `leadLength` bases of a tail (the site
 * of an enzyme) do not count towards the length. What is not possible within the bounds is reported.
 */
export const designPair = (
  target: Target,
  tails: { readonly forward: string; readonly reverse: string },
  bounds: PrimerBounds,
  leadLength: number,
): { readonly primers: readonly PlannedPrimer[]; readonly conflicts: readonly PlanConflict[] } => {
  const { lead, trail } = target;
  const template = target.letters.slice(lead.length, target.letters.length - trail.length);
  const strands = { forward: template, reverse: reverseComplement(template, "dna") };
  const whole = {
    forward: tails.forward + lead,
    reverse: tails.reverse + reverseComplement(trail, "dna"),
  };
  const shared = (tail: string): string => tail.slice(leadLength);
  const [forwardShared, reverseShared] = [shared(whole.forward).length, shared(whole.reverse).length];
  let forward = soundBinding(strands.forward, shared(whole.forward), bounds);
  let reverse = soundBinding(strands.reverse, shared(whole.reverse), bounds);
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
    const tail = whole[direction];
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

/** Nobody orders primers that need more bases than this to bind; the Tm is then reported as too low. */
const MAX_BINDING = 40;

/**
 * The shortest binding part, lengthened as far as the primer has room where the whole primer melts too low or has too
 * little or too much G and C.
 */
const soundBinding = (letters: string, shared: string, bounds: PrimerBounds): Binding => {
  const shortest = shortestBinding(letters, shared.length, bounds);
  const most = Math.min(letters.length, MAX_BINDING, bounds.maxPrimerLength - shared.length);
  for (let length = shortest.bases.length; length <= most; length++) {
    const binding = bindingOf(letters, length);
    if (wholeFaults(shared + binding.bases, bounds).length === 0) return binding;
  }
  return shortest;
};

const wholeFaults = (primer: string, bounds: PrimerBounds): readonly ("primer-tm-low" | "primer-gc")[] => {
  const [leastGc, mostGc] = bounds.gcPercent;
  const gc = 100 * gcFraction(primer);
  const isCool =
    bounds.primerMinTm > Number.NEGATIVE_INFINITY &&
    (meltingTemperature(primer) ?? Number.NEGATIVE_INFINITY) < bounds.primerMinTm;
  return [
    ...(isCool ? (["primer-tm-low"] as const) : []),
    ...(gc < leastGc || gc > mostGc ? (["primer-gc"] as const) : []),
  ];
};

/** `shared` bases of the tail count towards the primer's length. If it has to exceed its bound, that is reported. */
export const shortestBinding = (letters: string, shared: number, bounds: PrimerBounds): Binding => {
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
      conflicts.push({ code: "binding-tm-low", message, fragments, primer: direction, figure: bindingTm });
    }
    if (length > bounds.maxPrimerLength) {
      const beside = tail.length > 0 && leadLength > 0 ? " beside its site" : "";
      const message = `The ${direction} primer of ${where} needs ${length} bases${beside}; ${bounds.maxPrimerLength} are allowed.`;
      conflicts.push({ code: "primer-too-long", message, fragments, primer: direction, figure: length });
    }
    const whole = tail.slice(leadLength) + binding;
    for (const code of wholeFaults(whole, bounds)) {
      const isCool = code === "primer-tm-low";
      const figure = isCool ? (meltingTemperature(whole) ?? 0) : 100 * gcFraction(whole);
      const fault = isCool
        ? `melts at ${figure.toFixed(1)} °C as a whole, below ${bounds.primerMinTm} °C`
        : `has ${figure.toFixed(0)} % of G and C, not ${bounds.gcPercent.join(" to ")} %`;
      const message = `The ${direction} primer of ${where} ${fault}.`;
      conflicts.push({ code, message, fragments, primer: direction, figure });
    }
  }
  const [forward, reverse] = primers;
  const difference = Math.abs((forward?.bindingTm ?? 0) - (reverse?.bindingTm ?? 0));
  if (difference > bounds.maxTmDifference) {
    const message = `The primers of ${where} differ by ${difference.toFixed(1)} °C; ${bounds.maxTmDifference} are allowed.`;
    conflicts.push({ code: "tm-difference", message, fragments, figure: difference });
  }
  return conflicts;
};
