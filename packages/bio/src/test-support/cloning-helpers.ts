import { reverseComplement } from "../alphabet.ts";
import { checksum } from "../checksum/checksum.ts";
import type { AssemblyProduct, AssemblyResult } from "../cloning/assembly.ts";
import { randomBases } from "./random-bases.ts";

/** Residues without the sites that tests of cloning use, the same for the same seed. */
export const siteFreeBases = (length: number, seed: number): string =>
  randomBases(length, seed).replace(/GAATTC|GGATCC|GATATC|GGTCTC|GAGACC|CTCGAG|CCCTT|AAGGG/g, "ACACAC");

export const circle = (sequence: string, name = "vector") => ({
  ...{ name, sequence },
  topology: "circular" as const,
});
export const linear = (sequence: string, name = "insert") => ({
  ...{ name, sequence },
  topology: "linear" as const,
});
export const turned = (letters: string): string => reverseComplement(letters, "dna");

export const productsOf = (result: AssemblyResult): readonly AssemblyProduct[] => {
  if (!result.ok) throw new Error(result.error.message);
  return result.products;
};
export const checksumsOf = (result: AssemblyResult): string[] =>
  productsOf(result).map((product) => product.checksum);
/** The checksum of a circle. */
export const circular = (sequence: string) => checksum(sequence, { topology: "circular" });
export const errorOf = (result: AssemblyResult) => (result.ok ? null : result.error);
