import { type AssemblyRefusal, refuseAssembly } from "../assembly.ts";
import { findAttSites } from "../att-sites.ts";
import { describeFragment, sentenceFragment } from "../fragment.ts";
import type { Design } from "./design.ts";
import type { PlanConflict } from "./plan.ts";
import type { Target } from "./target.ts";

/** attB1 and attB2 with the four G that BP Clonase needs before them, and the bases that keep the frame (Gateway manual). */
const ATT_B1 = "GGGGACAAGTTTGTACAAAAAAGCAGGCTTC";
const ATT_B2 = "GGGGACCACTTTGTACAAGAAAGCTGGGTC";

/** Gateway: attB primers carry an insert into a donor vector, the first fragment, by the BP reaction. */
export const designGateway = (targets: readonly Target[]): Design | AssemblyRefusal => {
  const [donor, insert, ...more] = targets;
  if (!donor || !insert || more.length > 0) {
    return refuseAssembly("bad-option", "A Gateway plan takes a donor vector and one insert.");
  }
  const { fragment } = donor;
  const own = findAttSites(fragment.record.sequence, fragment.isCircular).filter(({ type }) => type === "P");
  if (!own.some(({ number }) => number === 1) || !own.some(({ number }) => number === 2)) {
    const message = `${sentenceFragment(fragment)} has no attP1 and attP2; a BP reaction needs a donor vector that has both.`;
    return refuseAssembly("no-recombination-site", message, [fragment.index]);
  }
  return {
    ...{ method: "gateway", enzymes: [], leadLength: ATT_B1.length },
    tails: [null, { forward: ATT_B1, reverse: ATT_B2 }],
    junctions: [
      { between: [0, 1], letters: "GTACAAA" },
      { between: [1, 0], letters: "GTACAAG" },
    ],
    conflicts: conflictsOf(insert),
    expected: "",
    assembly: { reaction: "BP" },
    isPlanned: ({ topology, sequence }) =>
      topology === "circular" &&
      findAttSites(sequence, true).filter(({ type }) => type === "L").length === 2 &&
      findAttSites(sequence, true).every(({ type }) => type === "L"),
    steps: () => [
      "Mix the product with the donor vector and BP Clonase, 1 hour at 25 °C, add proteinase K, and transform cells that ccdB kills.",
    ],
  };
};

const conflictsOf = ({ fragment, letters }: Target): readonly PlanConflict[] => {
  const fragments = [fragment.index];
  const inside = findAttSites(letters, false).map(({ type, number, coreStart }): PlanConflict => {
    const message = `${sentenceFragment(fragment)} has an att${type}${number} site of its own at base ${coreStart + 1}, which recombines too.`;
    return { code: "internal-site", message, fragments, position: coreStart };
  });
  if (letters.length % 3 === 0) return inside;
  const message = `The stretch of ${describeFragment(fragment)} has ${letters.length} bases, ${letters.length % 3} more than whole codons: what is fused behind attB2 is read out of frame.`;
  return [...inside, { code: "wrong-frame", message, fragments }];
};
