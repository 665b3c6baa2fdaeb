import { checksum, reverseComplement, type SequenceRecord } from "@benchleaf/bio";
import type { BenchPlasmid } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { planBench } from "./plan-bench.ts";

/** Arms of the sites of phage lambda, before and behind the core; see the engine's table for their sources. */
const before = {
  B: "CAAATAT",
  P: "AAAAAAAGAATTTAATTCGACTGATAGTGACCTGTACGTCGAAACAAATTGATAAGCAATGATTTCCTATAATGACAAGTAT",
};
const behind = {
  B: "AAAAAAG",
  P: "AAAGCAGAACGAGAAACGTAAAATGATATAAATATCAATATATTAAATTAGACTTTGCATAAAAAACAGACTACATAATACTGTAAAACACAACATATCCAGTCA",
};
const cores = { 1: "GTACAAA", 2: "GTACAAG" };
type Arm = keyof typeof before;
const site = (left: Arm, number: 1 | 2, right: Arm): string => before[left] + cores[number] + behind[right];
const turned = (letters: string): string => reverseComplement(letters, "dna");
const between = (left: Arm, right: Arm, inside: string): string =>
  site(left, 1, right) + inside + turned(site(left, 2, right));

const noise = (length: number, seed: number): string => {
  let state = seed;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return "ACGT"[(state >> 16) & 3];
  }).join("");
};
const record = (sequence: string, topology: SequenceRecord["topology"]): SequenceRecord => ({
  ...{ name: "", description: "", kind: "dna", features: [], primers: [], meta: {} },
  ...{ topology, sequence },
});
const plasmid = (id: string, plasmidType: BenchPlasmid["plasmidType"]): BenchPlasmid => ({
  ...{ id, plasmidType, alternativeTo: null },
  plasmidConfig: {
    ...{ bindType: "PCR", sequenceId: id, sequenceVersionStr: "1", region: null, strand: 1, enzymes: [] },
    ...{ pcrRegionId: null, enzymeRegionId: null, fPrimer: null, rPrimer: null, lead: "", trail: "" },
  },
});
const plan = (molecules: Record<string, SequenceRecord>) =>
  planBench(
    {
      ...{ cloningMethod: "gateway", enzymes: [], overlapLength: null, mutation: null },
      plasmids: [plasmid("vector", "vector"), plasmid("gene", "fragment")],
    },
    (id) => molecules[id],
  );

const gene = noise(300, 3);
const vectorBone = noise(900, 4);
const circle = (letters: string) => checksum(letters, { topology: "circular" });

it("BP: a fragment with attB goes into a donor as it is, without primers", () => {
  const vector = record(between("P", "P", noise(200, 5)) + vectorBone, "circular");
  const made = plan({ vector, gene: record(between("B", "B", gene), "linear") });
  expect(made.conflicts).toEqual([]);
  expect(made.primers).toEqual([]);
  expect(made.products.map((one) => one.checksum)).toEqual([circle(between("P", "B", gene) + vectorBone)]);
});

it("LR: of an entry clone and a destination vector comes the expression clone alone", () => {
  const vector = record(between("B", "P", noise(200, 6)) + vectorBone, "circular");
  const made = plan({ vector, gene: record(between("P", "B", gene) + noise(700, 7), "circular") });
  expect(made.conflicts).toEqual([]);
  expect(made.products.map((one) => one.checksum)).toEqual([circle(between("B", "B", gene) + vectorBone)]);
  expect(made.products[0]?.junctions.map(({ kind }) => kind)).toEqual(["attB1", "attB2"]);
});

it("a fragment without sites is amplified with them", () => {
  const vector = record(between("P", "P", noise(200, 5)) + vectorBone, "circular");
  const made = plan({ vector, gene: record(gene, "linear") });
  expect(made.primers).toHaveLength(2);
  expect(made.products).toHaveLength(1);
});
