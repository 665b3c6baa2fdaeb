import { wrapPosition } from "../range.ts";

/** Letters of a word: long enough to be rare in a plasmid, short enough to stand between two errors of a read. */
const WORD = 11;
const WORDS = 4 ** WORD;
const NONE = -1;
/** A word that stands in more places says nothing about the place. */
const MAX_PLACES = 64;

const codeOf = (char: number): number => "ACGT".indexOf(String.fromCharCode(char & ~32));
const codes = Int8Array.from({ length: 128 }, (_, char) => codeOf(char));

/** Calls back with each word of plain letters and where it begins. */
const eachWord = (letters: string, found: (word: number, at: number) => void): void => {
  let word = 0;
  let plain = 0;
  for (let index = 0; index < letters.length; index++) {
    const code = codes[letters.charCodeAt(index) & 127]!;
    plain = code < 0 ? 0 : plain + 1;
    word = ((word << 2) | (code & 3)) & (WORDS - 1);
    if (plain >= WORD) found(word, index - WORD + 1);
  }
};

/** Where words of a text stand, to find what resembles it: linear to make, quick to ask. */
export class WordIndex {
  private readonly first = new Int32Array(WORDS).fill(NONE);
  private readonly next: Int32Array;

  constructor(readonly text: string) {
    this.next = new Int32Array(text.length).fill(NONE);
    eachWord(text, (word, at) => {
      this.next[at] = this.first[word]!;
      this.first[word] = at;
    });
  }

  /**
   * How many words other letters share with the text along each diagonal (place in the text less place in the
   * letters), taken together in bands of `band`. On a circle of `circle` letters diagonals wrap.
   */
  diagonals(letters: string, band: number, circle: number | null): ReadonlyMap<number, number> {
    const counts = new Map<number, number>();
    eachWord(letters, (word, at) => {
      let places = 0;
      for (let place = this.first[word]!; place !== NONE && places < MAX_PLACES; place = this.next[place]!) {
        places++;
        const diagonal = circle === null ? place - at : wrapPosition(place - at, circle);
        const key = Math.floor(diagonal / band);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    });
    return counts;
  }
}
