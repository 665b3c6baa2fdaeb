import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { codingProblems } from "./coding-constraints.ts";
import { codonAdaptationIndex } from "./codon-adaptation-index.ts";
import { codonChoices, codonUsageTables, findCodonUsage, type HostId } from "./codon-usage.ts";
import { geneticCodes } from "./genetic-code.ts";
import { type OptimiseCodonsOptions, optimiseCodons } from "./optimise-codons.ts";
import { reverseTranslate } from "./reverse-translate.ts";
import { translate } from "./translate.ts";

const proteins = fc.string({
  unit: fc.constantFrom(..."ACDEFGHIKLMNPQRSTVWY"),
  minLength: 1,
  maxLength: 120,
});

const designOf = (protein: string, options: OptimiseCodonsOptions) => {
  const result = optimiseCodons(protein, options);
  if (!result.ok) throw new Error(result.error.message);
  return result;
};

const gfp =
  "MSKGEELFTGVVPILVELDGDVNGHKFSVSGEGEGDATYGKLTLKFICTTGKLPVPWPTLVTTFSYGVQCFSRYPDHMKRHDFFKSAMPEGYVQERTIFFKDDGNYKTRAEVKFEGDTLVNRIELKGIDFKEDGNILGHKLEYNYNSHNVYIMADKQKNGIKVNFKIRHNIEDGSVQLADHYQQNTPIGDGPVLLPDNHYLSTQSALSKDPNEKRDHMVLLEFVTAAGITHGMDELYK*";

describe("reverseTranslate", () => {
  it("gives the most used codons of a host, or degenerate ones", () => {
    expect(reverseTranslate("MKL*", { host: "ecoli" })).toEqual({ ok: true, sequence: "ATGAAACTGTAA" });
    expect(reverseTranslate("MKL*")).toEqual({ ok: true, sequence: "ATGAARYTNTRR" });
    expect(reverseTranslate("BZJX")).toEqual({ ok: true, sequence: "RAYSARHTNNNN" });
  });

  it("is undone by translation, for every host and code", () => {
    fc.assert(
      fc.property(
        proteins,
        fc.constantFrom(...codonUsageTables),
        fc.constantFrom(...geneticCodes),
        (protein, host, { id }) => {
          const result = reverseTranslate(protein, { host, table: id });
          expect(result.ok && translate(result.sequence, { table: id })).toBe(protein);
        },
      ),
    );
  });

  it("says what is wrong and where", () => {
    expect(reverseTranslate("M1")).toMatchObject({
      ok: false,
      error: { code: "illegal-letter", position: 1 },
    });
    expect(reverseTranslate("M", { host: "moon" as HostId })).toMatchObject({
      error: { code: "unknown-host" },
    });
    expect(reverseTranslate("")).toEqual({ ok: true, sequence: "" });
  });
});

describe("codonAdaptationIndex", () => {
  it("is the geometric mean over codons that could differ", () => {
    const usage = findCodonUsage("ecoli");
    const weight =
      usage &&
      codonChoices(usage, 1)
        .get("L")
        ?.find(({ codon }) => codon === "CTA")?.adaptiveness;
    expect(weight).toBeCloseTo(6198 / 84_420, 1);
    expect(codonAdaptationIndex("ATGCTGTGGTAA", "ecoli")).toBe(1);
    expect(codonAdaptationIndex("CTACTG", "ecoli")).toBeCloseTo(Math.sqrt(weight ?? 0), 9);
    expect(codonAdaptationIndex("ATGTGG", "ecoli")).toBeNull();
  });
});

