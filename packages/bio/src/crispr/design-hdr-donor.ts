import { reverseComplement } from "../alphabet.ts";
import type { Topology } from "../sequence.ts";
import { aminoAcidChanges, type BaseSubstitution, type CodingRegion } from "./coding-change.ts";
import { type Guide, sliceAround } from "./guide.ts";
import { checkEdit, type EditRefusal, type WantedEdit } from "./local-edit.ts";

export interface DesignHdrDonorOptions {
  /** `linear` unless told. */
  readonly topology?: Topology;
  /** The guide that cuts; with it, a donor that would be cut again is put right or told. */
  readonly guide?: Guide;
  /** Bases of homology on either side of the edit; 800 unless told (60 for a single-stranded oligo). */
  readonly leftArm?: number;
  readonly rightArm?: number;
  /** A single-stranded oligo reads as the strand without the PAM, which is set free first; needs `guide`. */
  readonly isOligo?: boolean;
  /** The coding region, in which a change against cutting again is to be silent. */
  readonly coding?: CodingRegion;
}

export interface HdrDonor {
  readonly ok: true;
  /** 5' to 3', upper case; an oligo as its strand reads. */
  readonly donor: string;
  readonly leftArm: string;
  readonly rightArm: string;
  /** A base of the PAM that was changed so that the donor and the product are not cut; top strand. */
  readonly blocking: BaseSubstitution | null;
  /** Protospacer and PAM still stand in the donor. */
  readonly isCutAgain: boolean;
  /** The whole sequence after the donor was taken in, the blocking change included. */
  readonly product: string;
}

const PLASMID_ARM = 800;
const OLIGO_ARM = 60;

/**
 * A donor for repair by homology: left arm, what is put in, right arm. If it still holds the guide's site, the G next
 * but one or last in the PAM (for SpCas9, NGG) is changed, in a coding region only silently.
 *
 * Errors: `illegal-edit`, `illegal-letter`.
 *
 * Sources: Ran et al. 2013, Nat Protoc 8:2281 (arms, PAM); Richardson et al. 2016, Nat Biotechnol 34:339 (strand).
 *
 * @example designHdrDonor("AAAACCCC", { start: 4, end: 4, insert: "GT" }, { leftArm: 2, rightArm: 2 })
 * // { ok: true, donor: "AAGTCC", leftArm: "AA", rightArm: "CC", blocking: null, isCutAgain: false, … }
 */
export const designHdrDonor = (
  sequence: string,
  edit: WantedEdit,
  options: DesignHdrDonorOptions = {},
): HdrDonor | EditRefusal => {
  const refused = checkEdit(sequence, edit);
  if (refused) return refused;
  const { guide, isOligo = false, topology = "linear" } = options;
  const arm = isOligo ? OLIGO_ARM : PLASMID_ARM;
  const isCircular = topology === "circular";
  const most = isCircular ? Math.floor((sequence.length - (edit.end - edit.start)) / 2) : sequence.length;
  const leftLength = Math.min(options.leftArm ?? arm, most);
  const rightLength = Math.min(options.rightArm ?? arm, most);
  const insert = edit.insert.toUpperCase();
  const site = guide ? guide.spacer + guide.pam : "";
  const holdsSite = (letters: string): boolean =>
    guide !== undefined && [letters, reverseComplement(letters)].some((strand) => strand.includes(site));
  const build = (letters: string) => {
    const read = (from: number, length: number) =>
      sliceAround(letters, from, length, isCircular).toUpperCase();
    return { leftArm: read(edit.start - leftLength, leftLength), rightArm: read(edit.end, rightLength) };
  };
  const plain = build(sequence);
  const isCut = holdsSite(plain.leftArm + insert + plain.rightArm);
  const change = isCut && guide ? blockingSubstitution(sequence, guide, options.coding) : null;
  const blocking = change && (change.position < edit.start || change.position >= edit.end) ? change : null;
  const mutated = blocking
    ? sequence.slice(0, blocking.position) + blocking.to + sequence.slice(blocking.position + 1)
    : sequence;
  const { leftArm, rightArm } = build(mutated);
  const donor = leftArm + insert + rightArm;
  const isTurned = isOligo && guide?.strand === 1;
  return {
    ok: true,
    donor: isTurned ? reverseComplement(donor) : donor,
    leftArm,
    rightArm,
    blocking,
    isCutAgain: holdsSite(donor),
    product: mutated.slice(0, edit.start) + insert + mutated.slice(edit.end),
  };
};

/** A change of a G in the PAM of SpCas9 that no nuclease of its kind accepts, silent where the sequence codes. */
const blockingSubstitution = (
  sequence: string,
  guide: Guide,
  coding: CodingRegion | undefined,
): BaseSubstitution | null => {
  if (!/^.GG$/.test(guide.pam)) return null;
  const size = sequence.length;
  for (const place of [2, 1]) {
    const position = ((guide.strand === 1 ? guide.end + place : guide.start - 1 - place) + size) % size;
    const from = sequence.charAt(position).toUpperCase();
    // NAG and NGA are weak PAMs still; T and C are not.
    for (const base of ["C", "T", "A"]) {
      const to = guide.strand === 1 ? base : reverseComplement(base);
      const changed = coding ? aminoAcidChanges(sequence, [{ position, from, to }], coding) : [];
      if (changed.length === 0) return { position, from, to };
    }
  }
  return null;
};
