import { reverseComplement } from "../../alphabet.ts";
import { assemble } from "../assemble.ts";
import { type AssemblyFragment, type AssemblyRefusal, refuseAssembly } from "../assembly.ts";
import { type Fragment, readFragments, sentenceFragment } from "../fragment.ts";
import type { Design } from "./design.ts";
import { finishPlan } from "./finish-plan.ts";
import type { PlanOptions, PlanResult } from "./plan.ts";
import { readTargets } from "./target.ts";

/** What becomes of a plasmid: `insert` instead of `length` bases from `start` on; either may be nothing. */
export interface PlannedChange {
  readonly start: number;
  readonly length: number;
  readonly insert: string;
}

/** How the primers of a mutagenesis are laid out. */
export interface MutagenesisPlanOptions
  extends Pick<PlanOptions, "bindingMinTm" | "minPrimerLength" | "maxPrimerLength" | "maxTmDifference"> {
  /** `back-to-back` unless given: the ends are ligated. With `quikchange` the primers overlap and cells close the nicks. */
  readonly style?: "back-to-back" | "quikchange";
}

/** Bases on either side of the change that overlapping primers share. */
const FLANK = 12;
/** More bases than this are better inserted as a fragment than by a primer. */
const MAX_INSERT = 60;

/**
 * Primers that carry a change round a whole plasmid (site-directed mutagenesis), and the plasmid that they make, with
 * conflicts as {@link planAssembly} has them. Positions are zero-based and may cross the origin. Errors: a linear
 * molecule, a place that is not on it, bases that are no bases, or more than 60 of them.
 *
 * @example planMutagenesis(plasmid, { start: 1204, length: 3, insert: "GCG" }) // { ok: true, plan: { method:
 * "mutagenesis", primers: [{ tail: "GCG", … }, …], product: { topology: "circular", … }, … } }
 */
export const planMutagenesis = (
  plasmid: AssemblyFragment,
  { start, length, insert }: PlannedChange,
  options: MutagenesisPlanOptions = {},
): PlanResult => {
  const read = readFragments([plasmid]);
  if (!read.ok) return read;
  const [fragment] = read.fragments;
  const letters = insert.replace(/\s/g, "").toUpperCase();
  const problem = changeProblem(fragment!, { start, length, insert: letters });
  if (problem) return problem;
  const { size } = fragment!;
  const kept = { start: (start + length) % size, length: size - length };
  const targets = readTargets([{ ...plasmid, region: kept }], read.fragments);
  if (!targets.ok) return targets;
  const [target] = targets.targets;
  const { style = "back-to-back" } = options;
  const overlap = style === "quikchange" ? FLANK : 0;
  const before = target!.letters.slice(target!.letters.length - overlap);
  const shared = { before: overlap > 0 ? before : "", after: target!.letters.slice(0, overlap) };
  const design: Design = {
    ...{ method: "mutagenesis", enzymes: [], junctions: [], conflicts: [], leadLength: letters.length },
    tails: [
      {
        forward: shared.before + letters,
        reverse: overlap > 0 ? reverseComplement(letters + shared.after, "dna") : "",
      },
    ],
    expected: letters + target!.letters,
    assembly: {},
    predict: ([forward, reverse]) =>
      assemble("mutagenesis", [plasmid], { forward: forward!, reverse: reverse!, style }),
    steps: () => closing[style],
  };
  return { ok: true, plan: finishPlan(design, targets.targets, read.fragments, options) };
};

const closing = {
  "back-to-back": [
    "Treat the product with DpnI, polynucleotide kinase and T4 ligase (KLD mix), 10 minutes at room temperature, and transform.",
  ],
  quikchange: ["Digest the template with DpnI, 1 hour at 37 °C, and transform; the cells close the nicks."],
} as const;

const changeProblem = (
  fragment: Fragment,
  { start, length, insert }: PlannedChange,
): AssemblyRefusal | null => {
  const { size, isCircular } = fragment;
  const where = sentenceFragment(fragment);
  if (!isCircular) {
    return refuseAssembly(
      "bad-option",
      `${where} is linear; the primers must run round a circular plasmid.`,
      [0],
    );
  }
  const isPlace = Number.isInteger(start) && Number.isInteger(length) && start >= 0 && length >= 0;
  if (!isPlace || start >= size || length > size / 2) {
    const message = `The ${length} bases from ${start + 1} on cannot be replaced on ${where} (${size}).`;
    return refuseAssembly("bad-option", message, [0]);
  }
  if (/[^ACGT]/.test(insert))
    return refuseAssembly("bad-option", `"${insert}" is not made of A, C, G and T.`);
  if (insert.length > MAX_INSERT) {
    const message = `${insert.length} bases are too many for a primer; up to ${MAX_INSERT} can be brought in so.`;
    return refuseAssembly("bad-option", message);
  }
  return null;
};
