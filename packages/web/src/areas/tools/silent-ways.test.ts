import { reverseComplement, translate } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import {
  changedBases,
  codonChanges,
  contextOf,
  findSilentWays,
  MAX_WAYS,
  type SilentInput,
} from "./silent-ways.ts";

const inputFor = (sequence: string, more: Partial<SilentInput> = {}): SilentInput => ({
  molecule: { sequence, topology: "linear" },
  cds: { start: 0, length: sequence.length, strand: 1 },
  mode: "add",
  maxChanges: 1,
  table: 1,
  group: "chosen",
  names: ["EcoRI"],
  isOnlyNew: false,
  ...more,
});
const waysOf = (input: SilentInput) => {
  const answer = findSilentWays(input);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer;
};

describe("silent sites", () => {
  it("show the codon that changes, the surrounding bases, and how often the enzyme cuts then", () => {
    const { ways, total } = waysOf(inputFor("ATGGAGTTCTAA"));
    expect(total).toBe(1);
    expect(ways[0]).toMatchObject({
      codons: [{ number: 2, residue: "E", from: "GAG", to: "GAA" }],
      context: [
        { letters: "ATG", kind: "beside" },
        { letters: "GA", kind: "site" },
        { letters: "A", kind: "changed" },
        { letters: "TTC", kind: "site" },
        { letters: "TAA", kind: "beside" },
      ],
      sitesBefore: 0,
      sitesAfter: 1,
    });
  });

  it("leave out enzymes that cut already where new ones alone are wanted", () => {
    const sequence = "ATGGAGTTCGAATTCTAA";
    expect(waysOf(inputFor(sequence)).ways.map(({ sitesBefore }) => sitesBefore)).toEqual([1]);
    expect(waysOf(inputFor(sequence, { isOnlyNew: true })).total).toBe(0);
    const removed = waysOf(inputFor(sequence, { mode: "remove", isOnlyNew: true }));
    expect(removed.ways.every(({ sitesBefore, sitesAfter }) => sitesBefore === 1 && sitesAfter === 0)).toBe(
      true,
    );
    expect(removed.total).toBeGreaterThan(0);
  });

  it("keep the protein, on the bottom strand and over the origin of a circle too", () => {
    let state = 5;
    const codons = "GAA GAG TTC CTG GCA GGT TCT AGC CGC AAG".split(" ");
    const gene = `ATG${Array.from({ length: 60 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return codons[Math.floor((state / 2 ** 32) * codons.length)];
    }).join("")}TAA`;
    const whole = reverseComplement(gene);
    const circle = whole.slice(50) + "ACGT".repeat(5) + whole.slice(0, 50);
    const start = circle.length - 50;
    const cds = { start, length: gene.length, strand: -1 as const };
    const molecule = { sequence: circle, topology: "circular" as const };
    const { ways } = waysOf(inputFor(circle, { molecule, cds, group: "usual", names: [], maxChanges: 2 }));
    expect(ways.length).toBeGreaterThan(5);
    expect(ways.length).toBeLessThanOrEqual(MAX_WAYS);
    for (const { changes, codons: changed, sitesBefore, sitesAfter } of ways) {
      const after = changedBases(circle, changes);
      const read = reverseComplement((after + after).slice(start, start + gene.length));
      expect(translate(read)).toBe(translate(gene));
      expect(sitesAfter).toBeGreaterThan(sitesBefore - 1);
      for (const { number, residue, from, to } of changed) {
        expect(gene.slice(3 * number - 3, 3 * number)).toBe(from);
        expect(read.slice(3 * number - 3, 3 * number)).toBe(to);
        expect(translate(to)).toBe(residue);
        expect(translate(from)).toBe(residue);
      }
    }
  });

  it("show codons in reading order on the bottom strand", () => {
    const molecule = { sequence: reverseComplement("ATGGAGTTCTAA"), topology: "linear" as const };
    const cds = { start: 0, length: 12, strand: -1 as const };
    const changes = [
      { position: 3, from: "G", to: "A" },
      { position: 6, from: "C", to: "T" },
    ];
    expect(codonChanges({ molecule, cds, table: 1 }, changes)).toEqual([
      { number: 2, residue: "E", from: "GAG", to: "GAA" },
      { number: 3, residue: "F", from: "TTC", to: "TTT" },
    ]);
  });

  it("show a site over the origin whole, and stop at the ends of a line", () => {
    const change = [{ position: 0, from: "G", to: "T" }];
    const site = { start: 10, length: 6 };
    const parts = contextOf({ sequence: "GTCAAAAAAAGA", topology: "circular" }, site, change);
    expect(parts.map(({ letters }) => letters).join("")).toBe("AAAAAAGATTCAAAAAAA".slice(0, 18));
    const atEnd = contextOf({ sequence: "GAATTCAA", topology: "linear" }, { start: 0, length: 6 }, []);
    expect(atEnd).toMatchObject([
      { letters: "GAATTC", kind: "site" },
      { letters: "AA", kind: "beside" },
    ]);
  });

  it("hand on why nothing could be sought", () => {
    const answer = findSilentWays(inputFor("ATGGAGTTCTA", { cds: { start: 0, length: 11, strand: 1 } }));
    expect(answer).toMatchObject({ ok: false, error: { code: "bad-cds" } });
  });
});
