import { reverseComplement, type SequenceRecord } from "@benchleaf/bio";
import { type BenchPlan, type BenchPlasmid, cloningMethodSchema } from "@benchleaf/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bindTypesOf } from "./bench-methods.ts";
import { planBench } from "./plan-bench.ts";
import { applyQuickFix } from "./quick-fixes.ts";

const noise = (length: number, seed: number, letters = "ACGT"): string => {
  let state = seed;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return letters[(state >> 16) % letters.length]!;
  }).join("");
};
const record = (sequence: string, topology: SequenceRecord["topology"]): SequenceRecord => ({
  ...{ name: "any", description: "", kind: "dna", topology, sequence, features: [], primers: [], meta: {} },
});
const codons = "GCTCGTAACGACTGCCAGGAAGGC".repeat(10);
const cds = (start: number, end: number): SequenceRecord["features"][number] => ({
  ...{ id: "cds", name: "cds", type: "CDS", operator: "join", qualifiers: [] },
  locations: [{ start, end, strand: 1 }],
});

/** Molecules that cause problems: internal sites, low-quality bases, no bases, open genes, short fragments. */
const molecules: Record<string, SequenceRecord> = {
  sites: record(
    `${noise(700, 3)}GAATTC${noise(60, 5)}GGATCC${noise(300, 7)}GGTCTC${noise(90, 9)}`,
    "circular",
  ),
  plain: record(noise(900, 21), "circular"),
  empty: record("", "circular"),
  tagged: {
    ...record(`${noise(600, 31)}ATG${codons}`, "circular"),
    features: [cds(600, 603 + codons.length)],
  },
  gene: { ...record(`AATG${codons}TAA`, "linear"), features: [cds(1, 7 + codons.length)] },
  inner: record(`${noise(200, 41)}GGTCTC${noise(150, 43)}GAATTC${noise(180, 47)}`, "linear"),
  short: record(noise(60, 51), "linear"),
  poor: record(noise(300, 61, "AT"), "linear"),
  twin: record(reverseComplement(noise(300, 61, "AT"), "dna"), "linear"),
};
const circles = Object.keys(molecules).filter((name) => molecules[name]?.topology === "circular");
const lines = [...Object.keys(molecules).filter((name) => !circles.includes(name)), "missing"];

const methods = cloningMethodSchema.options;
const plasmid = (id: string, of: string, plasmidType: BenchPlasmid["plasmidType"]): BenchPlasmid => ({
  ...{ id, plasmidType, alternativeTo: null },
  plasmidConfig: {
    ...{ bindType: "PCR", sequenceId: of, sequenceVersionStr: "1", region: null, pcrRegionId: null },
    ...{ enzymeRegionId: null, strand: 1, enzymes: [], fPrimer: null, rPrimer: null, lead: "", trail: "" },
  },
});

const plans: fc.Arbitrary<BenchPlan> = fc
  .record({
    cloningMethod: fc.constantFrom(...methods),
    vector: fc.option(fc.constantFrom(...circles), { freq: 8 }),
    fragments: fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 3 }),
    binds: fc.array(fc.nat(1), { minLength: 4, maxLength: 4 }),
    enzymes: fc.constantFrom<readonly string[]>([], [], ["EcoRI", "BamHI"], ["BsaI"], ["NotI"]),
    opens: fc.constantFrom<readonly string[]>([], ["EcoRI"], ["NotI"]),
    ownPrimer: fc.constantFrom(null, null, null, "ACACACACACACACACACAC"),
    isTurned: fc.boolean(),
  })
  .map(({ cloningMethod, vector, fragments, binds, enzymes, opens, ownPrimer, isTurned }) => {
    const chosen = [
      ...(vector ? [plasmid("v", vector, "vector")] : []),
      ...fragments.map((name, at) => plasmid(`f${at}`, name, "fragment")),
    ];
    const plasmids = chosen.map((one, index): BenchPlasmid => {
      const known = bindTypesOf(cloningMethod, one.plasmidType);
      const bindType = known[binds[index]! % known.length]!;
      const isOwn = index === 1 && bindType !== "enzyme";
      const strand = isTurned && index === 1 ? -1 : 1;
      const fPrimer = isOwn ? ownPrimer : null;
      return {
        ...one,
        plasmidConfig: { ...one.plasmidConfig, bindType, strand, fPrimer, enzymes: [...opens] },
      };
    });
    return { cloningMethod, enzymes: [...enzymes], overlapLength: null, mutation: null, plasmids };
  });

describe("a fix", () => {
  it("removes the conflict it is offered for, with any content of the bench", () => {
    const bench = (plan: BenchPlan) => planBench(plan, (id) => molecules[id]);
    fc.assert(
      fc.property(plans, (plan) => {
        for (const { mend, code, plasmidIds, position } of bench(plan).conflicts) {
          if (!mend) continue;
          const after = bench(applyQuickFix(plan, mend)).conflicts;
          const same = after.filter(
            (one) =>
              one.code === code &&
              one.plasmidIds.join() === plasmidIds.join() &&
              (code !== "internal-site" || one.position === position),
          );
          expect({ code, mend, same }).toEqual({ code, mend, same: [] });
        }
      }),
      { numRuns: 120 },
    );
  });
});

it("says one verdict of any bench: remarks on a product, or what prevents one", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const { products, conflicts } = planBench(plan, (id) => molecules[id]);
      expect(conflicts.filter(({ isBlocking }) => isBlocking === products.length > 0)).toEqual([]);
      expect(products.length + conflicts.length).toBeGreaterThan(0);
    }),
    { numRuns: 120 },
  );
});
