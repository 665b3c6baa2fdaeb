import { checksum, reverseComplement, type SequenceRecord } from "@benchleaf/bio";
import type { BenchPlan, BenchPlasmid, PlasmidConfig } from "@benchleaf/contract";
import { planBench } from "../plan-bench.ts";

/** Bases without structure, the same in every run, without the sites named. */
export const noise = (length: number, seed: number, ...without: readonly string[]): string => {
  let state = seed;
  let letters = "";
  while (letters.length < length) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    const next = letters + "ACGT"[(state >> 16) & 3];
    const hit = without.some((site) => next.endsWith(site) || next.endsWith(reverseComplement(site, "dna")));
    if (!hit) letters = next;
  }
  return letters;
};
export const sites = ["GAATTC", "GGATCC", "GGTCTC", "AAGCTT", "CTCGAG"] as const;

export const record = (
  sequence: string,
  topology: SequenceRecord["topology"] = "linear",
): SequenceRecord => ({
  name: "any",
  description: "",
  kind: "dna",
  topology,
  sequence,
  features: [],
  primers: [],
  meta: {},
});
export const plasmid = (
  id: string,
  plasmidType: BenchPlasmid["plasmidType"],
  config: Partial<PlasmidConfig> = {},
): BenchPlasmid => ({
  id,
  plasmidType,
  plasmidConfig: {
    bindType: "PCR",
    sequenceId: id,
    sequenceVersionStr: "1",
    region: null,
    pcrRegionId: null,
    enzymeRegionId: null,
    strand: 1,
    enzymes: [],
    fPrimer: null,
    rPrimer: null,
    lead: "",
    trail: "",
    ...config,
  },
  alternativeTo: null,
});
export const planOf = (part: Partial<BenchPlan>): BenchPlan => ({
  cloningMethod: "gibson",
  enzymes: [],
  overlapLength: null,
  plasmids: [],
  mutation: null,
  ...part,
});
export const molecules: Record<string, SequenceRecord> = {};
export const bench = (plan: BenchPlan) => planBench(plan, (id) => molecules[id]);
export const sumOf = (letters: string) => checksum(letters, { topology: "circular" });
export const codes = (plan: BenchPlan) => bench(plan).conflicts.map(({ code }) => code);

export const backbone = noise(1_500, 3, ...sites);
export const gene = noise(700, 5, ...sites);
export const other = noise(400, 11, ...sites);
molecules.vector = record(`GAATTC${noise(30, 23, ...sites)}GGATCC${backbone}`, "circular");
molecules.plain = record(backbone, "circular");
molecules.gene = record(gene);
molecules.other = record(other);
