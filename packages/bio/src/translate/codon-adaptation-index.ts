import { type CodonUsage, codonChoices, findCodonUsage, type HostId } from "./codon-usage.ts";
import type { GeneticCodeId } from "./genetic-code.ts";

/**
 * The codon adaptation index of a coding sequence for a host: the geometric mean of its codons' relative
 * adaptiveness, above 0 to 1. Stops, amino acids with a single codon, ambiguous codons and bases left over do not
 * count. Null if nothing counts, and for a host or genetic code that is not known.
 *
 * Source: Sharp and Li 1987, NAR 15:1281.
 *
 * @example codonAdaptationIndex("CTGCTGCTG", "ecoli") // 1, since CTG is the most used codon for leucine
 */
export const codonAdaptationIndex = (
  codingSequence: string,
  host: HostId | CodonUsage,
  table: GeneticCodeId = 1,
): number | null => {
  const usage = findCodonUsage(host);
  if (!usage) return null;
  const logarithms = new Map<string, number>();
  for (const [residue, choices] of codonChoices(usage, table)) {
    if (residue === "*" || choices.length === 1) continue;
    for (const { codon, adaptiveness } of choices) logarithms.set(codon, Math.log(adaptiveness));
  }
  const bases = codingSequence.toUpperCase().replaceAll("U", "T");
  let [sum, count] = [0, 0];
  for (let at = 0; at + 3 <= bases.length; at += 3) {
    const logarithm = logarithms.get(bases.slice(at, at + 3));
    if (logarithm === undefined) continue;
    sum += logarithm;
    count++;
  }
  return count === 0 ? null : Math.exp(sum / count);
};
