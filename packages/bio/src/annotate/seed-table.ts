import type { Query } from "./query.ts";

/** Residues of a seed: ten bases or four amino acids fill twenty bits. */
export interface SeedAlphabet {
  /** Plain residues have codes below this. */
  readonly size: number;
  readonly bits: number;
  readonly seedLength: number;
}

/** Seeds of ten bases, two bits each. */
export const dnaSeeds: SeedAlphabet = { size: 4, bits: 2, seedLength: 10 };
/** Seeds of four residues, five bits each. */
export const proteinSeeds: SeedAlphabet = { size: 20, bits: 5, seedLength: 4 };

/** Where each word of seed length begins in some query; of long queries only every this many residues. */
export interface SeedTable {
  readonly alphabet: SeedAlphabet;
  readonly queries: readonly Query[];
  /** Words are scattered over as many buckets as there is use for: see {@link bucketOf}. */
  readonly shift: number;
  /** Entries of bucket b: [starts[b], starts[b + 1]); a bucket may hold other words too. */
  readonly starts: Uint32Array;
  readonly entryQuery: Uint32Array;
  readonly entryOffset: Uint32Array;
  /** One bit a bucket, set where it has entries: small enough for the near cache, and most words have none. */
  readonly filled: Uint8Array;
}

/** Multiplicative hashing (Knuth, TAOCP 3, 6.4) of a word of twenty bits. */
export const bucketOf = (word: number, shift: number): number => Math.imul(word, 0x9e3779b1) >>> shift;

/**
 * Files the queries' words. A run of at least `minRun` equal residues holds a filed word when these stand no more
 * than `minRun - seedLength + 1` residues apart, so nothing that passes is missed and long queries stay cheap. Words
 * that only repeat one or two letters (poly-A) are left out where the query has others.
 */
export const tabulateSeeds = (queries: readonly Query[], alphabet: SeedAlphabet): SeedTable => {
  const seeds = queries.map((query) => seedsOf(query, alphabet));
  const entries = seeds.reduce((sum, { offsets }) => sum + offsets.length, 0);
  const bits = Math.min(20, Math.max(8, Math.ceil(Math.log2(4 * entries + 1))));
  const shift = 32 - bits;
  const starts = new Uint32Array(2 ** bits + 1);
  for (const { words } of seeds) for (const word of words) starts[bucketOf(word, shift) + 1]!++;
  for (let bucket = 0; bucket < 2 ** bits; bucket++) starts[bucket + 1]! += starts[bucket]!;
  const next = starts.slice();
  const entryQuery = new Uint32Array(entries);
  const entryOffset = new Uint32Array(entries);
  seeds.forEach(({ words, offsets }, query) => {
    words.forEach((word, index) => {
      const at = next[bucketOf(word, shift)]!++;
      entryQuery[at] = query;
      entryOffset[at] = offsets[index]!;
    });
  });
  const filled = new Uint8Array(2 ** bits / 8);
  for (let bucket = 0; bucket < 2 ** bits; bucket++) {
    if (starts[bucket + 1]! > starts[bucket]!) filled[bucket >> 3]! |= 1 << (bucket & 7);
  }
  return { alphabet, queries, shift, starts, entryQuery, entryOffset, filled };
};

interface Seeds {
  readonly words: readonly number[];
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
  return { offsets: kept, words: kept.map(wordAt) };
};

const isRepeat = (codes: Uint8Array, at: number, length: number): boolean => {
  if (length < 6) return false;
  for (let index = at + 2; index < at + length; index++) if (codes[index] !== codes[index - 2]) return false;
  return true;
};
