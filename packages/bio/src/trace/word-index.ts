import { wrapPosition } from "../range.ts";

/** Bases of a word: long enough to be rare in a plasmid, short enough to be between two errors of a read. */
const WORD = 11;
const NONE = -1;
/** A k-mer that occurs in more places does not indicate a position. */
const MAX_PLACES = 64;

const codes = Int8Array.from({ length: 128 }, (_, char) => "ACGT".indexOf(String.fromCharCode(char & ~32)));

/** Calls back with each word of plain bases and where it begins. */
const eachWord = (letters: string, found: (word: number, at: number) => void): void => {
  let word = 0;
  let plain = 0;
  for (let index = 0; index < letters.length; index++) {
    const code = codes[letters.charCodeAt(index) & 127]!;
    plain = code < 0 ? 0 : plain + 1;
    word = ((word << 2) | (code & 3)) & (4 ** WORD - 1);
    if (plain >= WORD) found(word, index - WORD + 1);
  }
};

/** The positions of the k-mers of a text, to find similar sequences: linear to build, fast to query. */
export class WordIndex {
  private readonly shift: number;
  /** Last place of the words of each bucket, then from place to place the one before. */
  private readonly last: Int32Array;
  private readonly before: Int32Array;
  private readonly words: Int32Array;

  constructor(text: string) {
    const bits = Math.min(22, Math.max(8, Math.ceil(Math.log2(text.length + 1)) + 1));
    this.shift = 32 - bits;
    this.last = new Int32Array(2 ** bits).fill(NONE);
    this.before = new Int32Array(text.length).fill(NONE);
    this.words = new Int32Array(text.length);
    eachWord(text, (word, at) => {
      const bucket = this.bucketOf(word);
      this.before[at] = this.last[bucket]!;
      this.words[at] = word;
      this.last[bucket] = at;
    });
  }

  /**
   * How many k-mers other bases share with the text along each diagonal (position in the text minus position in the
   * bases), grouped in bands of `band`. On a circle of `circle` bases diagonals wrap.
   */
  diagonals(letters: string, band: number, circle: number | null): ReadonlyMap<number, number> {
    const counts = new Map<number, number>();
    eachWord(letters, (word, at) => {
      let steps = 0;
      for (let place = this.last[this.bucketOf(word)]!; place !== NONE; place = this.before[place]!) {
        if (steps++ >= MAX_PLACES) break;
        if (this.words[place] !== word) continue;
        const diagonal = circle === null ? place - at : wrapPosition(place - at, circle);
        const key = Math.floor(diagonal / band);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    });
    return counts;
  }

  /** Multiplicative hashing by the golden ratio (Knuth, The Art of Computer Programming 3, 6.4). */
  private bucketOf(word: number): number {
    return Math.imul(word, 0x9e3779b1) >>> this.shift;
  }
}
