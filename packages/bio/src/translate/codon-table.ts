import { codonsInOrder, findGeneticCode, type GeneticCode } from "./genetic-code.ts";

/**
 * Returns for every triple of base masks, indexed `first << 8 | second << 4 | third`, so that ambiguous codons cost
 * no more than plain ones.
 */
export interface CodonTable {
  /** Character code of the amino acid: `*` where all readings stop, B, Z or J for their pairs, else X. */
  readonly residues: Uint8Array;
  /** 1 where all readings of the codon start. */
  readonly starts: Uint8Array;
  /** 1 where all readings of the codon stop. */
  readonly stops: Uint8Array;
}

const tables = new Map<number, CodonTable>();

/** The table of a genetic code, made once; of an unknown code, one that knows no codon. */
export const codonTable = (id: number): CodonTable => {
  const known = tables.get(id);
  if (known) return known;
  const code = findGeneticCode(id);
  if (!code)
    return {
      residues: new Uint8Array(4096).fill(X),
      starts: new Uint8Array(4096),
      stops: new Uint8Array(4096),
    };
  const table = makeTable(code);
  tables.set(id, table);
  return table;
};

const X = "X".charCodeAt(0);

const makeTable = (code: GeneticCode): CodonTable => ({
  residues: Uint8Array.from(
    readingsOf((codon) => bitOf(code.aminoAcidOf[codon] ?? "X")),
    residueOf,
  ),
  starts: isAlwaysOneOf(code.startCodons),
  stops: isAlwaysOneOf(code.stopCodons),
});

/** 1 for every mask triple all of whose readings are among the codons. */
export const isAlwaysOneOf = (codons: readonly string[]): Uint8Array =>
  Uint8Array.from(
    readingsOf((codon) => (codons.includes(codon) ? 1 : 2)),
    (bits) => (bits === 1 ? 1 : 0),
  );

/** The union, over all readings of each mask triple, of the bits that `bits` gives to plain codons. */
const readingsOf = (bits: (codon: string) => number): Uint32Array => {
  const result = new Uint32Array(4096);
  codonsInOrder.forEach((codon, index) => {
    result[maskIndex(1 << (index >> 4), 1 << ((index >> 2) & 3), 1 << (index & 3))] = bits(codon);
  });
  // Ascending, so that both halves of a mask with several bases are known before the mask itself.
  for (let index = 0; index < 4096; index++) {
    const masks = [index >> 8, (index >> 4) & 15, index & 15];
    const place = masks.findIndex((mask) => (mask & (mask - 1)) !== 0);
    const mask = masks[place];
    if (mask === undefined || masks.includes(0)) continue;
    const shift = 8 - 4 * place;
    const without = index & ~(15 << shift);
    const lowest = mask & -mask;
    result[index] =
      (result[without | (lowest << shift)] ?? 0) | (result[without | ((mask ^ lowest) << shift)] ?? 0);
  }
  return result;
};

/** Where a codon of three base masks is in a {@link CodonTable}. */
export const maskIndex = (first: number, second: number, third: number): number =>
  (first << 8) | (second << 4) | third;

const STOP_BIT = 26;

const bitOf = (residue: string): number => 1 << (residue === "*" ? STOP_BIT : residue.charCodeAt(0) - 65);

const pairs = new Map([
  [bitOf("D") | bitOf("N"), "B"],
  [bitOf("E") | bitOf("Q"), "Z"],
  [bitOf("I") | bitOf("L"), "J"],
]);

/** The base of a union of amino acids. */
const residueOf = (bits: number): number => {
  if (bits !== 0 && (bits & (bits - 1)) === 0) {
    const place = 31 - Math.clz32(bits);
    return place === STOP_BIT ? "*".charCodeAt(0) : 65 + place;
  }
  return (pairs.get(bits) ?? "X").charCodeAt(0);
};
