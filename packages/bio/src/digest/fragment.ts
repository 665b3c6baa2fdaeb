import type { OverhangKind } from "../enzyme/cut-site.ts";

/** One end of a restriction fragment. */
export interface FragmentEnd {
  /** `5'` and `3'` name the end of the strand that protrudes. */
  readonly kind: OverhangKind;
  /**
   * The protruding bases as the top strand has them, upper case; empty when blunt. Two ends made by the same cut have
   * the same bases, so that what fits on the left of one fragment is what is on the right of another.
   */
  readonly overhang: string;
  /** Who cut here; null at the ends that a linear molecule had before. */
  readonly enzyme: string | null;
}

/** A piece of a digested molecule, measured along its top strand. */
export interface DigestFragment {
  /** First base, zero-based. */
  readonly start: number;
  /** Half-open end; not greater than `start` where the fragment crosses the origin of a circle. */
  readonly end: number;
  /** Bases of the top strand. */
  readonly length: number;
  /** Null on both sides of a circle that nothing cut. */
  readonly left: FragmentEnd | null;
  readonly right: FragmentEnd | null;
}

/** Fragments of a successful digestion: an array with `ok`. */
export class DigestFragments extends Array<DigestFragment> {
  readonly ok = true;
  /**
   * Every way in which the digestion can end where cuts exclude each other, this list first; a tube holds molecules of
   * each. One where no cuts do.
   */
  alternatives: readonly (readonly DigestFragment[])[] = [];
  /** The cuts that exclude each other, in groups. */
  crossings: readonly (readonly Cut[])[] = [];
  /** Lists made from this one are plain arrays. */
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }
  get fragments(): readonly DigestFragment[] {
    return this;
  }
}

/** A cut through both strands: where the top strand parts, and the ends that it leaves. */
export interface Cut {
  readonly at: number;
  /** How many bases further the bottom strand parts; below zero where the 3' end protrudes. */
  readonly reach: number;
  readonly end: FragmentEnd;
}

/** An end as a linear molecule has it before anything cuts. */
export const nativeEnd: FragmentEnd = { kind: "blunt", overhang: "", enzyme: null };

/**
 * The bases of a fragment along its top strand, across the origin too.
 *
 * @example fragmentBases({ start: 8, end: 2, length: 4, left: null, right: null }, "ACGTACGTAC") // "ACAC"
 */
export const fragmentBases = (fragment: DigestFragment, sequence: string): string =>
  fragment.start + fragment.length <= sequence.length
    ? sequence.slice(fragment.start, fragment.start + fragment.length)
    : sequence.slice(fragment.start) + sequence.slice(0, fragment.start + fragment.length - sequence.length);
