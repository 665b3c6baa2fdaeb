import {
  type CodonUsage,
  codonAdaptationIndex,
  codonChoices,
  codonUsageTables,
  findCodonUsage,
  type GeneticCodeId,
  type HostId,
} from "@benchleaf/bio";

export interface CodonReportInput {
  /** DNA, upper case, from a whole codon. */
  readonly coding: string;
  readonly host: HostId;
  readonly table: GeneticCodeId;
  /** Codons of the moving window. */
  readonly window: number;
  /** Codons with a smaller share of their amino acid are rare, percent. */
  readonly rarePercent: number;
}

export interface HostIndex {
  readonly id: string;
  readonly name: string;
  /** Above 0 to 1. */
  readonly index: number;
}

export interface RareCodon {
  /** From one. */
  readonly number: number;
  readonly codon: string;
  readonly residue: string;
  /** Share among the codons of its amino acid, percent. */
  readonly percent: number;
}

/** How a gene's codons suit hosts. */
export interface CodonReport {
  readonly codons: number;
  /** Null if no codon counts. */
  readonly index: number | null;
  /** All hosts, the best first. */
  readonly hosts: readonly HostIndex[];
  /** The index of windows, at the codon in their middle. */
  readonly profile: readonly { readonly x: number; readonly y: number }[];
  /** The first of them; `rareCount` are there. */
  readonly rare: readonly RareCodon[];
  readonly rareCount: number;
  /** Share of G and C at the third places, percent; null without codons. */
  readonly gc3: number | null;
  /** Stops before the last codon: what is read is no gene then. */
  readonly stopsWithin: number;
}

/** More rows, and more points of the curve, than these no one reads. */
export const MAX_RARE = 200;
const MAX_POINTS = 400;

const profileOf = (coding: string, usage: CodonUsage, { table, window }: CodonReportInput) => {
  const codons = Math.floor(coding.length / 3);
  const span = Math.min(window, codons);
  const step = Math.max(1, Math.ceil((codons - span + 1) / MAX_POINTS));
  const points: { x: number; y: number }[] = [];
  for (let first = 0; first + span <= codons; first += step) {
    const index = codonAdaptationIndex(coding.slice(3 * first, 3 * (first + span)), usage, table);
    if (index !== null) points.push({ x: first + (span + 1) / 2, y: index });
  }
  return points;
};

/** @example codonReport({ coding: "CTGCTGCTG", host: "ecoli", table: 1, window: 25, rarePercent: 10 }).index // 1 */
export const codonReport = (input: CodonReportInput): CodonReport => {
  const { coding, host, table, rarePercent } = input;
  const usage = findCodonUsage(host) ?? codonUsageTables[0]!;
  const known = new Map<string, { residue: string; percent: number }>();
  for (const [residue, choices] of codonChoices(usage, table))
    for (const { codon, share } of choices) known.set(codon, { residue, percent: 100 * share });
  const codons = Math.floor(coding.length / 3);
  const rare: RareCodon[] = [];
  let [rareCount, strong, stopsWithin] = [0, 0, 0];
  for (let index = 0; index < codons; index++) {
    const codon = coding.slice(3 * index, 3 * index + 3);
    if ("GC".includes(codon.charAt(2))) strong++;
    const about = known.get(codon);
    if (!about) continue;
    if (about.residue === "*") {
      if (index < codons - 1) stopsWithin++;
    } else if (about.percent < rarePercent) {
      rareCount++;
      if (rare.length < MAX_RARE) rare.push({ number: index + 1, codon, ...about });
    }
  }
  const hosts = codonUsageTables.flatMap(({ id, name }): HostIndex[] => {
    const index = codonAdaptationIndex(coding, id as HostId, table);
    return index === null ? [] : [{ id, name, index }];
  });
  return {
    codons,
    index: codonAdaptationIndex(coding, usage, table),
    hosts: hosts.sort((one, other) => other.index - one.index),
    profile: profileOf(coding, usage, input),
    rare,
    rareCount,
    gc3: codons === 0 ? null : (100 * strong) / codons,
    stopsWithin,
  };
};
