import { codonUsageRows } from "../../data/codon-usage.ts";
import { codonsInOrder, findGeneticCode, type GeneticCode } from "./genetic-code.ts";

/** A host by name in {@link codonUsageTables}. */
export type HostId = (typeof codonUsageRows)[number]["id"];

/** How often each codon is in the coding sequences of a host. */
export interface CodonUsage {
  readonly id: string;
  readonly name: string;
  /** Coding sequences that were counted. */
  readonly codingSequences: number;
  /** Counts of the 64 codons, DNA, upper case. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * The codon usage of 23 hosts.
 *
 * Source: EMBOSS 6.6.0 CODONS, from CUTG 146 (Nakamura, Gojobori and Ikemura 2000, NAR 28:292) and TransTerm 1994.
 *
 * @example codonUsageTables.find(({ id }) => id === "ecoli")?.counts.CTG // 84455
 */
export const codonUsageTables: readonly CodonUsage[] = codonUsageRows.map(
  ({ id, name, codingSequences, counts }) => {
    const numbers = counts.split(" ").map(Number);
    return {
      id,
      name,
      codingSequences,
      counts: Object.fromEntries(codonsInOrder.map((codon, index) => [codon, numbers[index] ?? 0])),
    };
  },
);

/** The usage of a host by its id, or the table itself that was handed in; null if there is none of that name. */
export const findCodonUsage = (host: HostId | CodonUsage): CodonUsage | null =>
  typeof host === "string" ? (codonUsageTables.find(({ id }) => id === host) ?? null) : host;

/** One of the codons for an amino acid, with how a host uses it. */
export interface CodonChoice {
  readonly codon: string;
  /** Share among the codons of the amino acid, 0 to 1. */
  readonly share: number;
  /** Relative adaptiveness: count over that of the amino acid's most used codon, above 0 to 1. */
  readonly adaptiveness: number;
}

/** A codon never seen counts as half, so that one does not bring the whole index down to nothing. */
const UNSEEN = 0.5;

/**
 * The codons of each amino acid (and `*`) under a genetic code, most used first.
 *
 * Source: relative adaptiveness by Sharp and Li 1987, NAR 15:1281.
 */
export const codonChoices = (
  usage: CodonUsage,
  table: number,
): ReadonlyMap<string, readonly CodonChoice[]> => {
  const code = findGeneticCode(table);
  const byAminoAcid = new Map<string, string[]>();
  for (const codon of code ? codonsInOrder : []) {
    const residue = meaningOf(code, codon);
    byAminoAcid.set(residue, [...(byAminoAcid.get(residue) ?? []), codon]);
  }
  const countOf = (codon: string): number => usage.counts[codon] || UNSEEN;
  return new Map(
    [...byAminoAcid].map(([residue, codons]) => {
      const most = Math.max(...codons.map(countOf));
      const all = codons.reduce((sum, codon) => sum + countOf(codon), 0);
      const choices = codons.map((codon) => ({
        codon,
        share: countOf(codon) / all,
        adaptiveness: countOf(codon) / most,
      }));
      return [residue, choices.sort((a, b) => b.share - a.share)];
    }),
  );
};

/** A codon that may be a stop or an amino acid counts as its amino acid, unless the code has no other stop. */
const meaningOf = (code: GeneticCode | null, codon: string): string => {
  const residue = code?.aminoAcidOf[codon] ?? "X";
  const isOnlyStop = !Object.values(code?.aminoAcidOf ?? {}).includes("*");
  return isOnlyStop && code?.stopCodons.includes(codon) ? "*" : residue;
};
