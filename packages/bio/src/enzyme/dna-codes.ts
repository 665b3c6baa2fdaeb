import { baseMasks } from "../iupac.ts";

/**
 * IUPAC codes as bit masks of their bases (A 1, C 2, G 4, T 8), and as small codes: 0 to 3 for A C G T, 4 to 14 for
 * the ambiguity codes, so that one byte has both.
 */
const LETTERS = "ACGTRYSWKMBDHVN";

/** Stands beyond the end of a linear molecule; matches nothing. */
export const BEYOND = 15;
const ILLEGAL = 16;

/** Mask of each code; {@link BEYOND} has a bit that no site base allows. */
export const maskOfCode = Uint8Array.from([...baseMasks(LETTERS), 16]);

const codeOfChar = new Uint8Array(128).fill(ILLEGAL);
for (let code = 0; code < LETTERS.length; code++) {
  codeOfChar[LETTERS.charCodeAt(code)] = code;
  codeOfChar[LETTERS.toLowerCase().charCodeAt(code)] = code;
}

/**
 * The codes of a sequence, followed by `beyond` more bases: a circle runs on from its start, past the end of a linear
 * molecule comes {@link BEYOND}. The index of the first illegal base instead, if there is one.
 */
export const encodeDna = (sequence: string, beyond: number, isCircular: boolean): Uint8Array | number => {
  const size = sequence.length;
  const codes = new Uint8Array(size + beyond).fill(BEYOND, size);
  let seen = 0;
  for (let index = 0; index < size; index++) {
    const char = sequence.charCodeAt(index);
    const code = char < 128 ? codeOfChar[char]! : ILLEGAL;
    codes[index] = code;
    seen |= code;
  }
  if (seen >= ILLEGAL) return codes.indexOf(ILLEGAL);
  if (isCircular && size > 0) {
    for (let index = 0; index < beyond; index++) codes[size + index] = codes[index % size]!;
  }
  return codes;
};

/** The masks of a site's bases, null when one is no IUPAC letter. */
export const siteMasks = (site: string): Uint8Array | null => {
  const codes = encodeDna(site, 0, false);
  return typeof codes === "number" ? null : codes.map((code) => maskOfCode[code]!);
};

/** The site as it reads on the other strand. */
export const reverseMasks = (masks: Uint8Array): Uint8Array =>
  masks
    .map((mask) => ((mask & 1) << 3) | ((mask & 2) << 1) | ((mask & 4) >> 1) | ((mask & 8) >> 3))
    .reverse();

/** How many bases a mask allows. */
export const basesIn = (mask: number): number =>
  (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1);
