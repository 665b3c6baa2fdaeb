import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { type FindOffTargetsOptions, findOffTargets } from "./find-off-targets.ts";
import type { NucleaseName } from "./nuclease.ts";
import type { OffTarget } from "./off-target.ts";

const spacer = "TTCTTTAATAGTGGACTCTT";

const search = (
  spacers: readonly string[],
  sequence: string,
  options: FindOffTargetsOptions & { topology?: "circular" | "linear" } = {},
): readonly (readonly OffTarget[])[] => {
  const { topology = "linear", ...rest } = options;
  const result = findOffTargets(spacers, [{ name: "part", sequence, topology }], rest);
  if (!result.ok) throw new Error(result.error.message);
  return result.offTargets;
};

const mismatchesOf = (a: string, b: string): number =>
  [...a].filter((base, index) => base !== b[index]).length;

/** The fewest mismatches of a guide and a site that is `shift` longer, one bulge anywhere inside; by trying all. */
const bulgedMismatches = (guide: string, site: string): number => {
  const [longer, shorter] = site.length > guide.length ? [site, guide] : [guide, site];
  const size = longer.length - shorter.length;
  const places = Array.from({ length: shorter.length - 1 }, (_, index) => index + 1);
  return Math.min(
    ...places.map((at) => mismatchesOf(longer.slice(0, at) + longer.slice(at + size), shorter)),
  );
};

const pamPattern = (pam: string): RegExp =>
  new RegExp(`^${pam.replaceAll("N", "[ACGT]").replaceAll("R", "[AG]").replaceAll("V", "[ACG]")}$`);

interface BruteForce {
  readonly pam: string;
  readonly pamSide: "3prime" | "5prime";
  readonly isCircular: boolean;
  readonly maxMismatches: number;
  readonly dna: number;
  readonly rna: number;
}

/** Every site by looking everywhere: `strand start length mismatches bulge`. */
const bruteForce = (guide: string, sequence: string, rule: BruteForce): string[] => {
  const size = sequence.length;
  const found: string[] = [];
  const asked = pamPattern(rule.pam);
  for (const strand of [1, -1]) {
    const letters = strand === 1 ? sequence : reverseComplement(sequence);
    // The base next to the PAM, wherever the protospacer ends.
    for (let pamAt = 0; pamAt < size; pamAt++) {
      const read = (from: number, length: number): string | null => {
        if (rule.isCircular) {
          const start = ((from % size) + size) % size;
          return letters.repeat(3).slice(start, start + length);
        }
        return from < 0 || from + length > size ? null : letters.slice(from, from + length);
      };
      const pam = read(pamAt, rule.pam.length);
      if (pam === null || !asked.test(pam)) continue;
      const sites = [0, 1, -1, 2, -2]
        .filter((shift) => shift <= rule.dna && -shift <= rule.rna)
        .map((shift) => {
          const length = guide.length + shift;
          const from = rule.pamSide === "3prime" ? pamAt - length : pamAt + rule.pam.length;
          const site = length + rule.pam.length > size ? null : read(from, length);
          const mismatches =
            site === null ? 99 : shift ? bulgedMismatches(guide, site) : mismatchesOf(guide, site);
          const start = (((strand === 1 ? from : size - from - length) % size) + size) % size;
          return { bulge: Math.abs(shift), mismatches, key: `${strand} ${start} ${length} ${mismatches}` };
        })
        .filter(({ mismatches }) => mismatches <= rule.maxMismatches)
        .sort((a, b) => a.bulge - b.bulge || a.mismatches - b.mismatches);
      const [best] = sites;
      if (best) found.push(best.key);
    }
  }
  return found.sort();
};

const keyOf = ({ strand, start, protospacer, mismatches }: OffTarget) =>
  `${strand} ${start} ${protospacer.length} ${mismatches}`;

const dna = (length: { minLength: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(..."ACGT"), ...length });

