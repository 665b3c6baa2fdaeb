import type { ColumnProfile } from "./group.ts";
import type { Band } from "./profile-path.ts";

/** Columns on each side of a chain of anchors in which the path is searched for. */
const REACH = 64;
/** Groups shorter than this are aligned in full: that costs little. */
const SHORT = 400;

/**
 * Where two groups surely lie together, so that the rest of the matrix need not be computed: words of their consensus
 * residues that occur once in both, as far as they are in the same order in both (the idea of MAFFT's homologous
 * segments, Katoh et al. 2002, doi:10.1093/nar/gkf436). Between anchors the whole rectangle stays open, so if nothing
 * is shared the alignment is done in full. This is a shortcut, not a proof; multiple alignment as such is heuristic.
 */
export const anchorBand = (x: ColumnProfile, y: ColumnProfile, codes: number): Band => {
  const lows = new Int32Array(x.length + 1);
  const highs = new Int32Array(x.length + 1).fill(y.length);
  if (Math.min(x.length, y.length) < SHORT) return { lows, highs };
  const chain = longestChain(sharedWords(consensusOf(x, codes), consensusOf(y, codes), codes));
  const trusted = chain.filter(
    (anchor, at) => isSupported(anchor, chain[at - 1]) || isSupported(anchor, chain[at + 1]),
  );
  let before: Anchor = { i: 0, j: 0 };
  for (const next of [...trusted, { i: x.length, j: y.length }]) {
    const low = Math.max(0, before.j - REACH);
    const high = Math.min(y.length, next.j + REACH);
    for (let i = before.i; i <= next.i; i++) {
      lows[i] = i === before.i ? Math.min(low, lows[i] || low) : low;
      highs[i] = high;
    }
    before = next;
  }
  return { lows, highs };
};

interface Anchor {
  readonly i: number;
  readonly j: number;
}

/** A word that is alone on its diagonal may be there by chance. */
const isSupported = (anchor: Anchor, neighbour: Anchor | undefined): boolean =>
  neighbour !== undefined && Math.abs(anchor.j - anchor.i - (neighbour.j - neighbour.i)) <= REACH / 2;

/** The most frequent residues of those columns in which most sequences have one, and which columns these are. */
interface Consensus {
  readonly letters: Uint8Array;
  readonly columns: Int32Array;
}

const consensusOf = ({ counts, letters, size }: ColumnProfile, codes: number): Consensus => {
  const columns = Int32Array.from(letters.keys()).filter((column) => 2 * (letters[column] as number) > size);
  const commonest = (column: number): number => {
    const here = counts.subarray(column * codes, (column + 1) * codes);
    return here.indexOf(Math.max(...here));
  };
  return { letters: Uint8Array.from(columns, commonest), columns };
};

const sharedWords = (x: Consensus, y: Consensus, codes: number): readonly Anchor[] => {
  const length = wordLengthFor(Math.max(x.letters.length, y.letters.length), codes);
  const placesX = uniqueWords(x.letters, codes, length);
  const placesY = uniqueWords(y.letters, codes, length);
  const anchors: Anchor[] = [];
  for (const [word, i] of placesX) {
    const j = placesY.get(word) ?? -1;
    if (i >= 0 && j >= 0) anchors.push({ i: x.columns[i] as number, j: y.columns[j] as number });
  }
  return anchors.sort((p, q) => p.i - q.i);
};

/** Words of which there are some sixty times as many as residues, so that few are shared by chance. */
const wordLengthFor = (letters: number, codes: number): number =>
  Math.max(3, Math.ceil(Math.log(60 * letters) / Math.log(Math.max(2, codes))));

/** Where each word begins, -1 for one that occurs more than once. */
const uniqueWords = (letters: Uint8Array, codes: number, length: number): Map<number, number> => {
  const places = new Map<number, number>();
  const modulus = codes ** length;
  let word = 0;
  for (let at = 0; at < letters.length; at++) {
    word = (word * codes + (letters[at] as number)) % modulus;
    if (at >= length - 1) places.set(word, places.has(word) ? -1 : at - length + 1);
  }
  return places;
};

/** The longest part of the anchors that ascends in j as well as in i (patience sorting, n log n). */
const longestChain = (anchors: readonly Anchor[]): readonly Anchor[] => {
  const ends: number[] = [];
  const previous = new Int32Array(anchors.length).fill(-1);
  for (const [index, { j }] of anchors.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((anchors[ends[middle] as number] as Anchor).j < j) low = middle + 1;
      else high = middle;
    }
    if (low > 0) previous[index] = ends[low - 1] as number;
    ends[low] = index;
  }
  const chain: Anchor[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] as number) chain.push(anchors[at] as Anchor);
  return chain.reverse();
};
