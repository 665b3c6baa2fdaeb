import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { type BindingOptions, findBindingSites } from "./find-binding-sites.ts";

const primer = "GGAAACAGCTATGACCATG";
const template = `TTTTT${primer}CCCCC`;

const sitesOf = (letters: string, oligo: string, options: BindingOptions = {}, isCircular = false) => {
  const result = findBindingSites(
    { sequence: letters, topology: isCircular ? "circular" : "linear" },
    oligo,
    options,
  );
  if (!result.ok) throw new Error(result.error.message);
  return result.sites;
};

describe("findBindingSites", () => {
  it("finds a primer on either strand, with its tail", () => {
    expect(sitesOf(template, `AAAAAAA${primer}`)).toMatchObject([
      { strand: 1, start: 5, length: 19, tailLength: 7, mismatches: [] },
    ]);
    expect(sitesOf(reverseComplement(template, "dna"), primer)).toMatchObject([
      { strand: -1, start: 5, length: 19, tailLength: 0, locations: [{ start: 5, end: 24, strand: -1 }] },
    ]);
  });

  it("crosses the origin of a circle, and binds once where primer and circle are equally long", () => {
    const turned = template.slice(12) + template.slice(0, 12);
    for (const [letters, strand] of [
      [turned, 1],
      [reverseComplement(turned, "dna"), -1],
    ] as const) {
      const [site] = sitesOf(letters, primer, {}, true);
      expect(site?.locations).toHaveLength(2);
      expect(site?.strand).toBe(strand);
      const read = site?.locations
        .map(({ start, end }) =>
          strand === 1 ? letters.slice(start, end) : reverseComplement(letters.slice(start, end), "dna"),
        )
        .join("");
      expect(read).toBe(primer);
    }
    expect(sitesOf(primer, primer + primer, {}, true)).toMatchObject([{ length: 19, tailLength: 19 }]);
  });

  it("ends at a mismatch, or continues across it if that is allowed and worthwhile", () => {
    const changed = `${primer.slice(0, 5)}T${primer.slice(6)}`;
    expect(sitesOf(template, changed, { minTm: 30 })).toMatchObject([
      { length: 13, tailLength: 6, mismatches: [] },
    ]);
    expect(sitesOf(template, changed, { maxMismatches: 2 })).toMatchObject([
      { length: 19, tailLength: 0, mismatches: [5] },
    ]);
  });

  it("asks both ends to pair by the alternative rules", () => {
    const changed = `${primer.slice(0, 9)}A${primer.slice(10)}`;
    expect(changed).not.toBe(primer);
    expect(sitesOf(template, changed, { rules: "bothEnds" })).toMatchObject([
      { length: 19, mismatches: [9] },
    ]);
    expect(sitesOf(template, `A${changed}`, { rules: "bothEnds" })).toEqual([]);
  });

  it("keeps the Tm bounds of its rules", () => {
    const short = "AATTAATTAA";
    expect(sitesOf(`CCC${short}CCC`, short, { rules: "editor" })).toEqual([]);
    expect(sitesOf(`CCC${short}CCC`, short, { rules: "cloning", minTm: -50 })).toHaveLength(1);
    const hot = "GCCGGACGCACCGAGGCCTGCCGCACGGTCCGCGAGCCGTCGGACGC";
    expect(sitesOf(hot, hot, { rules: "cloning" })).toEqual([]);
    expect(sitesOf(hot, hot, { rules: "editor" }).length).toBeGreaterThan(0);
  });

  it.each(["cloning", "editor"] as const)("requires ten paired bases at the 3' end (%s)", (rules) => {
    const end = "GCGGCCGCGC";
    const tail = "ATATATATAT";
    expect(sitesOf(`CCCCC${end}AAAAA`, tail + end, { rules, minTm: -50 })).toMatchObject([{ length: 10 }]);
    const nine = `C${end.slice(1)}`;
    expect(sitesOf(`CCCCC${end}AAAAA`, tail + nine, { rules, minTm: -50 })).toEqual([]);
  });

  it("asks for a Tm of 20 °C when cloning", () => {
    const tmOf = (letters: string) =>
      sitesOf(`CC${letters}CC`, letters, { rules: "cloning", minTm: -50 })[0]?.tm ?? Number.NaN;
    const [cold, warm] = ["AATTAATTAAT", "AATTGATTGATGA"];
    expect(tmOf(cold)).toBeLessThan(20);
    expect(sitesOf(`CC${cold}CC`, cold, { rules: "cloning" })).toEqual([]);
    expect(tmOf(warm)).toBeGreaterThan(20);
    expect(tmOf(warm)).toBeLessThan(40);
    expect(sitesOf(`CC${warm}CC`, warm, { rules: "cloning" })).toHaveLength(1);
    expect(sitesOf(`CC${warm}CC`, warm, { rules: "editor" })).toEqual([]);
  });

  it("lets a degenerate primer cover, and an unknown template base not", () => {
    const degenerate = primer.replace("GACC", "GRCC");
    expect(sitesOf(template, degenerate)).toHaveLength(1);
    expect(sitesOf(template.replace("GACC", "GNCC"), primer)).toEqual([]);
  });

  it("binds with what fits where the primer is longer than the template", () => {
    expect(sitesOf(primer.slice(4), primer, { minTm: 0 })).toMatchObject([
      { start: 0, length: 15, tailLength: 4 },
    ]);
  });

  it("refuses what is no primer or no template", () => {
    const codeOf = (letters: string, oligo: string): string => {
      const result = findBindingSites(letters, oligo);
      return result.ok ? "ok" : result.error.code;
    };
    expect(codeOf("", primer)).toBe("empty-template");
    expect(codeOf("AC*GT", primer)).toBe("illegal-template-letter");
    expect(codeOf(template, "")).toBe("empty-oligo");
    expect(codeOf(template, "ACGU1")).toBe("illegal-letter");
    expect(codeOf(template, "ACGT")).toBe("primer-too-short");
  });

  it("finds what a plain search finds", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."AC"), minLength: 1, maxLength: 80 });
    const oligos = fc.string({ unit: fc.constantFrom(..."AC"), minLength: 6, maxLength: 9 });
    fc.assert(
      fc.property(letters, oligos, (text, oligo) => {
        const sites = sitesOf(text, oligo, { minThreePrimeMatches: 6, minTm: -300 });
        const ends = sites.filter(({ strand }) => strand === 1).map(({ start, length }) => start + length);
        const wanted: number[] = [];
        for (let end = 6; end <= text.length; end++) {
          if (text.slice(end - 6, end) === oligo.slice(-6)) wanted.push(end);
        }
        expect(ends.sort((a, b) => a - b)).toEqual(wanted);
      }),
    );
  });
});
