import { cleanLetters } from "@benchleaf/bio";

/** The bases of what was typed or pasted: a FASTA header, numbers and spaces do not count, U is read as T. */
export const basesOf = (text: string): string =>
  cleanLetters(
    text.replace(/^>.*$/gm, "").replace(/u/gi, (letter) => (letter === "U" ? "T" : "t")),
    "dna",
  ).letters.toUpperCase();

/** The residues of what was typed or pasted, stops among them. */
export const residuesOf = (text: string): string =>
  text
    .replace(/^>.*$/gm, "")
    .replace(/[^A-Za-z*]/g, "")
    .toUpperCase();
