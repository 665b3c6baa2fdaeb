import { reverseComplement } from "../alphabet.ts";
import type { Topology } from "../sequence.ts";
import { blockRecutting, MAX_RESIDUAL, type RecutQuestion, residualActivity } from "./block-recutting.ts";
import type { BaseSubstitution, CodingRegion } from "./coding-change.ts";
import { type Guide, sliceAround } from "./guide.ts";
import { checkEdit, type EditRefusal, type RequestedEdit } from "./local-edit.ts";
import { chooseNuclease, type NucleaseChoice, type NucleaseRefusal } from "./nuclease.ts";

/** How a donor is made: its arms, its strand, the guide that it must not be cut by. */
export interface DesignHdrDonorOptions extends NucleaseChoice {
  /** `linear` by default. */
  readonly topology?: Topology;
  /** The guide that cuts; with it, a donor that would be cut again is changed, or reported. */
  readonly guide?: Guide;
  /** Bases of homology on either side of the edit; 800 by default (60 for a single-stranded oligo). */
  readonly leftArm?: number;
  readonly rightArm?: number;
  /** A single-stranded oligo reads as the strand without the PAM, which is set free first; needs `guide`. */
  readonly isOligo?: boolean;
  /** What codes about the place; changes against cutting again are silent in all of it. */
  readonly codings?: readonly CodingRegion[];
}

/** A repair template with its homology arms and the changes that prevent recutting. */
export interface HdrDonor {
  readonly ok: true;
  /** 5' to 3', upper case; an oligo as its strand reads. */
  readonly donor: string;
  /** On the top strand, with the blocking changes. */
  readonly leftArm: string;
  readonly insert: string;
  readonly rightArm: string;
  /**
   * Bases of PAM or seed that were changed so that donor and product are not cut; top strand. None if none is needed.
   */
  readonly blocking: readonly BaseSubstitution[];
  /** How well the guide still cuts the edited sequence, 0 to 1; null without a guide. */
  readonly residual: number | null;
  /** It is cut again, and no silent change was found that prevents it. */
  readonly isCutAgain: boolean;
  /** The whole sequence after integration of the donor, including the blocking changes. */
  readonly product: string;
}

const PLASMID_ARM = 800;
const OLIGO_ARM = 60;

const withChanges = (letters: string, changes: readonly BaseSubstitution[]): string => {
  let made = letters;
  for (const { position, to } of changes) made = made.slice(0, position) + to + made.slice(position + 1);
  return made;
};

/**
 * A donor for repair by homology: left arm, what is inserted, right arm. Where the guide would cut it again, PAM or
 * seed are changed, in coding regions only silently.
 *
 * Errors: `illegal-edit`, `illegal-letter`, those of the nuclease.
 *
 * Sources: Ran et al. 2013, Nat Protoc 8:2281 (arms, PAM); Richardson et al. 2016, Nat Biotechnol 34:339 (strand).
 *
 * @example designHdrDonor("AAAACCCC", { start: 4, end: 4, insert: "GT" }, { leftArm: 2, rightArm: 2 }) // { ok: true,
 * donor: "AAGTCC", leftArm: "AA", rightArm: "CC", blocking: [], isCutAgain: false, … }
 */
export const designHdrDonor = (
  sequence: string,
  edit: RequestedEdit,
  options: DesignHdrDonorOptions = {},
): HdrDonor | EditRefusal | NucleaseRefusal => {
  const refused = checkEdit(sequence, edit);
  if (refused) return refused;
  const chosen = chooseNuclease(options);
  if (!chosen.ok) return chosen;
  const { guide, isOligo = false, topology = "linear", codings = [] } = options;
  const arm = isOligo ? OLIGO_ARM : PLASMID_ARM;
  const isCircular = topology === "circular";
  const size = sequence.length;
  const most = isCircular ? Math.floor((size - (edit.end - edit.start)) / 2) : size;
  const leftLength = Math.min(options.leftArm ?? arm, most);
  const rightLength = Math.min(options.rightArm ?? arm, most);
  const insert = edit.insert.toUpperCase();
  const letters = sequence.toUpperCase();
  const reach = (from: number, length: number) => (position: number) => {
    const at = isCircular ? (((position - from) % size) + size) % size : position - from;
    return at >= 0 && at < length;
  };
  const isLeft = reach(edit.start - leftLength, leftLength);
  const isRight = reach(edit.end, rightLength);
  const question: RecutQuestion | undefined = guide && {
    sequence: letters,
    edit,
    isCircular,
    guide,
    nuclease: chosen.nuclease,
    codings,
    isOpen: (position) => isLeft(position) || isRight(position),
  };
  const blocking = (question && blockRecutting(question)) ?? [];
  const residual = question ? residualActivity(question, blocking) : null;
  const mutated = withChanges(letters, blocking);
  const read = (from: number, length: number) => sliceAround(mutated, from, length, isCircular);
  const leftArm = read(edit.start - leftLength, leftLength);
  const rightArm = read(edit.end, rightLength);
  const donor = leftArm + insert + rightArm;
  return {
    ok: true,
    donor: isOligo && guide?.strand === 1 ? reverseComplement(donor) : donor,
    leftArm,
    insert,
    rightArm,
    blocking,
    residual,
    isCutAgain: residual !== null && residual > MAX_RESIDUAL,
    product:
      withChanges(sequence, blocking).slice(0, edit.start) +
      insert +
      withChanges(sequence, blocking).slice(edit.end),
  };
};
