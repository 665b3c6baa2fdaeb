import { type AlignFailure, refuse } from "./options.ts";

/** Sequences as small numbers: `codes` index `letters`, which holds the upper-case letters that occur. */
export interface EncodedResidues {
  readonly letters: readonly string[];
  readonly codes: readonly Uint8Array[];
}

/** Whether all residues are IUPAC codes of nucleic acids. `isNucleic(["A", "N"])` is true, with "E" it is not. */
export const isNucleic = (letters: readonly string[]): boolean =>
  letters.every((letter) => "ACGTURYSWKMBDHVN".includes(letter));

const NONE = 255;
const STAR = 42;

/** Upper-case ASCII code of A–Z, a–z and `*`, else 0. */
const upperCode = (code: number): number => {
  if (code >= 97 && code <= 122) return code - 32;
  return (code >= 65 && code <= 90) || code === STAR ? code : 0;
};

/**
 * Encodes sequences together. Residues are A–Z in either case and the stop `*`; gaps, digits and white space are
 * refused by place. Where all residues are IUPAC codes of nucleic acids, U counts as T.
 *
 * @example encodeResidues(["ac", "CT"]) // letters ["A", "C", "T"], codes [0, 1] and [1, 2]
 */
export const encodeResidues = (sequences: readonly string[]): EncodedResidues | AlignFailure => {
  const codeOf = new Uint8Array(128).fill(NONE);
  const letters: string[] = [];
  const codes: Uint8Array[] = [];
  for (const [sequence, text] of sequences.entries()) {
    if (text.length === 0) {
      return refuse("empty-sequence", `Sequence ${sequence + 1} has no letters.`, { sequence });
    }
    const encoded = new Uint8Array(text.length);
    for (let position = 0; position < text.length; position++) {
      const upper = upperCode(text.charCodeAt(position));
      if (upper === 0) {
        const shown = JSON.stringify(text[position]);
        const message = `Sequence ${sequence + 1} has ${shown} at position ${position + 1}, which is no letter.`;
        return refuse("illegal-letter", message, { sequence, position });
      }
      if (codeOf[upper] === NONE) {
        codeOf[upper] = letters.length;
        letters.push(String.fromCharCode(upper));
      }
      encoded[position] = codeOf[upper] as number;
    }
    codes.push(encoded);
  }
  return foldUracil(letters, codes);
};

/** In nucleic acids U is written as T, so that RNA and DNA align. */
const foldUracil = (letters: readonly string[], codes: readonly Uint8Array[]): EncodedResidues => {
  const uracil = letters.indexOf("U");
  if (uracil < 0 || !isNucleic(letters)) return { letters, codes };
  const thymine = letters.indexOf("T");
  if (thymine < 0) return { letters: letters.with(uracil, "T"), codes };
  return { letters, codes: codes.map((row) => row.map((code) => (code === uracil ? thymine : code))) };
};
