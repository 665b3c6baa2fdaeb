import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { oracleRows, testDataFolder } from "../test-support/test-data.ts";
import { type FindGuidesOptions, findGuides } from "./find-guides.ts";
import type { Guide } from "./guide.ts";
import { type NucleaseName, nucleases } from "./nuclease.ts";

const guidesOf = (sequence: string, options: FindGuidesOptions = {}): readonly Guide[] => {
  const result = findGuides(sequence, options);
  if (!result.ok) throw new Error(result.error.message);
  return result.guides;
};

const spacer = "ACGTACGTACGTACGTACGT";
const dna = (max = 150) => fc.string({ unit: fc.constantFrom(..."ACGT"), maxLength: max });
const write = ({ start, end, strand, spacer, pam }: Guide) => `${start}-${end} ${strand} ${spacer} ${pam}`;

describe("findGuides", () => {
  it("finds a protospacer before NGG, and where Cas9 cuts it blunt", () => {
    expect(guidesOf(`AT${spacer}TGGA`)).toEqual([
      expect.objectContaining({
        start: 2,
        end: 22,
        strand: 1,
        spacer,
        pam: "TGG",
        cutTop: 19,
        cutBottom: 19,
        gc: 0.5,
      }),
    ]);
  });

  it("finds it on the bottom strand", () => {
    const [guide] = guidesOf(`T${reverseComplement(`${spacer}TGG`)}`);
    expect(guide).toMatchObject({
      start: 4,
      end: 24,
      strand: -1,
      spacer,
      pam: "TGG",
      cutTop: 7,
      cutBottom: 7,
    });
  });

  it("cuts far from the PAM, with a 5' overhang, for Cas12a", () => {
    const target = "ACGTACGTACGTACGTACGTACG";
    const [guide] = guidesOf(`TTTA${target}`, { nuclease: "Cas12a" });
    expect(guide).toMatchObject({
      start: 4,
      end: 27,
      spacer: target,
      pam: "TTTA",
      cutTop: 22,
      cutBottom: 27,
    });
    const [other] = guidesOf(reverseComplement(`TTTA${target}`), { nuclease: "Cas12a" });
    expect(other).toMatchObject({ start: 0, end: 23, strand: -1, cutTop: 0, cutBottom: 5 });
  });

  it("gives the thirty-mer and its score where there is room", () => {
    const [guide] = guidesOf("TGGCACTTTTCGGGGAAATGTGCGCGGAAC", { region: { start: 21, length: 0 } });
    expect(guide?.thirtyMer).toBe("TGGCACTTTTCGGGGAAATGTGCGCGGAAC");
    expect(guide?.onTargetScore).toBeCloseTo(0.5103666784, 9);
    expect(guidesOf(`${spacer}TGG`)[0]).toMatchObject({ thirtyMer: null, onTargetScore: null });
  });

  it("takes any PAM on either side and any spacer length", () => {
    expect(guidesOf(`${spacer}TTAC`, { pam: "NYAC", spacerLength: 20 }).map(write)).toEqual([
      `0-20 1 ${spacer} TTAC`,
    ]);
    const left = guidesOf(`GGG${spacer}`, { pam: "GGG", pamSide: "5prime", spacerLength: 20 });
    expect(left.map(write)).toEqual([`3-23 1 ${spacer} GGG`]);
    expect(guidesOf("AT".repeat(10), { pam: "" })).toHaveLength(2);
  });

  it("keeps to a region, by where the top strand is cut", () => {
    const sequence = `${spacer}TGG${spacer}TGG`;
    expect(guidesOf(sequence, { region: { start: 30, length: 12 } }).map(({ start }) => start)).toEqual([23]);
  });

  it("has no ambiguous base in a spacer, and takes an ambiguous PAM only where all readings fit", () => {
    expect(guidesOf(`${spacer.replace("A", "N")}TGG`)).toEqual([]);
    expect(guidesOf(`${spacer}NGG`)).toHaveLength(1);
    expect(guidesOf(`${spacer}TGR`)).toEqual([]);
  });

  it("says what is wrong and where", () => {
    const codeOf = (sequence: string, options?: FindGuidesOptions) => {
      const result = findGuides(sequence, options);
      return result.ok ? result.guides.length : result.error.code;
    };
    expect(findGuides("ACGTE")).toMatchObject({ ok: false, error: { code: "illegal-letter", position: 4 } });
    expect(codeOf("ACGT", { nuclease: "Cas13" as NucleaseName })).toBe("unknown-nuclease");
    expect(codeOf("ACGT", { pam: "NG-" })).toBe("illegal-pam");
    expect(codeOf("ACGT", { spacerLength: 40 })).toBe("illegal-spacer-length");
    expect(codeOf("ACGT", { region: { start: 3, length: 4 } })).toBe("illegal-region");
    expect(codeOf("ACGT", { signal: { aborted: true }, topology: "circular" })).toBe(0);
    expect(codeOf("ACGT".repeat(10), { signal: { aborted: true } })).toBe("aborted");
    for (const bases of ["", "A"]) expect(codeOf(bases, { topology: "circular" })).toBe(0);
  });

  it.each(Object.keys(nucleases) as NucleaseName[])("mirrors on the reverse complement (%s)", (nuclease) => {
    fc.assert(
      fc.property(dna(), fc.boolean(), (bases, isCircular) => {
        const options = { nuclease, topology: isCircular ? "circular" : "linear" } as const;
        const key = ({ spacer, pam, strand }: Guide, sign: number) => `${spacer} ${pam} ${sign * strand}`;
        const ours = guidesOf(bases, options).map((guide) => key(guide, 1));
        const theirs = guidesOf(reverseComplement(bases), options).map((guide) => key(guide, -1));
        expect(theirs.sort()).toEqual(ours.sort());
      }),
      { numRuns: 30 },
    );
  });

  it("finds on a rotated circle the same guides", () => {
    fc.assert(
      fc.property(dna(80), fc.nat(), (bases, shift) => {
        const by = bases.length === 0 ? 0 : shift % bases.length;
        const read = (circle: string) =>
          guidesOf(circle, { topology: "circular" })
            .map(({ spacer, pam, strand, thirtyMer }) => `${spacer} ${pam} ${strand} ${thirtyMer}`)
            .sort();
        expect(read(bases.slice(by) + bases.slice(0, by))).toEqual(read(bases));
      }),
    );
  });

  describe.skipIf(!testDataFolder())("beside an independent search", () => {
    it.each(oracleRows("crispr_guides.tsv"))("$region, $pam", (row) => {
      const nuclease = (row.pam ?? "").split(" ")[0] as NucleaseName;
      const ours = guidesOf(row.sequence ?? "", { nuclease }).map(
        ({ start, end, strand, spacer, pam }) =>
          `${start}-${end}${strand === 1 ? "+" : "-"}:${spacer}:${pam}`,
      );
      const theirs = (row["guides_start0-end_strand:spacer:pam"] ?? "").split(";").filter(Boolean);
      expect(ours.toSorted()).toEqual(theirs.toSorted());
      expect(ours).toHaveLength(Number(row.n_guides));
    });
  });
});
