import { reverseComplement } from "../../alphabet.ts";
import { meltingTemperature } from "../../melting/melting-temperature.ts";
import { describeFragment } from "../fragment.ts";
import { type PrimerBounds, shortestBinding } from "./binding-pair.ts";
import type { Design } from "./design.ts";
import type { PlanConflict, PlanMethod, PlannedJunction } from "./plan.ts";
import type { Target } from "./target.ts";

/** An overlap melting below this holds badly at 50 °C (NEB E2611: at least 48 °C). */
export const MIN_OVERLAP_TM = 48;
/** Shorter fragments are chewed away before they anneal (NEB E2621 advises other ways below 200 bp). */
const SHORT_FRAGMENT = 150;

/** What overlaps have to be like. */
export interface OverlapInput {
  readonly length: number;
  /** °C. */
  readonly minTm: number;
  /** The primers' bounds, where an overlap is shared out by them; null: by halves. */
  readonly even: PrimerBounds | null;
}

/**
 * Gibson, HiFi, In-Fusion, overlap extension: each primer has a part of the overlap, half of it or as the primer
 * lengths require; all of it next to a fixed end.
 */
export const designHomology = (
  method: PlanMethod,
  targets: readonly Target[],
  isCircular: boolean,
  input: OverlapInput,
): Design => {
  const overlapLength = input.length;
  const last = targets.length - 1;
  const tails = targets.map(() => ({ forward: "", reverse: "" }));
  const junctions: PlannedJunction[] = [];
  const conflicts: PlanConflict[] = [];
  for (const [index, left] of targets.entries()) {
    if (index === last && !isCircular) break;
    const next = index === last ? 0 : index + 1;
    const right = targets[next]!;
    const { before, after } = overlapOf(left, right, input, method);
    tails[index]!.reverse = reverseComplement(after, "dna");
    tails[next]!.forward = before;
    const letters = before + after;
    junctions.push({ between: [index, next], letters });
    if (method !== "in-fusion") conflicts.push(...weakness(letters, left, right, input.minTm));
    if (left.isFixed && right.isFixed && !left.letters.endsWith(right.letters.slice(0, overlapLength))) {
      const message = `${describeBoth(left, right)} are both taken as they are, so no primer can join them.`;
      conflicts.push({ code: "prediction-failed", message, fragments: [index, next] });
    }
  }
  for (const { fragment, letters } of targets) {
    if (method === "overlap-extension" || letters.length >= SHORT_FRAGMENT) continue;
    const message = `${describeFragment(fragment)} has ${letters.length} bp only and may be chewed away; put it into a primer or use Golden Gate.`;
    const fragments = [fragment.index];
    conflicts.push({ code: "short-fragment", message: upper(message), fragments, figure: letters.length });
  }
  conflicts.push(...repeats(junctions, targets));
  const names = { gibson: "Gibson", hifi: "NEBuilder HiFi", "in-fusion": "In-Fusion" } as Record<
    string,
    string
  >;
  return {
    ...{ method, enzymes: [], junctions, conflicts, leadLength: 0 },
    tails: tails.map((tail, index) => (targets[index]!.isFixed ? null : tail)),
    expected: targets.map(({ letters }) => letters).join(""),
    assembly: { minOverlap: overlapLength, circularOnly: isCircular },
    steps: () => [
      method === "overlap-extension"
        ? "Mix the products without primers for a few cycles, so that they prime each other, then amplify with the outermost primers."
        : `Mix the products at equal moles in the ${names[method]} reaction, incubate at 50 °C and transform.`,
    ],
  };
};

/** Longer overlaps than this make primers that no one orders. */
const MAX_OVERLAP = 40;

/**
 * The ends that two neighbours share, from the requested length up to the one that is stable at the reaction's 50 °C.
 */
const overlapOf = (
  left: Target,
  right: Target,
  { length, minTm, even }: OverlapInput,
  method: PlanMethod,
): { readonly before: string; readonly after: string } => {
  const surplus = even ? bindingSurplus(left, right, even) : 0;
  for (let total = length; ; total++) {
    // What the left fragment's primer brings of the right one; a fixed end gets nothing and gives all.
    const shared = Math.min(total, Math.max(0, Math.floor((total + surplus) / 2)));
    const borrowed = left.isFixed ? 0 : right.isFixed ? total : shared;
    const after = right.letters.slice(0, borrowed);
    const before = left.letters.slice(Math.max(0, left.letters.length - (total - after.length)));
    const isStrong = (meltingTemperature(before + after) ?? 0) >= minTm;
    if (isStrong || total >= MAX_OVERLAP || method === "in-fusion") return { before, after };
  }
};

/** How many bases more the right fragment's primer needs to bind than the left one's at the same junction. */
const bindingSurplus = (left: Target, right: Target, bounds: PrimerBounds): number => {
  const least = { ...bounds, minPrimerLength: 0 };
  const reverse = shortestBinding(reverseComplement(left.letters, "dna"), 0, least);
  return shortestBinding(right.letters, 0, least).bases.length - reverse.bases.length;
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const describeBoth = (left: Target, right: Target): string =>
  upper(`${describeFragment(left.fragment)} and ${describeFragment(right.fragment)}`);

const weakness = (letters: string, left: Target, right: Target, minTm: number): readonly PlanConflict[] => {
  const tm = meltingTemperature(letters) ?? 0;
  if (tm >= minTm) return [];
  const message = `The overlap ${letters} of ${describeFragment(left.fragment)} and ${describeFragment(right.fragment)} melts at ${tm.toFixed(0)} °C; ${minTm} or more hold better.`;
  const fragments = [left.fragment.index, right.fragment.index];
  return [{ code: "weak-overlap", message, fragments, figure: tm }];
};

/** Overlaps whose last bases are similar let fragments join in a wrong order. */
const repeats = (
  junctions: readonly PlannedJunction[],
  targets: readonly Target[],
): readonly PlanConflict[] => {
  const conflicts: PlanConflict[] = [];
  for (const [index, one] of junctions.entries()) {
    for (const other of junctions.slice(index + 1)) {
      const reversed = reverseComplement(other.letters, "dna");
      if (one.letters !== other.letters && one.letters !== reversed) continue;
      const [first, second] = [one, other].map(
        ({ between: [a, b] }) =>
          `${describeFragment(targets[a]!.fragment)} and ${describeFragment(targets[b]!.fragment)}`,
      );
      const message = `The overlap of ${first} reads like that of ${second}, so fragments can join in a wrong order.`;
      conflicts.push({ code: "repeated-overlap", message, fragments: [...one.between, ...other.between] });
    }
  }
  return conflicts;
};
