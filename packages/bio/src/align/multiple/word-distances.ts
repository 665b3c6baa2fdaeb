import type { Distances } from "./guide-tree.ts";

/**
 * How different sequences are by the words (k-mers) they share, without aligning them: 1 minus the share of the
 * shorter one's words that both have (Edgar 2004, doi:10.1186/1471-2105-5-113). 0 for equal sequences, 1 where no
 * word is shared. Word length grows with the sequences, so that chance hits stay rare.
 */
export const wordDistances = (sequences: readonly Uint8Array[], codes: number): Distances => {
  const longest = Math.max(...sequences.map((sequence) => sequence.length));
  const wordLength = chooseWordLength(longest, codes);
  const words = sequences.map((sequence) => sortedWords(sequence, codes, wordLength));
  const count = sequences.length;
  const values = new Float64Array(count * count);
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < i; j++) {
      const distance = 1 - sharedShare(words[i] as Float64Array, words[j] as Float64Array);
      values[i * count + j] = distance;
      values[j * count + i] = distance;
    }
  }
  return { count, values };
};

/** The shortest words of which there are ten times as many as residues; at least two letters. */
const chooseWordLength = (longest: number, codes: number): number => {
  let length = 2;
  while (length < 12 && codes ** length < 10 * longest) length++;
  return length;
};

const sortedWords = (sequence: Uint8Array, codes: number, length: number): Float64Array => {
  const words = new Float64Array(Math.max(0, sequence.length - length + 1));
  const modulus = codes ** length;
  let word = 0;
  for (let at = 0; at < sequence.length; at++) {
    word = (word * codes + (sequence[at] as number)) % modulus;
    if (at >= length - 1) words[at - length + 1] = word;
  }
  return words.sort();
};

/** Shared words, each as often as both have it, by the shorter list. */
const sharedShare = (x: Float64Array, y: Float64Array): number => {
  const shorter = Math.min(x.length, y.length);
  if (shorter === 0) return 0;
  let shared = 0;
  for (let i = 0, j = 0; i < x.length && j < y.length; ) {
    const difference = (x[i] as number) - (y[j] as number);
    if (difference === 0) shared++;
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return shared / shorter;
};
