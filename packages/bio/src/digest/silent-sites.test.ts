import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { findCutSites } from "../enzyme/find-cut-sites.ts";
import { translate } from "../translate/translate.ts";
import { findSilentSites, type SilentSite, type SilentSiteOptions } from "./silent-sites.ts";

const sitesOf = (sequence: string, options: SilentSiteOptions): readonly SilentSite[] => {
  const result = findSilentSites(sequence, options);
  if (!result.ok) throw new Error(result.error.message);
  return result.sites;
};
const exchanged = (sequence: string, { changes }: SilentSite): string => {
  const letters = [...sequence];
  for (const { position, from, to } of changes) {
    expect(letters[position]).toBe(from);
    letters[position] = to;
  }
  return letters.join("");
};

describe("findSilentSites", () => {
  it("makes an EcoRI site of GAG TTC", () => {
    expect(
      sitesOf("ATGGAGTTCTAA", { cds: { start: 0, length: 12 }, enzymes: ["EcoRI"], mode: "add" }),
    ).toEqual([{ enzyme: "EcoRI", start: 3, strand: 1, changes: [{ position: 5, from: "G", to: "A" }] }]);
  });
  it("takes an EcoRI site away", () => {
    const ways = sitesOf("ATGGAATTCTAA", {
      cds: { start: 0, length: 12 },
      enzymes: ["EcoRI"],
      mode: "remove",
    });
    expect(ways.map(({ changes }) => changes)).toEqual([
      [{ position: 5, from: "A", to: "G" }],
      [{ position: 8, from: "C", to: "T" }],
    ]);
  });
  it("leaves the start codon and everything outside the coding sequence unchanged", () => {
    expect(
      sitesOf("GAATTCATGTAA", { cds: { start: 6, length: 6 }, enzymes: ["EcoRI"], mode: "remove" }),
    ).toEqual([]);
  });

  const coding = fc
    .array(fc.constantFrom("GAA", "GAG", "TTC", "CTG", "GCA", "GGT", "TCT", "AGC", "CGC", "AAG"), {
      minLength: 4,
      maxLength: 20,
    })
    .map((codons) => `ATG${codons.join("")}TAA`);
  const flank = fc.string({ unit: fc.constantFrom(..."ACGT"), maxLength: 60 });
  const names = ["EcoRI", "HindIII", "BsaI", "XhoI", "BamHI", "HinfI"];
  it("keeps the protein and does what it says, on both strands, lines and circles", () => {
    fc.assert(
      fc.property(
        coding,
        flank,
        flank,
        fc.constantFrom(1 as const, -1 as const),
        fc.constantFrom("add" as const, "remove" as const),
        fc.nat(200),
        (cds, left, right, strand, mode, turn) => {
          const written = left + (strand === 1 ? cds : reverseComplement(cds, "dna")) + right;
          const by = turn % written.length;
          const circle = written.slice(by) + written.slice(0, by);
          const start = (left.length - by + written.length) % written.length;
          const options = { mode, enzymes: names, maxChanges: 2 } as const;
          const length = cds.length;
          const onLine = sitesOf(written, { ...options, cds: { start: left.length, length, strand } });
          const onCircle = sitesOf(circle, {
            ...options,
            topology: "circular",
            cds: { start, length, strand },
          });
          expect(onCircle.length).toBeGreaterThanOrEqual(onLine.length);
          for (const site of onCircle) {
            const changed = exchanged(circle, site);
            const found = findCutSites(changed, { topology: "circular", enzymes: [site.enzyme] });
            if (!found.ok) throw new Error(found.error.message);
            const isThere = found.sites.some((one) => one.start === site.start && one.strand === site.strand);
            expect(isThere).toBe(mode === "add");
            const back = (changed + changed).slice(start, start + length);
            const read = strand === 1 ? back : reverseComplement(back, "dna");
            expect(translate(read)).toBe(translate(cds));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it("refuses what makes no sense", () => {
    const cds = { start: 0, length: 12 };
    const refusal = (sequence: string, options: Partial<SilentSiteOptions>) =>
      findSilentSites(sequence, { cds, mode: "add", enzymes: ["EcoRI"], ...options });
    expect(refusal("ATGGAGTTCTA", {})).toMatchObject({ ok: false, error: { code: "bad-cds" } });
    expect(refusal("ATGGAGTTCTAA", { cds: { start: 0, length: 4 } })).toMatchObject({
      error: { code: "bad-cds" },
    });
    expect(refusal("ATGGAGTTCTAA", { enzymes: ["NoSuchI"] })).toMatchObject({
      error: { code: "unknown-enzyme" },
    });
    expect(refusal("ATGGAGTTCTAA", { maxChanges: 7 })).toMatchObject({ error: { code: "bad-option" } });
    expect(refusal("ATGGAGTTC-AA", {})).toMatchObject({ error: { code: "illegal-letter", position: 9 } });
    expect(refusal("ATGGAGTTCTAA", { table: 7 as 1 })).toMatchObject({ error: { code: "unknown-table" } });
  });
});
