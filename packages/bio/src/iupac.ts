/** The bases of each nucleic acid code (Cornish-Bowden 1985, NAR 13:3021); U equals T. */
export const basesOfCode: Readonly<Record<string, string>> = {
  ...{ A: "A", C: "C", G: "G", T: "T", U: "T" },
  ...{ R: "AG", Y: "CT", S: "CG", W: "AT", K: "GT", M: "AC" },
  ...{ B: "CGT", D: "AGT", H: "ACT", V: "ACG", N: "ACGT" },
};

/**
 * The set of bases of each residue as bits, by character code below 128, in both cases; 0 for what is no nucleotide.
 * `order` names the bases from bit 1 on.
 *
 * @example maskTable("ACGT")["R".charCodeAt(0)] // 5, that is A 1 and G 4
 */
export const maskTable = (order: string): Uint8Array => {
  const table = new Uint8Array(128);
  for (const [letter, bases] of Object.entries(basesOfCode)) {
    const mask = [...bases].reduce((sum, base) => sum | (1 << order.indexOf(base)), 0);
    table[letter.charCodeAt(0)] = mask;
    table[letter.toLowerCase().charCodeAt(0)] = mask;
  }
  return table;
};

const table = maskTable("ACGT");

/** @example baseMask("n") // 15: A 1, C 2, G 4, T or U 8 */
export const baseMask = (letter: string): number => table[letter.charCodeAt(0)] ?? 0;

/**
 * The bases of each residue as bits A 1, C 2, G 4, T or U 8; 0 for other characters.
 *
 * @example baseMasks("ACNx") // Uint8Array [1, 2, 15, 0]
 */
export const baseMasks = (text: string): Uint8Array => {
  const result = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) result[index] = table[text.charCodeAt(index)] ?? 0;
  return result;
};
