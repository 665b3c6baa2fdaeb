const LETTER = 1;
const SPACE = 2;
const BREAK = 3;

/** What a byte is within a sequence: a base of DNA with the IUPAC codes, in either case, or white space. */
const kinds = (() => {
  const table = new Uint8Array(256);
  for (const letter of "ACGTRYSWKMBDHVNacgtryswkmbdhvn") table[letter.charCodeAt(0)] = LETTER;
  for (const space of " \t\r") table[space.charCodeAt(0)] = SPACE;
  table[10] = BREAK;
  return table;
})();

/** Whether a byte is a base of DNA, IUPAC's among them. */
export const isGenomeBase = (byte: number): boolean => kinds[byte] === LETTER;
/** Whether a byte is blank. */
export const isSpace = (byte: number): boolean => kinds[byte] === SPACE;
