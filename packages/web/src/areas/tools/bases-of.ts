import { cleanSequence, guessAlphabet } from "@benchleaf/bio";

/** What is in each record of a FASTA; all of it if there is no header. */
const bodiesOf = (text: string): readonly string[] =>
  text.split(/^>.*$/m).filter((body) => body.trim() !== "");

/** The residues of what was typed or pasted; of several FASTA records those of the first. */
export const bodyOf = (text: string): string => bodiesOf(text)[0] ?? "";

export const asDna = (text: string): string => text.replace(/u/gi, (letter) => (letter === "U" ? "T" : "t"));

/** The bases of what was typed or pasted: a FASTA header, numbers and spaces do not count, U is read as T. */
export const basesOf = (text: string): string =>
  cleanSequence(asDna(bodyOf(text)), "dna").letters.toUpperCase();

/** The residues of what was typed or pasted, stops among them. */
export const residuesOf = (text: string): string =>
  bodyOf(text)
    .replace(/[^A-Za-z*]/g, "")
    .toUpperCase();

/** Fewer residues may be anything. */
const LEAST_TO_GUESS = 10;

/** Warnings about typed or pasted residues. */
export interface CleanedInput {
  /** FASTA records; only the first is read. */
  readonly records: number;
  /** Residues that are none of the kind, and left out. White space and numbers do not count. */
  readonly removed: number;
  /** They look like the other kind: a protein where bases are wanted, or bases where a protein is. */
  readonly isOtherKind: boolean;
}

/** @example remarksOn("MKLVVVGAGG", "bases") // { records: 1, removed: 1, isOtherKind: true } */
export const remarksOn = (text: string, wanted: "bases" | "residues"): CleanedInput => {
  const bodies = bodiesOf(text);
  const body = bodies[0] ?? "";
  const letters = body.replace(/[\s\d]+/g, "");
  const isLong = letters.length >= LEAST_TO_GUESS;
  const kind = guessAlphabet(letters);
  return {
    records: bodies.length,
    removed:
      wanted === "bases"
        ? cleanSequence(asDna(letters), "dna").removedCount
        : letters.length - residuesOf(letters).length,
    isOtherKind: isLong && (kind === "protein") === (wanted === "bases"),
  };
};
