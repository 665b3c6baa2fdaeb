import { geneticCodeRows } from "../../data/genetic-codes.ts";

/** The number of one of NCBI's 27 genetic codes; 1 is the standard code, 11 the bacterial one. */
export type GeneticCodeId = (typeof geneticCodeRows)[number]["id"];

/** One genetic code. Codons are DNA, upper case; lists are in alphabetical order. */
export interface GeneticCode {
  readonly id: GeneticCodeId;
  readonly name: string;
  /** The amino acid of each of the 64 codons, `*` where it only stops. */
  readonly aminoAcidOf: Readonly<Record<string, string>>;
  readonly startCodons: readonly string[];
  /** Codes 27, 28 and 31 have stops that also encode an amino acid; `aminoAcidOf` returns that one. */
  readonly stopCodons: readonly string[];
}

/** The 64 codons in NCBI's order: T, C, A, G, the last base fastest. */
export const codonsInOrder: readonly string[] = [..."TCAG"].flatMap((first) =>
  [..."TCAG"].flatMap((second) => [..."TCAG"].map((third) => first + second + third)),
);

const readRow = ({ id, name, aminoAcids, starts }: (typeof geneticCodeRows)[number]): GeneticCode => ({
  id,
  name,
  aminoAcidOf: Object.fromEntries(codonsInOrder.map((codon, index) => [codon, aminoAcids.charAt(index)])),
  startCodons: codonsInOrder.filter((_, index) => starts.charAt(index) === "M").sort(),
  stopCodons: codonsInOrder.filter((_, index) => starts.charAt(index) === "*").sort(),
});

/**
 * Every genetic code that NCBI lists, by number.
 *
 * Source: NCBI, The Genetic Codes (gc.prt).
 *
 * @example geneticCodes.length // 27
 */
export const geneticCodes: readonly GeneticCode[] = geneticCodeRows.map(readRow);

const byId = new Map<number, GeneticCode>(geneticCodes.map((code) => [code.id, code]));

/**
 * The genetic code of a number, as `/transl_table` writes it; null if NCBI lists none (7, 8 and 17 to 20 among them:
 * 7 was merged into 4 and 8 into 1).
 *
 * @example findGeneticCode(11)?.startCodons // ["ATA", "ATC", "ATG", "ATT", "CTG", "GTG", "TTG"]
 */
export const findGeneticCode = (id: number): GeneticCode | null => byId.get(id) ?? null;
