import type { Pattern } from "./pattern.ts";

/** A text and a pattern, ready to be compared. */
export interface Scan {
  /** A code (0 to 31) for every place of the text, with what a circle repeats behind its end. */
  readonly codes: Uint8Array;
  readonly pattern: Pattern;
  /** Places of the pattern that are compared. */
  readonly places: readonly number[];
  /** From one place of the pattern to the next in the text: 1, or 3 for codons. */
  readonly stride: number;
  /** Starts that are looked at: 0 to `starts - 1`. */
  readonly starts: number;
  readonly maxMismatches: number;
}

/** Work between two looks at the signal. */
const STRETCH = 1 << 18;

/**
 * Calls `onFound` for every start with at most `maxMismatches` mismatches, in order. The positions whose codes are
 * rarest in the text are compared first, so that most starts are rejected after one comparison. Stops when `goesOn`,
 * called from time to time with the progress, returns false.
 */
export const scan = (
  { codes, pattern, places, stride, starts, maxMismatches }: Scan,
  onFound: (start: number, mismatches: number) => boolean,
  goesOn: (fraction: number) => boolean,
): void => {
  const ordered = rarestFirst(codes, pattern, places);
  const offsets = Int32Array.from(ordered, (place) => place * stride);
  const sets = Uint32Array.from(ordered, (place) => pattern[place] ?? 0);
  const count = offsets.length;
  for (let from = 0; from < starts; from += STRETCH) {
    if (!goesOn(from / starts)) return;
    const to = Math.min(starts, from + STRETCH);
    for (let start = from; start < to; start++) {
      let mismatches = 0;
      for (let index = 0; index < count; index++) {
        const code = codes[start + offsets[index]!]!;
        if (((sets[index]! >>> code) & 1) === 0 && ++mismatches > maxMismatches) break;
      }
      if (mismatches <= maxMismatches && !onFound(start, mismatches)) return;
    }
  }
};

const rarestFirst = (codes: Uint8Array, pattern: Pattern, places: readonly number[]): number[] => {
  const counts = new Float64Array(32);
  const step = Math.max(1, Math.floor(codes.length / 10_000));
  for (let at = 0; at < codes.length; at += step) counts[codes[at]!]!++;
  const share = (place: number) => {
    const set = pattern[place] ?? 0;
    return counts.reduce((sum, count, code) => ((set >>> code) & 1 ? sum + count : sum), 0);
  };
  const shares = new Map(places.map((place) => [place, share(place)]));
  return places.toSorted((one, other) => (shares.get(one) ?? 0) - (shares.get(other) ?? 0));
};
