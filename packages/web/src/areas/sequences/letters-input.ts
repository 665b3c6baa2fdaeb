import { type Alphabet, cleanLetters } from "@benchleaf/bio";
import { distinctLetters } from "./sequence-words.ts";

export interface LettersInput {
  readonly letters: string;
  /** The distinct characters taken out, ready to show; empty when all fitted. */
  readonly removed: string;
  readonly removedCount: number;
}

/**
 * What of a typed or pasted text goes into a sequence. Title lines of FASTA, spaces and digits go in silence,
 * other characters are told.
 *
 * @example lettersOf(">pUC19\n1 acg-t", "dna") // letters "acgt", removed "-", removedCount 1
 */
export const lettersOf = (text: string, alphabet: Alphabet): LettersInput => {
  const untitled = text.replace(/^\s*>.*$/gm, "");
  const { letters, removed, removedCount } = cleanLetters(untitled, alphabet);
  return { letters, removed: distinctLetters(removed.map(({ letter }) => letter)), removedCount };
};
