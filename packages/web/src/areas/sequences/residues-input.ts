import { type Alphabet, cleanSequence, guessAlphabet, recognizeOrder } from "@benchleaf/bio";
import { distinctResidues } from "./sequence-labels.ts";

export interface ResiduesInput {
  readonly letters: string;
  /** The distinct removed characters, ready for display; empty if all were valid. */
  readonly removed: string;
  readonly removedCount: number;
  /** U written as T in DNA, T as U in RNA. */
  readonly convertedCount: number;
}

/**
 * Returns the part of a typed or pasted text that goes into a sequence. Title lines of FASTA, spaces and digits are
 * dropped silently, other characters are reported. U becomes T in DNA and T becomes U in RNA.
 *
 * @example lettersOf(">pUC19\n1 acg-u", "dna") // letters "acgt", removed "-", removedCount 1, convertedCount 1
 */
export const residuesOf = (text: string, alphabet: Alphabet): ResiduesInput => {
  const typed = withoutTitles(text);
  const order = alphabet === "protein" ? null : recognizeOrder(typed);
  const untitled = order?.bases ?? typed;
  const converted = convertBases(untitled, alphabet);
  const { letters, removed, removedCount } = cleanSequence(converted, alphabet);
  const convertedCount = converted === untitled ? 0 : countOf(untitled, alphabet === "dna" ? /u/gi : /t/gi);
  return {
    letters,
    removed: distinctResidues(removed.map(({ letter }) => letter)),
    removedCount,
    convertedCount,
  };
};

const withoutTitles = (text: string): string => text.replace(/^[^\S\n]*>.*$/gm, "");

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** T or U according to the alphabet; a protein is not changed. @example `convertBases("Uu", "dna")` is `"Tt"` */
export const convertBases = (text: string, alphabet: Alphabet): string => {
  if (alphabet === "dna" && /u/i.test(text)) return text.replaceAll("U", "T").replaceAll("u", "t");
  if (alphabet === "rna" && /t/i.test(text)) return text.replaceAll("T", "U").replaceAll("t", "u");
  return text;
};

/** With fewer residues than this, the kind of molecule cannot be guessed. */
const TELLING_BASES = 12;

/**
 * What a text seems to be of where that is not what it should go into; null when it fits. Amino acids or prose in a
 * nucleic acid lose residues, bases in a protein would be read as amino acids.
 */
export const warningOf = (
  text: string,
  input: ResiduesInput,
  alphabet: Alphabet,
): "protein" | "bases" | null => {
  const sample = withoutTitles(text.slice(0, 100_000));
  if (alphabet === "protein")
    return input.letters.length >= TELLING_BASES && guessAlphabet(sample) !== "protein" ? "bases" : null;
  return input.letters !== "" && input.removedCount > 2 && guessAlphabet(sample) === "protein"
    ? "protein"
    : null;
};
