import { codonUsageTables, findEnzyme, type HostId, translate } from "@benchleaf/bio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tagsOf } from "../design-settings.ts";
import { doToolJob, type ToolAnswer, type ToolJob } from "./tool-jobs.ts";

const doJob = <Job extends ToolJob>(job: Job) => doToolJob(job) as ToolAnswer<Job>;
const bases = (least: number, most: number) =>
  fc
    .array(fc.constantFrom("A", "C", "G", "T"), { minLength: least, maxLength: most })
    .map((all) => all.join(""));

describe("what tools have done beside the page", () => {
  it("a codon optimiser never changes the protein, satisfies its constraints about sites or reports them, and is deterministic", () => {
    const residues = fc
      .array(fc.constantFrom(..."ACDEFGHIKLMNPQRSTVWY"), { minLength: 1, maxLength: 120 })
      .map((all) => all.join(""));
    const hosts = fc.constantFrom(...codonUsageTables.map(({ id }) => id as HostId));
    const site = findEnzyme("BsaI")!.site.toUpperCase();
    fc.assert(
      fc.property(
        residues,
        hosts,
        fc.constantFrom("most-used" as const, "proportional" as const),
        (protein, host, strategy) => {
          const job = { type: "codons" as const, protein, options: { host, strategy, avoidSites: [site] } };
          const made = doJob(job);
          expect(made).toEqual(doJob(job));
          if (!made.ok) throw new Error(made.error.message);
          expect(translate(made.sequence)).toBe(protein);
          const hasSite = made.sequence.includes("GGTCTC") || made.sequence.includes("GAGACC");
          expect(made.problems.some(({ kind }) => kind === "site")).toBe(hasSite);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("the fragments of a digest add up to the molecule", () => {
    fc.assert(
      fc.property(
        bases(20, 400),
        fc.constantFrom("linear" as const, "circular" as const),
        (sequence, topology) => {
          const made = doJob({ type: "digest", molecule: { sequence, topology }, enzymes: ["AluI", "MboI"] });
          expect(made?.fragments.reduce((sum, { length }) => sum + length, 0)).toBe(sequence.length);
          expect(made?.crossing).toEqual([]);
        },
      ),
    );
  });

  it("a digest by enzymes whose sites overlap gives the fragments of each way, and says so", () => {
    const made = doJob({
      type: "digest",
      molecule: { sequence: "TTTTGACGTCAAAA", topology: "linear" },
      enzymes: ["AatII", "ZraI"],
    });
    expect(made?.fragments.map(({ length }) => length)).toEqual([7, 9, 7, 5]);
    expect(made?.crossing.toSorted()).toEqual(["AatII", "ZraI"]);
  });

  it("a PCR ends with its primers", () => {
    fc.assert(
      fc.property(bases(120, 300), (sequence) => {
        const forward = sequence.slice(0, 22);
        const reverse = [...sequence.slice(-22)]
          .reverse()
          .map((base) => ({ A: "T", C: "G", G: "C", T: "A" })[base])
          .join("");
        const molecule = { sequence, topology: "linear" as const };
        const made = doJob({ type: "pcr", molecule, primers: [forward, reverse], maxProductLength: 1000 });
        // Of too few G and C nothing binds by the rules.
        if (!made.ok || made.products.length === 0) return;
        expect(made.products.map(({ record }) => record.sequence)).toContain(sequence);
      }),
      { numRuns: 30 },
    );
  });

  it("a design is primer3's by the product's limits", () => {
    let state = 7;
    const sequence = Array.from({ length: 600 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return "ACGT"[state >>> 30];
    }).join("");
    const made = doJob({
      type: "design",
      molecule: { sequence, topology: "linear" },
      library: "",
      tags: tagsOf({ SEQUENCE_TARGET: "250,60", PRIMER_PRODUCT_SIZE_RANGE: "150-400" }),
    });
    if (!made.ok) throw new Error(made.error.message);
    expect(made.pairs).toHaveLength(5);
    for (const { left, right, tmDifference } of made.pairs) {
      expect(left.start + left.length).toBeLessThanOrEqual(249);
      expect(right.start).toBeGreaterThanOrEqual(309);
      expect(tmDifference).toBeLessThanOrEqual(5);
      for (const { tm, gcPercent } of [left, right]) {
        expect(tm).toBeGreaterThanOrEqual(55);
        expect(gcPercent).toBeGreaterThanOrEqual(40);
      }
    }
  });

  it("an oligo too short for the model has no Tm", () => {
    const made = doJob({ type: "oligos", oligos: ["ACG", "ACGTACGT"], conditions: {} });
    expect(made.oligos[0]?.melting).toMatchObject({ ok: false, error: { code: "oligo-too-short" } });
    expect(made.oligos[0]?.gcPercent).toBeCloseTo(66.7, 1);
    expect(made.oligos[1]?.melting.ok).toBe(true);
  });

  it("oligos are reported with their structures", () => {
    const made = doJob({ type: "oligos", oligos: ["GCGGACGAAAGTCCGC", "AC!"], conditions: {} });
    expect(made.oligos[0]?.hairpin).toMatchObject({ structure: "((((((....))))))" });
    expect(made.oligos[0]?.hairpin?.tm).toBeCloseTo(80.57, 1);
    expect(made.oligos[1]?.melting.ok).toBe(false);
    expect(made.oligos[1]).toMatchObject({ mass: null, gcPercent: null });
  });
});
