import { complementOfMask } from "./base-masks.ts";
import { codonTable, isAlwaysOneOf, maskIndex } from "./codon-table.ts";

/** Bits of a codon class, for the codon read on the top strand and for the one read on the bottom strand there. */
export const topBits = { stop: 1, start: 2 } as const;
/** The same for the codon that the bottom strand reads at that place. */
export const bottomBits = { stop: 4, start: 8 } as const;

/** The bits of every triple of base masks under a genetic code; `any` marks no starts, since every codon is one. */
export const codonClasses = (
  table: number,
  starts: "ATG" | "table" | "any" | readonly string[],
): Uint8Array => {
  const { stops, starts: tableStarts } = codonTable(table);
  const isStart = starts === "table" ? tableStarts : isAlwaysOneOf(startList(starts));
  const classes = new Uint8Array(4096);
  for (let index = 0; index < 4096; index++) {
    const [first, second, third] = [index >> 8, (index >> 4) & 15, index & 15];
    const opposite = maskIndex(complementOfMask(third), complementOfMask(second), complementOfMask(first));
    classes[index] =
      (stops[index] ? topBits.stop : 0) |
      (isStart[index] ? topBits.start : 0) |
      (stops[opposite] ? bottomBits.stop : 0) |
      (isStart[opposite] ? bottomBits.start : 0);
  }
  return classes;
};

const startList = (starts: "ATG" | "any" | readonly string[]): readonly string[] => {
  if (starts === "any") return [];
  return starts === "ATG" ? ["ATG"] : starts.map((codon) => codon.toUpperCase().replaceAll("U", "T"));
};

/** For each position the class of the three bases from there on; on a circle those across the origin too. */
export const classifyCodons = (masks: Uint8Array, isCircular: boolean, classes: Uint8Array): Uint8Array => {
  const size = masks.length;
  const codons = new Uint8Array(size);
  let index = maskIndex(0, masks[0] ?? 0, masks[1] ?? 0);
  for (let position = 0; position + 2 < size; position++) {
    index = ((index << 4) | (masks[position + 2] ?? 0)) & 4095;
    codons[position] = classes[index] ?? 0;
  }
  if (!isCircular || size < 3) return codons;
  for (const position of [size - 2, size - 1]) {
    const [first = 0, second = 0, third = 0] = [0, 1, 2].map((offset) => masks[(position + offset) % size]);
    codons[position] = classes[maskIndex(first, second, third)] ?? 0;
  }
  return codons;
};
