import type { AssemblyRefusal } from "../assembly.ts";
import { readFragments } from "../fragment.ts";
import { boundsOf, designPair } from "./binding-pair.ts";
import type { PlanConflict, PlannedFragment, PlannedPrimer, PlanOptions } from "./plan.ts";
import { readTargets } from "./target.ts";

/** What the primers of a fragment add at their 5' ends besides its `lead` and `trail`, each 5' to 3'. */
export interface PrimerTails {
  readonly forward: string;
  readonly reverse: string;
}

/** Primers with their tails, or why there are none. */
export type PrimersResult =
  | {
      readonly ok: true;
      readonly primers: readonly PlannedPrimer[];
      readonly conflicts: readonly PlanConflict[];
    }
  | AssemblyRefusal;

/**
 * A primer pair for the range of each fragment, with tails that are already known: sites, or bases that stay
 * single-stranded. Such tails do not count towards a primer's length. A fragment whose tails are null gets no
 * primers. Conflicts are those of {@link planAssembly} about primers; ranges that are not on their fragments are
 * errors.
 *
 * @example planPrimers([{ name: "gene", sequence }], [{ forward: "TTTTTTGAATTC", reverse: "TTTTTTGGATCC" }]) // { ok:
 * true, primers: [{ direction: "forward", tail: "TTTTTTGAATTC", bindingTm: 51.2, … }, …], conflicts: [] }
 */
export const planPrimers = (
  inputs: readonly PlannedFragment[],
  tails: readonly (PrimerTails | null)[],
  options: PlanOptions = {},
): PrimersResult => {
  const read = readFragments(inputs);
  if (!read.ok) return read;
  const targets = readTargets(inputs, read.fragments);
  if (!targets.ok) return targets;
  const bounds = boundsOf(options);
  const pairs = targets.targets.flatMap((target, index) => {
    const tail = tails[index];
    if (!tail) return [];
    const longest = Math.max(tail.forward.length, tail.reverse.length);
    return [designPair(target, tail, bounds, longest)];
  });
  return {
    ok: true,
    primers: pairs.flatMap(({ primers }) => primers),
    conflicts: pairs.flatMap(({ conflicts }) => conflicts),
  };
};
