import {
  cleanSequence,
  complement,
  type Frame,
  type GeneticCodeId,
  reverseComplement,
  translate,
} from "@benchleaf/bio";
import { asDna, bodyOf } from "./bases-of.ts";

export const conversions = [
  "reverseComplement",
  "complement",
  "reverse",
  "toDna",
  "toRna",
  "translate",
] as const;
export type Conversion = (typeof conversions)[number];

/** More is opened as a sequence: the page itself reads this much at once. */
export const MAX_CONVERTED = 200_000;

export interface Converted {
  readonly letters: string;
  /** How many bases were read. */
  readonly read: number;
}

/** Bases as they were typed or pasted; a FASTA header, white space and numbers do not count. */
export const convertSequence = (
  text: string,
  how: { readonly to: Conversion; readonly frame: Frame; readonly code: GeneticCodeId },
): Converted => {
  const body = bodyOf(text);
  const kind = /u/i.test(body) && !/t/i.test(body) ? "rna" : "dna";
  // If U and T are mixed, each U is read as T.
  const { letters } = cleanSequence(kind === "dna" ? asDna(body) : body, kind);
  const make: Readonly<Record<Conversion, () => string>> = {
    reverseComplement: () => reverseComplement(letters, kind),
    complement: () => complement(letters, kind),
    reverse: () => [...letters].reverse().join(""),
    toDna: () => asDna(letters),
    toRna: () => letters.replaceAll("T", "U").replaceAll("t", "u"),
    translate: () => translate(letters, { frame: how.frame, table: how.code }),
  };
  return { letters: make[how.to](), read: letters.length };
};