describe("findOffTargets", () => {
  it("finds a site with mismatches on either strand, with its scores", () => {
    const site = "TTCTGTAATAGTGGACTCTTTGG";
    const [[top] = []] = search([spacer], `AC${site}A`);
    expect(top).toMatchObject({
      start: 2,
      end: 22,
      strand: 1,
      pam: "TGG",
      mismatches: 1,
      bulge: null,
      mit: 1,
    });
    expect(top?.cfd).toBeCloseTo(0.64, 9);
    const [[bottom] = []] = search([spacer], reverseComplement(`AC${site}A`));
    expect(bottom).toMatchObject({
      start: 4,
      end: 24,
      strand: -1,
      protospacer: site.slice(0, 20),
      pam: "TGG",
    });
  });

  it("cuts at NAG too, unless a PAM is given", () => {
    expect(search([spacer], `${spacer}TAG`)[0]).toHaveLength(1);
    expect(search([spacer], `${spacer}TAG`, { offTargetPam: "NGG" })[0]).toHaveLength(0);
  });

  it("aligns guide and site at a bulge", () => {
    const longer = `${spacer.slice(0, 10)}A${spacer.slice(10)}`;
    const [[dnaBulge] = []] = search([spacer], `${longer}TGG`, { maxMismatches: 0, maxDnaBulge: 1 });
    expect(dnaBulge).toMatchObject({ alignedSite: longer, mismatches: 0, bulge: { kind: "dna", size: 1 } });
    expect(dnaBulge?.alignedGuide.replace("-", "")).toBe(spacer);
    expect(dnaBulge?.alignedGuide).toHaveLength(longer.length);
    const shorter = spacer.slice(0, 10) + spacer.slice(12);
    const [[rnaBulge] = []] = search([spacer], `CC${shorter}TGG`, { maxMismatches: 0, maxRnaBulge: 2 });
    expect(rnaBulge).toMatchObject({ alignedGuide: spacer, mismatches: 0, bulge: { kind: "rna", size: 2 } });
    expect(rnaBulge?.alignedSite).toHaveLength(20);
    expect(search([spacer], `${longer}TGG`, { maxMismatches: 0 })[0]).toEqual([]);
  });

  it("takes a site with a bulge where there is no room for one without", () => {
    const shorter = spacer.slice(0, 10) + spacer.slice(11);
    const [sites = []] = search([spacer], `${shorter}TGG`, {
      maxMismatches: 5,
      maxRnaBulge: 1,
      maxDnaBulge: 1,
    });
    expect(sites.map(({ bulge, mismatches }) => [bulge?.kind, mismatches])).toEqual([["rna", 0]]);
  });

  it("counts an ambiguous base as a mismatch", () => {
    expect(search([spacer], `${spacer.replace("A", "N")}TGG`)[0]?.[0]).toMatchObject({
      mismatches: 1,
      cfd: null,
    });
    expect(search([spacer], `${spacer}TNG`)[0]).toHaveLength(0);
  });

  it("keeps the guides apart and looks at every part", () => {
    const other = reverseComplement(spacer);
    const genome = [
      { name: "one", sequence: `${other}TGG` },
      { name: "two", sequence: `GG${spacer}AGG` },
    ];
    const result = findOffTargets([spacer, other], genome, { maxMismatches: 0 });
    expect(
      result.ok && result.offTargets.map((sites) => sites.map(({ part, start }) => [part, start])),
    ).toEqual([[[1, 2]], [[0, 0]]]);
  });

  const cases: readonly {
    nuclease: NucleaseName;
    pam: string;
    pamSide: "3prime" | "5prime";
    length: number;
  }[] = [
    { nuclease: "SpCas9", pam: "NRG", pamSide: "3prime", length: 20 },
    { nuclease: "Cas12a", pam: "TTTV", pamSide: "5prime", length: 23 },
    { nuclease: "SpRY", pam: "NNN", pamSide: "3prime", length: 20 },
  ];

  it.each(cases)("finds what looking everywhere finds ($nuclease)", ({ nuclease, pam, pamSide, length }) => {
    const guides = dna({ minLength: length, maxLength: length });
    // Pieces of the guide itself, so that near sites are many.
    const genomes = guides.chain((guide) => {
      const piece = fc.nat({ max: length - 6 }).map((at) => guide.slice(at, at + 12));
      const parts = fc.array(
        fc.oneof(
          fc.constantFrom(guide, reverseComplement(guide)),
          piece,
          dna({ minLength: 1, maxLength: 4 }),
        ),
        { maxLength: 12 },
      );
      return fc.record({ guide: fc.constant(guide), sequence: parts.map((all) => all.join("")) });
    });
    fc.assert(
      fc.property(
        genomes,
        fc.boolean(),
        fc.nat({ max: 6 }),
        fc.nat({ max: 2 }),
        fc.nat({ max: 2 }),
        (made, isCircular, maxMismatches, dnaBulge, rnaBulge) => {
          const { guide, sequence } = made;
          const options = { nuclease, maxMismatches, maxDnaBulge: dnaBulge, maxRnaBulge: rnaBulge } as const;
          const [sites = []] = search([guide], sequence, {
            ...options,
            topology: isCircular ? "circular" : "linear",
          });
          const rule = { pam, pamSide, isCircular, maxMismatches, dna: dnaBulge, rna: rnaBulge };
          expect(sites.map(keyOf).sort()).toEqual(bruteForce(guide, sequence, rule));
        },
      ),
      { numRuns: process.env.BENCHLEAF_FULL ? 2_000 : 60 },
    );
  });

  it("says what is wrong and where", () => {
    const errorOf = (spacers: string[], sequence: string, options?: FindOffTargetsOptions) => {
      const result = findOffTargets(spacers, [{ name: "part", sequence }], options);
      return result.ok ? null : result.error;
    };
    expect(errorOf(["ACGT"], "ACGT")).toMatchObject({ code: "illegal-spacer", index: 0 });
    expect(errorOf([spacer, "N".repeat(20)], "ACGT")).toMatchObject({ code: "illegal-spacer", index: 1 });
    expect(errorOf([spacer], "ACXT")).toMatchObject({ code: "illegal-letter", index: 0, position: 2 });
    expect(errorOf([spacer], "ACGT", { maxMismatches: 9 })).toMatchObject({ code: "illegal-tolerance" });
    expect(errorOf([spacer], "ACGT", { maxRnaBulge: 3 })).toMatchObject({ code: "illegal-tolerance" });
    expect(errorOf([spacer], "ACGT", { offTargetPam: "N-" })).toMatchObject({ code: "illegal-tolerance" });
    expect(errorOf([spacer], "ACGT", { signal: { aborted: true } })).toMatchObject({ code: "aborted" });
    for (const sequence of ["", "A"]) expect(errorOf([spacer], sequence)).toBeNull();
  });

  it("reports its progress up to the end", () => {
    const progress: number[] = [];
    search([spacer], "ACGT".repeat(50_000), {
      nuclease: "SpRY",
      onProgress: (share) => progress.push(share),
    });
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.length).toBeGreaterThan(4);
    expect(progress.at(-1)).toBe(1);
  });
});
