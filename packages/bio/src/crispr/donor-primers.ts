import { reverseComplement } from "../alphabet.ts";
import { meltingTemperature } from "../melting/melting-temperature.ts";
import type { HdrDonor } from "./design-hdr-donor.ts";

/** The four primers that make a double-stranded donor of a template; 5' to 3'. */
export interface DonorPrimers {
  readonly leftForward: string;
  readonly leftReverse: string;
  readonly rightForward: string;
  readonly rightReverse: string;
  /** What the two arms share by their primers' tails, or each with what is inserted. */
  readonly overlap: number;
  /** What is inserted is too long for the tails and is a third piece. */
  readonly hasInsertPiece: boolean;
}

const LEAST_TM = 58;
const SHORTEST = 18;
const LONGEST = 35;
/** What two pieces must share to be joined by overlap extension. */
const OVERLAP = 24;
/** Longer ones do not fit into tails. */
const LONGEST_TAIL = 40;
/** Bases that pair behind a changed one. */
const BEHIND = 18;

/** How many bases from the beginning bind well enough, `least` at least. */
const bindingLength = (letters: string, least: number): number => {
  const first = Math.max(SHORTEST, least);
  for (let length = first; length < Math.max(LONGEST, first) && length < letters.length; length++)
    if ((meltingTemperature(letters.slice(length - Math.min(length, LONGEST), length)) ?? 0) >= LEAST_TM)
      return length;
  return Math.min(letters.length, Math.max(LONGEST, first));
};

/**
 * Primers that amplify both arms off the unchanged sequence and join them over what is inserted, by overlap extension
 * PCR. The inner ones carry the blocking changes: they reach 18 bases beyond the farthest. `original` are the arms as
 * they are in the template. Null if an arm is too short.
 *
 * Source: Ho et al. 1989, Gene 77:51 (overlap extension).
 */
export const donorPrimers = (
  { leftArm, insert, rightArm }: Pick<HdrDonor, "leftArm" | "insert" | "rightArm">,
  original: { readonly leftArm: string; readonly rightArm: string },
): DonorPrimers | null => {
  if (leftArm.length < SHORTEST + BEHIND || rightArm.length < SHORTEST + BEHIND) return null;
  const farthest = (changed: string, plain: string): number => {
    for (let at = changed.length - 1; at >= 0; at--)
      if (changed[at] !== plain[at]?.toUpperCase()) return at + 1 + BEHIND;
    return 0;
  };
  const back = reverseComplement(leftArm);
  const leftBinding = bindingLength(back, farthest(back, reverseComplement(original.leftArm)));
  const rightBinding = bindingLength(rightArm, farthest(rightArm, original.rightArm));
  const hasInsertPiece = insert.length > LONGEST_TAIL;
  // A short insert leaves too little to share, so that each tail reaches into the other arm.
  const beyond = hasInsertPiece ? 0 : Math.max(0, Math.ceil((OVERLAP - insert.length) / 2));
  const leftTail = hasInsertPiece ? insert.slice(0, OVERLAP) : insert + rightArm.slice(0, beyond);
  const rightTail = hasInsertPiece ? insert.slice(-OVERLAP) : leftArm.slice(leftArm.length - beyond) + insert;
  return {
    leftForward: leftArm.slice(0, bindingLength(leftArm, 0)),
    leftReverse: reverseComplement(leftTail) + back.slice(0, leftBinding),
    rightForward: rightTail + rightArm.slice(0, rightBinding),
    rightReverse: reverseComplement(rightArm).slice(0, bindingLength(reverseComplement(rightArm), 0)),
    overlap: hasInsertPiece ? OVERLAP : insert.length + 2 * beyond,
    hasInsertPiece,
  };
};
