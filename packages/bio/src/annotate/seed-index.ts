import type { Query } from "./query.ts";

/** Letters of a seed: ten bases or four amino acids fill twenty bits, a table of a million words. */
export interface SeedAlphabet {
  /** Plain letters have codes below this. */
  readonly size: number;
  readonly bits: number;
  readonly seedLength: number;
}

export const dnaSeeds: SeedAlphabet = { size: 4, bits: 2, seedLength: 10 };
export const proteinSeeds: SeedAlphabet = { size: 20, bits: 5, seedLength: 4 };

/** Where each word of seed length begins in some query; of long queries only every so many letters. */
export interface SeedIndex {
  readonly alphabet: SeedAlphabet;
  readonly queries: readonly Query[];
  /** Entries of word w: [starts[w], starts[w + 1]). */
  readonly starts: Uint32Array;
  readonly entryQuery: Uint32Array;
  readonly entryOffset: Uint32Array;
}

/**
 * Files the queries' words. A run of at least `minRun` equal letters holds a filed word when these stand no more
 * than `minRun - seedLength + 1` letters apart, so nothing that passes is missed and long queries stay cheap.
 * Words that only repeat one or two letters (poly-A) are left out where the query has others.
 */
export const indexSeeds = (queries: readonly Query[], alphabet: SeedAlphabet): SeedIndex => {
  const words = 2 ** (alphabet.bits * alphabet.seedLength);
  const seeds = queries.map((query) => seedsOf(query, alphabet));
  const starts = new Uint32Array(words + 1);
  for (const { values } of seeds) for (const word of values) starts[word + 1]!++;
  for (let word = 0; word < words; word++) starts[word + 1]! += starts[word]!;
  const next = starts.slice();
  const entryQuery = new Uint32Array(starts[words]!);
  const entryOffset = new Uint32Array(starts[words]!);
  seeds.forEach(({ values, offsets }, query) => {
    values.forEach((word, index) => {
      const at = next[word]!++;
      entryQuery[at] = query;
      entryOffset[at] = offsets[index]!;
    });
  });
  return { alphabet, queries, starts, entryQuery, entryOffset };
};

interface Seeds {
  readonly values: readonly number[];
  readonly offsets: readonly number[];
}

const seedsOf = ({ codes, minRun }: Query, { size, bits, seedLength }: SeedAlphabet): Seeds => {
  const stride = Math.max(1, minRun - seedLength + 1);
  const last = codes.length - seedLength;
  const offsets: number[] = [];
  for (let at = 0; at <= last; at += stride) offsets.push(at);
  const plain = offsets.filter((at) => codes.subarray(at, at + seedLength).every((code) => code < size));
  const telling = plain.filter((at) => !isRepeat(codes, at, seedLength));
  const kept = telling.length > 0 ? telling : plain;
  const wordAt = (at: number) =>
    codes.subarray(at, at + seedLength).reduce((word, code) => (word << bits) | code, 0);
  return { offsets: kept, values: kept.map(wordAt) };
};

const isRepeat = (codes: Uint8Array, at: number, length: number): boolean => {
  if (length < 6) return false;
  for (let index = at + 2; index < at + length; index++) if (codes[index] !== codes[index - 2]) return false;
  return true;
};