describe("optimiseCodons", () => {
  it("takes the most used codons where nothing speaks against them", () => {
    const free = { gcWindow: { length: 60, min: 0, max: 1 }, maxHomopolymer: 60, minRepeat: 0 };
    const result = designOf(gfp, { host: "ecoli", ...free });
    expect(reverseTranslate(gfp, { host: "ecoli" })).toEqual({ ok: true, sequence: result.sequence });
    expect(result.adaptationIndex).toBe(1);
    expect(result.problems).toEqual([]);
  });

  it("avoids a site only at its position", () => {
    expect(designOf("MEFGAL*", { host: "ecoli" }).sequence).toBe("ATGGAATTTGGCGCGCTGTAA");
    const result = designOf("MEFGAL*", { host: "ecoli", avoidSites: ["GAATTY"] });
    expect(result.sequence).toBe("ATGGAGTTTGGCGCGCTGTAA");
  });

  it("keeps every constraint for a real protein, at little cost", () => {
    const avoidSites = [
      "GAATTC",
      "GGTCTC",
      "CGTCTC",
      "GAAGAC",
      "CATATG",
      "CTCGAG",
      "GGATCC",
      "AAGCTT",
      "GCGGCCGC",
    ];
    for (const host of ["ecoli", "yeast", "human", "strco"] as const) {
      const result = designOf(gfp, { host, avoidSites, maxHomopolymer: 5, minRepeat: 12 });
      expect(translate(result.sequence)).toBe(gfp);
      expect(result.problems).toEqual([]);
      expect(result.adaptationIndex).toBeGreaterThan(host === "strco" ? 0.6 : 0.85);
      for (const site of avoidSites) {
        expect(result.sequence).not.toContain(site);
        expect(result.sequence).not.toContain(reverseComplement(site));
      }
    }
  });

  it("looks across the seams", () => {
    const seam = {
      host: "ecoli",
      upstream: "GGATCCGA",
      downstream: "TTC",
      avoidSites: ["GAATTC", "GAATGT"],
    } as const;
    expect(designOf("MW", seam).problems).toEqual([{ kind: "site", start: -2, end: 4, detail: "GAATGT" }]);
    expect(designOf("KE", { ...seam, downstream: "TTC" }).sequence.slice(-3)).toBe("GAG");
  });

  it("breaks repeats", () => {
    const result = designOf("GSGSGSGSGSGSGSGS".repeat(2), { host: "ecoli", minRepeat: 12 });
    expect(result.problems.filter(({ kind }) => kind === "repeat").length).toBeLessThan(
      codingProblems("GGCAGC".repeat(16), { minRepeat: 12 }).filter(({ kind }) => kind === "repeat").length /
        4,
    );
  });

  it("reports what cannot be satisfied", () => {
    const result = designOf("MW", {
      host: "ecoli",
      avoidSites: ["ATGTGG"],
      gcWindow: { length: 6, min: 0.9, max: 1 },
    });
    expect(result.problems.map(({ kind }) => kind)).toEqual(["site", "gc-window"]);
  });

  it("follows the host's proportions if requested, the same for the same seed", () => {
    const protein = "L".repeat(600);
    const options = { host: "human", strategy: "proportional", minRepeat: 0, minShare: 0 } as const;
    const one = designOf(protein, options).sequence;
    expect(designOf(protein, options).sequence).toBe(one);
    expect(designOf(protein, { ...options, seed: 2 }).sequence).not.toBe(one);
    const share = (one.match(/.../g) ?? []).filter((codon) => codon === "CTG").length / 600;
    expect(share).toBeCloseTo(0.4, 1);
  });

  it("always encodes the protein, and reports all problems", () => {
    fc.assert(
      fc.property(proteins, fc.constantFrom<HostId>("ecoli", "human", "yeast"), (protein, host) => {
        const constraints = { avoidSites: ["GGTCTC", "RAATTY"], minRepeat: 12 };
        const result = designOf(protein, { host, ...constraints });
        expect(translate(result.sequence)).toBe(protein);
        expect(result.problems).toEqual(codingProblems(result.sequence, constraints));
        expect(result.problems.filter(({ kind }) => kind === "site")).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it("says what is wrong and where", () => {
    const codeOf = (protein: string, options: Partial<OptimiseCodonsOptions> = {}) => {
      const result = optimiseCodons(protein, { host: "ecoli", ...options });
      return result.ok ? null : result.error.code;
    };
    expect(optimiseCodons("MXK", { host: "ecoli" })).toMatchObject({
      error: { code: "illegal-letter", position: 1 },
    });
    expect(codeOf("")).toBe("empty-sequence");
    expect(codeOf("M", { avoidSites: ["GA-"] })).toBe("illegal-site");
    expect(codeOf("M", { maxHomopolymer: 0 })).toBe("illegal-limit");
    expect(codeOf("M", { host: "moon" as HostId })).toBe("unknown-host");
    expect(codeOf("M", { signal: { aborted: true } })).toBe("aborted");
  });
});
