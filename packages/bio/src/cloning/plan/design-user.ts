import { reverseComplement } from "../../alphabet.ts";
import { assemble } from "../assemble.ts";
import { describeFragment } from "../fragment.ts";
import type { Design } from "./design.ts";
import type { PlanConflict, PlannedJunction, PlannedPrimer } from "./plan.ts";
import type { Target } from "./target.ts";

/** Overhangs that hold without ligase, and that a primer carries with ease (Nour-Eldin et al. 2006: 7 to 12). */
const LENGTHS = [9, 8, 10, 7, 11, 12] as const;
/** How far from the border the overhang may be; one primer then contains all of it and what is between. */
const REACH = 12;

/** Where an overhang begins and ends, counted from the border; negative on the left fragment. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly letters: string;
}

/**
 * USER: neighbours share a stretch that starts with A and ends with T, so that the primer of either side has a T in
 * it that is ordered as U; after excision, complementary overhangs remain. The stretch is across the border or next
 * to it.
 */
export const designUser = (targets: readonly Target[]): Design => {
  const tails = targets.map(() => ({ forward: "", reverse: "" }));
  const cuts = targets.map(() => ({ start: 0, end: 0 }));
  const uracils = targets.map(() => ({ forward: -1, reverse: -1 }));
  const junctions: PlannedJunction[] = [];
  const conflicts: PlanConflict[] = [];
  for (const [index, left] of targets.entries()) {
    const next = (index + 1) % targets.length;
    const right = targets[next]!;
    const place = findPlace(left.letters, right.letters, new Set(junctions.map(({ letters }) => letters)));
    if (!place) {
      const message = `Where ${describeFragment(left.fragment)} meets ${describeFragment(right.fragment)} no A stands 6 to 11 bases before a T, so no primer can carry the dU; move the border by some bases or use Gibson assembly.`;
      conflicts.push({ code: "no-place", message, fragments: [index, next] });
      continue;
    }
    const { start, end, letters } = place;
    // What one primer brings beyond the border is left out on the other side.
    tails[next]!.forward = start < 0 ? left.letters.slice(start) : "";
    tails[index]!.reverse = end > 0 ? reverseComplement(right.letters.slice(0, end), "dna") : "";
    cuts[next]!.start = Math.max(0, start);
    cuts[index]!.end = Math.max(0, -end);
    uracils[index]!.reverse = letters.length - 1;
    uracils[next]!.forward = letters.length - 1;
    junctions.push({ between: [index, next], letters });
  }
  return {
    ...{ method: "user", enzymes: [], tails, uracils, junctions, conflicts, leadLength: 0 },
    targets: targets.map((target, index) => ({
      ...target,
      letters: target.letters.slice(cuts[index]!.start, target.letters.length - cuts[index]!.end),
      lead: target.lead.slice(cuts[index]!.start),
      trail: target.trail.slice(0, Math.max(0, target.trail.length - cuts[index]!.end)),
    })),
    expected: targets.map(({ letters }) => letters).join(""),
    assembly: { circularOnly: true },
    predict: (primers, inputs) =>
      assemble("user", inputs, {
        circularOnly: true,
        primers: inputs.map((_, index) => pairOf(primers, index)),
      }),
    steps: () => [
      "Amplify with a polymerase that reads over uracil (Phusion U, PfuTurbo Cx).",
      "Mix the products with USER enzyme, 20 minutes at 37 °C and 20 minutes at 25 °C, and transform; no ligase is needed.",
    ],
  };
};

const pairOf = (
  primers: readonly PlannedPrimer[],
  index: number,
): readonly [PlannedPrimer, PlannedPrimer] => {
  const [forward, reverse] = primers.filter(({ fragment }) => fragment === index);
  return [forward!, reverse!];
};

/** The stretch nearest to the border's middle, of the best length, that is no palindrome and no other junction's. */
const findPlace = (left: string, right: string, taken: ReadonlySet<string>): Place | null => {
  const beside = Math.min(REACH + LENGTHS[5], left.length >> 1, right.length >> 1);
  const around = left.slice(left.length - beside) + right.slice(0, beside);
  for (let away = 0; away <= REACH; away++) {
    for (const length of LENGTHS) {
      for (const end of new Set([(length >> 1) + away, (length >> 1) - away])) {
        const letters = around.slice(Math.max(0, beside + end - length), Math.max(0, beside + end));
        const turned = reverseComplement(letters, "dna");
        const isSound = letters.length === length && letters.startsWith("A") && letters.endsWith("T");
        const isOwn = letters !== turned && !taken.has(letters) && !taken.has(turned);
        if (isSound && isOwn) return { start: end - length, end, letters };
      }
    }
  }
  return null;
};
