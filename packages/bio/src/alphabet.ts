import type { Alphabet } from "./sequence.ts";

/**
 * Upper-case letters that a sequence of each alphabet may hold: IUPAC nucleotides with their ambiguity codes;
 * the 20 amino acids, B Z J X, selenocysteine U, pyrrolysine O and the stop `*`. Gaps belong to alignments and
 * are legal in none of them.
 */
export const legalLetters: Readonly<Record<Alphabet, string>> = {
  dna: "ACGTRYSWKMBDHVN",
  rna: "ACGURYSWKMBDHVN",
  protein: "ACDEFGHIKLMNPQRSTVWYBZJXUO*",
};

const illegal: Readonly<Record<Alphabet, RegExp>> = {
  dna: /[^ACGTRYSWKMBDHVN]/i,
  rna: /[^ACGURYSWKMBDHVN]/i,
  protein: /[^ACDEFGHIKLMNPQRSTVWYBZJXUO*]/i,
};

/** Whether every letter is legal; the empty text is. `isLegal("ACGN", "dna")` is true, `"AC-G"` is not. */
export const isLegal = (letters: string, alphabet: Alphabet): boolean => !illegal[alphabet].test(letters);

const complementTable = (from: string, to: string): Map<string, string> =>
  new Map(
    [...(from + from.toLowerCase())].map((letter, index) => [letter, (to + to.toLowerCase())[index] ?? ""]),
  );

const complements = {
  dna: complementTable("ACGTURYSWKMBDHVN", "TGCAAYRSWMKVHDBN"),
  rna: complementTable("ACGTURYSWKMBDHVN", "UGCAAYRSWMKVHDBN"),
};

/**
 * The pairing letter of each letter, in the same order; case and ambiguity are kept, letters without a
 * partner stay as they are.
 *
 * @example complement("ACGTNrk", "dna") // "TGCANym"
 */
export const complement = (bases: string, alphabet: "dna" | "rna"): string => {
  const table = complements[alphabet];
  return mapLetters(bases, (index) => {
    const letter = bases[index] ?? "";
    return table.get(letter) ?? letter;
  });
};

/**
 * The opposite strand read from its own 5' end. Twice is the identity on legal letters.
 *
 * @example reverseComplement("AAGC", "dna") // "GCTT"
 */
export const reverseComplement = (bases: string, alphabet: "dna" | "rna"): string => {
  const table = complements[alphabet];
  const last = bases.length - 1;
  return mapLetters(bases, (index) => {
    const letter = bases[last - index] ?? "";
    return table.get(letter) ?? letter;
  });
};

/** Builds in chunks: one array entry a letter would take 160 MB for a chromosome of 20 Mb. */
const mapLetters = (bases: string, letterAt: (index: number) => string): string => {
  const chunks: string[] = [];
  for (let from = 0; from < bases.length; from += 65_536) {
    let chunk = "";
    const end = Math.min(bases.length, from + 65_536);
    for (let index = from; index < end; index++) chunk += letterAt(index);
    chunks.push(chunk);
  }
  return chunks.join("");
};

/** Only the legal letters of a text, in order. `keepLegal("ac-g", "dna")` is `"acg"`. */
export const keepLegal = (text: string, alphabet: Alphabet): string =>
  text.replace(new RegExp(illegal[alphabet].source, "gi"), "");

/** A letter that cleaning took out. `offset` counts UTF-16 units of the text handed in, from zero. */
export interface RemovedLetter {
  readonly letter: string;
  readonly offset: number;
}

/** At most this many removed letters are named one by one; `removedCount` counts all. */
export const MAX_REMOVED_NAMED = 100;

/**
 * Takes out every letter that the alphabet does not know. White space and digits go without being reported,
 * since files and clipboards number their lines. Case is kept.
 *
 * @example cleanLetters("1 acg-t", "dna") // letters "acgt", removed [{ letter: "-", offset: 5 }], removedCount 1
 */
export const cleanLetters = (
  text: string,
  alphabet: Alphabet,
): { letters: string; removed: readonly RemovedLetter[]; removedCount: number } => {
  const letters = text.replace(/[\s\d]+/g, "");
  if (isLegal(letters, alphabet)) return { letters, removed: [], removedCount: 0 };
  const removed: RemovedLetter[] = [];
  let removedCount = 0;
  for (const match of text.matchAll(new RegExp(illegal[alphabet].source, "giu"))) {
    if (/[\s\d]/.test(match[0])) continue;
    removedCount++;
    if (removed.length < MAX_REMOVED_NAMED) removed.push({ letter: match[0], offset: match.index });
  }
  return { letters: keepLegal(letters, alphabet), removed, removedCount };
};

/**
 * The alphabet that bare letters most likely belong to. A stop `*` makes a protein; else nine tenths of
 * A C G T U N make a nucleic acid, which is RNA when it has U and no T. Looks at the first 100,000 letters.
 *
 * @example guessAlphabet("ACGU") // "rna"
 * @example guessAlphabet("MRSSKNVIKEF") // "protein"
 */
export const guessAlphabet = (text: string): Alphabet => {
  const letters = text.slice(0, 100_000).replace(/[^A-Za-z*]/g, "");
  if (letters.includes("*")) return "protein";
  const plain = letters.replace(/[^ACGTUN]/gi, "").length;
  const onlyNucleic = !/[EFILPQZJXO]/i.test(letters);
  if (plain < letters.length * (onlyNucleic ? 0.5 : 0.9)) return "protein";
  return /u/i.test(letters) && !/t/i.test(letters) ? "rna" : "dna";
};
