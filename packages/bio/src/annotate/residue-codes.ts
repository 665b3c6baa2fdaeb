/** Code of a stop codon. */
export const STOP = 253;
/** Code of a residue that is no plain one, in a query and in a text: they differ, so that it equals nothing. */
export const OTHER_IN_QUERY = 254;
/** Code of a residue that no feature has. */
export const OTHER_IN_TEXT = 255;

const tableOf = (letters: string): Uint8Array => {
  const table = new Uint8Array(128).fill(OTHER_IN_TEXT);
  [...letters].forEach((letter, code) => {
    table[letter.charCodeAt(0)] = code;
    table[letter.toLowerCase().charCodeAt(0)] = code;
  });
  return table;
};

const tables = { dna: tableOf("ACGT"), protein: tableOf("ACDEFGHIKLMNPQRSTVWY") };
tables.dna["U".charCodeAt(0)] = 3;
tables.dna["u".charCodeAt(0)] = 3;

/** A C G T as 0 to 3, the amino acids as 0 to 19, every other residue as `other`. */
export const encodeResidues = (letters: string, kind: "dna" | "protein", other: number): Uint8Array => {
  const table = tables[kind];
  const codes = new Uint8Array(letters.length);
  for (let index = 0; index < codes.length; index++) {
    const char = letters.charCodeAt(index);
    const code = char < 128 ? table[char]! : OTHER_IN_TEXT;
    codes[index] = code === OTHER_IN_TEXT ? other : code;
  }
  return codes;
};
