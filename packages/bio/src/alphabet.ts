import type { Alphabet } from "./sequence.ts";

/**
 * Upper-case residues that a sequence of each alphabet may hold: IUPAC nucleotides with their ambiguity codes; the 20
 * amino acids, B Z J X, selenocysteine U, pyrrolysine O and the stop `*`. Gaps belong to alignments and are legal in
 * none of them.
 */
export const legalResidues: Readonly<Record<Alphabet, string>> = {
  dna: "ACGTRYSWKMBDHVN",
  rna: "ACGURYSWKMBDHVN",
  protein: "ACDEFGHIKLMNPQRSTVWYBZJXUO*",
};

const illegal: Readonly<Record<Alphabet, RegExp>> = {
  dna: /[^ACGTRYSWKMBDHVN]/i,
  rna: /[^ACGURYSWKMBDHVN]/i,
  protein: /[^ACDEFGHIKLMNPQRSTVWYBZJXUO*]/i,
};

/** Whether every residue is legal; the empty text is. `isLegal("ACGN", "dna")` is true, `"AC-G"` is not. */
export const isLegal = (letters: string, alphabet: Alphabet): boolean => !illegal[alphabet].test(letters);

/** The complement of each character code below 128; others map to themselves. */
const complementTable = (partnerOfA: string): Uint8Array => {
  const table = Uint8Array.from({ length: 128 }, (_, code) => code);
  const from = "ACGTURYSWKMBDHVN";
  const to = `${partnerOfA}GCAAYRSWMKVHDBN`;
  for (let index = 0; index < from.length; index++) {
    table[from.charCodeAt(index)] = to.charCodeAt(index);
    table[from.charCodeAt(index) + 32] = to.charCodeAt(index) + 32;
  }
  return table;
};

const complements = { dna: complementTable("T"), rna: complementTable("U") };

/**
 * The complement of each residue, in the same order; case and ambiguity are preserved, residues without a complement
 * stay as they are.
 *
 * @example complement("ACGTNrk") // "TGCANym"
 */
export const complement = (bases: string, kind: "dna" | "rna" = "dna"): string =>
  partners(bases, complements[kind], 0, 1);

/**
 * The opposite strand read from its own 5' end; `kind` determines the complement of A. Applying it twice is the
 * identity on valid residues.
 *
 * @example reverseComplement("AAGC") // "GCTT"
 * @example reverseComplement("AAGC", "rna") // "GCUU"
 */
export const reverseComplement = (bases: string, kind: "dna" | "rna" = "dna"): string =>
  partners(bases, complements[kind], bases.length - 1, -1);

const ascii = new TextDecoder("windows-1252");

/**
 * The partners of all residues from `first` on, forward or backward. One loop without a call a residue: plans make
 * megabases of it.
 */
const partners = (bases: string, table: Uint8Array, first: number, step: 1 | -1): string => {
  const size = bases.length;
  if (size >= SHORT) {
    const codes = new Uint8Array(size);
    let seen = 0;
    for (let index = 0, at = first; index < size; index++, at += step) {
      const code = bases.charCodeAt(at);
      seen |= code;
      codes[index] = table[code & 127]!;
    }
    if (seen < 128) return ascii.decode(codes);
  }
  return mapCharacters(size, (index) => {
    const code = bases.charCodeAt(first + step * index);
    return table[code] ?? code;
  });
};

/** Text of this many residues from their character codes; in pieces, since a call takes only this many arguments. */
export const mapCharacters = (length: number, codeAt: (index: number) => number): string => {
  let text = "";
  if (length < SHORT) {
    for (let index = 0; index < length; index++) text += String.fromCharCode(codeAt(index));
    return text;
  }
  const codes = new Uint16Array(Math.min(length, 8_192));
  for (let from = 0; from < length; from += codes.length) {
    const count = Math.min(codes.length, length - from);
    for (let index = 0; index < count; index++) codes[index] = codeAt(from + index);
    text += String.fromCharCode(...codes.subarray(0, count));
  }
  return text;
};

/** Primers, spacers and codons come by the hundred thousand; an array for each would cost more than the residues. */
const SHORT = 64;

/** Only the legal residues of a text, in order. `removeIllegal("ac-g", "dna")` is `"acg"`. */
export const removeIllegal = (text: string, alphabet: Alphabet): string =>
  text.replace(new RegExp(illegal[alphabet].source, "gi"), "");

/** A residue that cleaning took out. `offset` counts UTF-16 units of the text handed in, from zero. */
export interface RemovedCharacter {
  readonly letter: string;
  readonly offset: number;
}

/** At most this many removed residues are named one by one; `removedCount` counts all. */
export const MAX_REMOVED_NAMED = 100;

/**
 * Takes out every residue that the alphabet does not know. White space and digits go without being reported, since
 * files and clipboards number their lines. Case is stored.
 *
 * @example cleanLetters("1 acg-t", "dna") // letters "acgt", removed [{ letter: "-", offset: 5 }], removedCount 1
 */
export const cleanSequence = (
  text: string,
  alphabet: Alphabet,
): { letters: string; removed: readonly RemovedCharacter[]; removedCount: number } => {
  const letters = text.replace(/[\s\d]+/g, "");
  if (isLegal(letters, alphabet)) return { letters, removed: [], removedCount: 0 };
  const removed: RemovedCharacter[] = [];
  let removedCount = 0;
  for (const match of text.matchAll(new RegExp(illegal[alphabet].source, "giu"))) {
    if (/[\s\d]/.test(match[0])) continue;
    removedCount++;
    if (removed.length < MAX_REMOVED_NAMED) removed.push({ letter: match[0], offset: match.index });
  }
  return { letters: removeIllegal(letters, alphabet), removed, removedCount };
};

/**
 * The alphabet that bare residues most likely belong to. A stop `*` makes a protein; else nine tenths of A C G T U N
 * make a nucleic acid, which is RNA when it has U and no T. Looks at the first 100,000 residues.
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
