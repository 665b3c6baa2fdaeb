import type { Feature } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { applyQuickFix } from "./quick-fixes.ts";
import {
  backbone,
  bench,
  codes,
  molecules,
  planOf,
  plasmid,
  record,
  sumOf,
} from "./test-support/planned-molecules.ts";

describe("reading frames", () => {
  const codons = (count: number) =>
    "GCTCGTAACGACTGCCAGGAAGGC".repeat(Math.ceil(count / 8)).slice(0, 3 * count);
  const cds = (name: string, start: number, end: number): Feature => ({
    ...{ id: name, name, type: "CDS", operator: "join", qualifiers: [] },
    locations: [{ start, end, strand: 1 }],
  });
  const tag = `ATG${codons(20)}`;
  const open = { ...record(`${backbone}${tag}`, "circular"), features: [cds("tag", 1_500, 1_563)] };
  const coding = (before: string) => ({
    ...record(`${before}ATG${codons(80)}TAA`),
    features: [cds("gene", before.length, before.length + 246)],
  });

  it.each([
    ["gibson", "A", 2],
    ["gibson", "AC", 1],
    ["golden-gate", "A", 2],
    ["hifi", "AC", 1],
    ["in-fusion", "A", 2],
  ] as const)(
    "%s: a fusion that %s shifts is reported, and fixed by %i bases in a primer",
    (cloningMethod, before, bases) => {
      molecules.open = open;
      molecules.coding = coding(before);
      const bindType = cloningMethod === "golden-gate" ? ("PCREnzyme" as const) : ("PCR" as const);
      const plasmids = [plasmid("open", "vector", { bindType }), plasmid("coding", "fragment", { bindType })];
      const plan = planOf({ cloningMethod, plasmids });
      const shifted = bench(plan).conflicts.find(({ code }) => code === "fusion-shifted");
      expect(shifted).toMatchObject({ features: ["tag", "gene"], mend: { kind: "bases", side: "lead" } });
      const mended = applyQuickFix(plan, shifted!.mend!);
      expect(mended.plasmids[1]?.plasmidConfig.lead).toHaveLength(bases);
      expect(codes(mended)).not.toContain("fusion-shifted");
      const { sequence } = bench(mended).products[0]!.record;
      expect((sequence + sequence).includes(tag + mended.plasmids[1]!.plasmidConfig.lead + before)).toBe(
        true,
      );
    },
  );

  it("are not asked of an insert that interrupts a gene of the vector", () => {
    molecules.lacZ = {
      ...record(`${backbone}${tag}${codons(60)}TAA`, "circular"),
      features: [cds("lacZ", 1_500, 1_746)],
    };
    molecules.coding = coding("A");
    const region = { start: 1_563, length: 1_746 };
    const plasmids = [plasmid("lacZ", "vector", { region }), plasmid("coding", "fragment")];
    const fusions = bench(planOf({ plasmids })).conflicts.filter(({ code }) => code.startsWith("fusion"));
    expect(fusions).toEqual([]);
  });
});

describe("mutagenesis", () => {
  const cds: Feature = {
    ...{ id: "orf", name: "orf", type: "CDS", operator: "join", qualifiers: [] },
    locations: [{ start: 300, end: 600, strand: 1 }],
  };
  const change = (start: number, length: number, insert: string, style: "back-to-back" | "quikchange") =>
    planOf({
      cloningMethod: "mutagenesis",
      plasmids: [plasmid("marked", "vector")],
      mutation: { start, length, insert, style },
    });

  it.each(["back-to-back", "quikchange"] as const)("%s: puts the change into the vector", (style) => {
    molecules.marked = { ...record(backbone, "circular"), features: [cds] };
    const { products, primers, amplicons } = bench(change(400, 3, "GCG", style));
    expect(products[0]?.checksum).toBe(sumOf(`${backbone.slice(0, 400)}GCG${backbone.slice(403)}`));
    expect(primers).toHaveLength(2);
    expect(amplicons.marked).toBe(style === "quikchange" ? 1_500 + 24 + 3 : 1_500);
  });

  it("says what it lacks, and which gene a change shifts", () => {
    molecules.marked = { ...record(backbone, "circular"), features: [cds] };
    expect(codes(change(400, 1, "", "back-to-back"))).toContain("mutation-shifts");
    expect(codes(change(400, 3, "", "back-to-back"))).not.toContain("mutation-shifts");
    expect(codes(change(400, 0, "", "back-to-back"))).toEqual(["mutation-wanted"]);
    expect(codes(change(9_000, 1, "A", "back-to-back"))).toEqual(["mutation-outside"]);
    const two = change(400, 1, "A", "back-to-back");
    expect(codes({ ...two, plasmids: [...two.plasmids, plasmid("gene", "fragment")] })).toEqual([
      "vector-only",
    ]);
  });
});
