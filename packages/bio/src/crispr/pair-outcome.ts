import { reverseComplement } from "../alphabet.ts";
import type { Topology } from "../sequence.ts";
import type { Guide } from "./guide.ts";

/** What two blunt cuts of a molecule leave when the ends join without a scar. */
export interface PairOutcome {
  /** The molecule without the stretch between the cuts. */
  readonly deletion: string;
  readonly excised: string;
  /** The molecule with the stretch reversed. */
  readonly inversion: string;
}

/**
 * The products of cutting at two guides: the sequence from the first cut to the second is deleted or inverted. On a
 * circle the first guide decides which arc: from its cut along the top strand, across the origin if necessary; there
 * the products start at the first cut. Uses the cuts of the top strand, so it applies to enzymes that cut blunt.
 *
 * @example pairOutcome("AAACCGTTT", { cutTop: 3 }, { cutTop: 6 }).deletion // "AAATTT"
 * @example pairOutcome("AAACCGTTT", { cutTop: 3 }, { cutTop: 6 }).inversion // "AAACGGTTT"
 */
export const pairOutcome = (
  sequence: string,
  first: Pick<Guide, "cutTop">,
  second: Pick<Guide, "cutTop">,
  topology: Topology = "linear",
): PairOutcome => {
  const [a, b] = [first.cutTop, second.cutTop];
  if (topology === "circular") {
    const opened = sequence.slice(a) + sequence.slice(0, a);
    const length = (b - a + sequence.length) % sequence.length;
    const excised = opened.slice(0, length);
    const deletion = opened.slice(length);
    return { deletion, excised, inversion: reverseComplement(excised) + deletion };
  }
  const [left, right] = [Math.min(a, b), Math.max(a, b)];
  const excised = sequence.slice(left, right);
  const [before, after] = [sequence.slice(0, left), sequence.slice(right)];
  return { deletion: before + after, excised, inversion: before + reverseComplement(excised) + after };
};
