import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import type { Topology } from "../sequence.ts";
import { testDataFolder } from "../test-support/test-data.ts";
import { simulatePcr } from "./simulate-pcr.ts";

const left = "GGAAACAGCTATGACCATG";
const right = "GTAAAACGACGGCCAGT";
const insert = "TTGACCTTAGCA";
const linear = `CCC${left}${insert}${reverseComplement(right, "dna")}AAA`;

const lettersOf = (template: Parameters<typeof simulatePcr>[0], primers: readonly string[], options = {}) => {
  const result = simulatePcr(template, primers, options);
  return result.ok ? result.products.map(({ record }) => record.sequence) : result.error.code;
};

describe("simulatePcr", () => {
  const product = left + insert + reverseComplement(right, "dna");

  it("copies the sequence between two primers that face each other", () => {
    expect(lettersOf(linear, [left, right])).toEqual([product]);
    expect(lettersOf(reverseComplement(linear, "dna"), [left, right])).toEqual([
      reverseComplement(product, "dna"),
    ]);
  });

  it("puts tails of primers at the ends", () => {
    expect(lettersOf(linear, [`ttttt${left}`, `CCGG${right}`])).toEqual([`TTTTT${product}CCGG`]);
  });

  it("goes the long way round a circle, across the origin, and once round", () => {
    const circle = (sequence: string) => ({ sequence, topology: "circular" as const });
    const around = `AAACCC${left}${insert}`;
    expect(lettersOf(circle(reverseComplement(right, "dna") + around), [left, right])).toEqual([product]);
    const size = 40;
    const whole = "ACGTTGCAAGCTTAGGCATCCGATTAGCTAGGACTTCAGA";
    const forward = whole.slice(10, 30);
    const reverse = reverseComplement(whole.slice(0, 15), "dna");
    const [once] = lettersOf(circle(whole), [forward, reverse], { minTm: 0 });
    expect(once).toBe((whole + whole).slice(10, 10 + size + 5));
  });

  it("carries features over and shifts them by the tail", () => {
    const feature = { id: "f1", name: "x", type: "CDS", operator: "join" as const, qualifiers: [] };
    const start = 3 + left.length;
    const record = {
      name: "t",
      description: "",
      kind: "dna" as const,
      topology: "linear" as Topology,
      sequence: linear,
      features: [{ ...feature, locations: [{ start, end: start + insert.length, strand: 1 as const }] }],
      primers: [],
      meta: {},
    };
    const result = simulatePcr(record, [`TTTTT${left}`, right]);
    const locations = result.ok && result.products[0]?.record.features[0]?.locations;
    expect(locations).toEqual([{ start: 24, end: 36, strand: 1 }]);
  });

  it("makes nothing where primers face away on a line, or the product is too long", () => {
    expect(lettersOf(reverseComplement(right, "dna") + left, [left, right])).toEqual([]);
    expect(lettersOf(linear, [left, right], { maxProductLength: 20 })).toEqual([]);
  });

  it("says what is wrong with a primer or a template", () => {
    expect(lettersOf(linear, [])).toBe("no-primers");
    expect(lettersOf(linear, [left, "AC-GT"])).toBe("illegal-letter");
    expect(lettersOf("", [left, right])).toBe("empty-template");
    expect(simulatePcr(linear, [left, ""])).toMatchObject({ ok: false, error: { primer: 1 } });
  });
});

describe.skipIf(!testDataFolder())("in-silico PCR against pydna", () => {
  interface Case {
    readonly id: string;
    readonly type: string;
    readonly inputs: readonly { readonly topology: Topology; readonly sequence: string }[];
    readonly params: { readonly forward: string; readonly reverse: string; readonly min_anneal: number };
    readonly products: readonly { readonly sequence: string }[];
  }
  const read = (): Case[] => {
    const path = join(testDataFolder() ?? "", "science/oracle/assembly.json");
    return JSON.parse(readFileSync(path, "utf8")).cases.filter((one: Case) => one.type === "pcr");
  };

  it("makes the products of every case", () => {
    const cases = read();
    expect(cases.length).toBeGreaterThan(20);
    for (const { id, inputs, params, products } of cases) {
      const found = lettersOf(inputs[0] ?? "", [params.forward, params.reverse], {
        minThreePrimeMatches: params.min_anneal,
        minTm: 0,
      });
      expect([id, found]).toEqual([id, products.map(({ sequence }) => sequence.toUpperCase())]);
    }
  });
});
