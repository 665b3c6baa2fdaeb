import { codonsInOrder } from "../translate/genetic-code.ts";
import { translate } from "../translate/translate.ts";
import { encodeResidues, OTHER_IN_TEXT, STOP } from "./residue-codes.ts";

/** One of six ways to read a text as a protein. */
export interface ReadingFrame {
  /** Codes of the amino acids. */
  readonly residues: Uint8Array;
  readonly strand: 1 | -1;
  /** Bases of the strand before the first codon. */
  readonly offset: number;
  /** Top-strand bases [start, end) under the amino acids [from, to). */
  readonly basesOf: (from: number, to: number) => readonly [start: number, end: number];
}

/** Residue codes of the 64 codons of the standard code, indexed by base codes: 16 first, 4 second, 1 third. */
const residueOfCodon = (() => {
  const residues = new Uint8Array(64);
  for (const codon of codonsInOrder) {
    const [first = 0, second = 0, third = 0] = encodeResidues(codon, "dna", OTHER_IN_TEXT);
    const residue = translate(codon);
    residues[16 * first + 4 * second + third] =
      residue === "*" ? STOP : encodeResidues(residue, "protein", OTHER_IN_TEXT)[0]!;
  }
  return residues;
})();

/** The six frames of a text of base codes under the standard code, one at a time. */
export function* readingFrames(codes: Uint8Array): Iterable<ReadingFrame> {
  const size = codes.length;
  const bottom = new Uint8Array(size);
  for (let at = 0; at < size; at++) {
    const code = codes[at]!;
    bottom[size - 1 - at] = code < 4 ? 3 - code : code;
  }
  for (let offset = 0; offset < 3; offset++) {
    yield {
      residues: readFrom(codes, offset),
      strand: 1,
      offset,
      basesOf: (from, to) => [offset + 3 * from, offset + 3 * to],
    };
    yield {
      residues: readFrom(bottom, offset),
      strand: -1,
      offset,
      basesOf: (from, to) => [size - offset - 3 * to, size - offset - 3 * from],
    };
  }
}

const readFrom = (codes: Uint8Array, offset: number): Uint8Array => {
  const residues = new Uint8Array(Math.max(0, Math.floor((codes.length - offset) / 3)));
  for (let index = 0, at = offset; index < residues.length; index++, at += 3) {
    const first = codes[at]!;
    const second = codes[at + 1]!;
    const third = codes[at + 2]!;
    residues[index] =
      (first | second | third) < 4 ? residueOfCodon[16 * first + 4 * second + third]! : OTHER_IN_TEXT;
  }
  return residues;
};

/** Number of codons between the stops on either side of an amino acid, within the text. */
export const openCodonsAround = (residues: Uint8Array, at: number): number => {
  const stop = residues.indexOf(STOP, at);
  return (stop < 0 ? residues.length : stop) - (residues.lastIndexOf(STOP, at) + 1);
};
