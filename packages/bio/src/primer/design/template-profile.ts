import { reverseComplement } from "../../alphabet.ts";
import { baseMasks } from "../../iupac.ts";

/** A template with sums along it, so that any stretch is judged in the same time whatever its length. */
export interface TemplateProfile {
  /** Upper case, T for U. */
  readonly letters: string;
  readonly size: number;
  readonly masks: Uint8Array;
  /** Before base n: how many G and C, and how many ambiguous bases. */
  readonly strong: Int32Array;
  readonly unknown: Int32Array;
  /** 1 where the base was written small; null if that means nothing. */
  readonly isLower: Uint8Array | null;
  /** Of each base; null if it is unknown. */
  readonly qualities: readonly number[] | null;
}

interface ProfileOptions {
  readonly isMasked?: boolean;
  readonly qualities?: readonly number[];
}

/** Sums of checked bases. Linear in time and memory. */
export const profileTemplate = (
  sequence: string,
  { isMasked = false, qualities = [] }: ProfileOptions = {},
): TemplateProfile => {
  const letters = sequence.toUpperCase().replaceAll("U", "T");
  const masks = baseMasks(letters);
  const size = letters.length;
  const strong = new Int32Array(size + 1);
  const unknown = new Int32Array(size + 1);
  for (let index = 0; index < size; index++) {
    const mask = masks[index]!;
    strong[index + 1] = strong[index]! + (mask === 2 || mask === 4 || mask === 6 ? 1 : 0);
    unknown[index + 1] = unknown[index]! + ((mask & (mask - 1)) === 0 ? 0 : 1);
  }
  const isLower = isMasked ? Uint8Array.from(sequence, (letter) => (letter >= "a" ? 1 : 0)) : null;
  return {
    letters,
    size,
    masks,
    strong,
    unknown,
    isLower,
    qualities: qualities.length > 0 ? qualities : null,
  };
};

/** Lowest quality of a stretch. */
export const worstQuality = ({ qualities }: TemplateProfile, start: number, end: number): number => {
  let worst = Number.POSITIVE_INFINITY;
  for (let index = start; index < end; index++) worst = Math.min(worst, qualities?.[index] ?? worst);
  return worst;
};

/** Percent of G and C among the bases of a stretch that are known. */
export const gcPercentOf = (profile: TemplateProfile, start: number, length: number): number => {
  const known = length - (profile.unknown[start + length]! - profile.unknown[start]!);
  return known === 0 ? 0 : (100 * (profile.strong[start + length]! - profile.strong[start]!)) / known;
};

/** The bases of an oligo 5' to 3', from a stretch of the top strand and the strand that it reads like. */
export const basesOf = (profile: TemplateProfile, start: number, length: number, strand: 1 | -1): string => {
  const bases = profile.letters.slice(start, start + length);
  return strand === 1 ? bases : reverseComplement(bases, "dna");
};

/**
 * Where runs of one base get too long: before base n, how many bases end a run of more than `longest`. Ambiguous
 * bases are treated as the worst case.
 */
export const longRuns = ({ masks, size }: TemplateProfile, longest: number): Int32Array => {
  const sums = new Int32Array(size + 1);
  for (let end = 0; end < size; end++) {
    let shared = end >= longest ? masks[end]! : 0;
    for (let step = 1; step <= longest && shared !== 0; step++) shared &= masks[end - step]!;
    sums[end + 1] = sums[end]! + (shared === 0 ? 0 : 1);
  }
  return sums;
};
