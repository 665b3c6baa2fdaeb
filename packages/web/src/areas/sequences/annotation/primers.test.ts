import {
  designPrimerPairs,
  designSequencingPrimers,
  findBindingSites,
  type SequenceRecord,
  simulatePcr,
} from "@benchleaf/bio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCounts, readCounts } from "./design-counts.ts";
import {
  areSound,
  defaultLimits,
  defaultProduct,
  faultyLimits,
  pairOptions,
  parseLimits,
  windowAround,
} from "./design-form.ts";
import { oligoFacts } from "./oligo-facts.ts";
import { readOligos } from "./pasted-oligos.ts";
import { proposalsOfPairs, proposalsOfReads, proposalsOfSites } from "./primer-proposals.ts";
import { bindingBases, primerOnSelection } from "./selected-primer.ts";

/** Residues that are the same at each run, and look like nothing. */
const letters = (count: number, seed = 7): string => {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return "ACGT".charAt((state >> 16) & 3);
  }).join("");
};
const record: SequenceRecord = {
  name: "pTest",
  description: "",
  kind: "dna",
  topology: "circular",
  sequence: letters(3000),
  features: [],
  primers: [],
  meta: {},
};

describe("limits of a design", () => {
  it("are the product's defaults", () => {
    expect(defaultLimits).toMatchObject({
      size: { least: 15, most: 30 },
      tm: { least: 55 },
      gc: { least: 40, most: 60 },
      maxTmDifference: 5,
    });
  });

  it("come back as they were stored, and as the usual ones where they make no sense", () => {
    const own = { ...defaultLimits, tm: { least: 58, best: 62, most: 66 }, count: 12 };
    expect(parseLimits(JSON.stringify(own))).toEqual(own);
    expect(parseLimits("[]")).toEqual(defaultLimits);
    expect(parseLimits('{"size":{"least":30,"best":20,"most":15},"count":-1}')).toEqual(defaultLimits);
  });

  it("contradict each other when their order is not that of their names", () => {
    expect(areSound({ least: 40, best: 50, most: 60 }, "gc")).toBe(true);
    expect(faultyLimits({ ...defaultLimits, gc: { least: 60, best: 50, most: 40 } })).toBe("gc");
    expect(faultyLimits({ ...defaultLimits, size: { least: 15, best: 20, most: 61 } })).toBe("size");
  });

  it("leave room for a primer on either side of the target, on any molecule", () => {
    expect(defaultProduct(0, 3000)).toEqual([150, 500]);
    expect(defaultProduct(1000, 3000)).toEqual([1030, 1400]);
    expect(defaultProduct(2900, 3000)).toEqual([2930, 3000]);
  });

  it("only search bases that a product can reach", () => {
    const line = { sequence: letters(1000), topology: "linear" as const };
    expect(windowAround({ start: 100, length: 50 }, 200, line)).toEqual({ start: 0, length: 350 });
    expect(windowAround({ start: 100, length: 50 }, 900, line)).toBeNull();
    const circle = { ...line, topology: "circular" as const };
    expect(windowAround({ start: 100, length: 50 }, 200, circle)).toEqual({ start: 900, length: 450 });
  });
});

describe("primer pairs", () => {
  it("amplify the target, across the origin too, and come as one proposal each", () => {
    fc.assert(
      fc.property(fc.nat(2999), fc.integer({ min: 0, max: 300 }), (start, length) => {
        const options = pairOptions(defaultLimits, { start, length }, defaultProduct(length, 3000), record);
        const found = designPrimerPairs(record, options);
        if (!found.ok) throw new Error(found.error.message);
        const proposals = proposalsOfPairs(found.pairs, record, "pTest", () => ({ detail: () => "" }));
        for (const { place, additions, drawn } of proposals) {
          expect(drawn).toHaveLength(2);
          if (length > 0) {
            const offset = (start - (place?.start ?? 0) + 3000) % 3000;
            expect(offset + length).toBeLessThanOrEqual(place?.length ?? 0);
          }
          const [forward, reverse] = additions.primers;
          const pcr = simulatePcr(
            record,
            [forward?.bases ?? "", reverse?.bases ?? ""].map((bases) => ({ name: "", bases })),
          );
          const sizes = pcr.ok ? pcr.products.map((product) => product.record.sequence.length) : [];
          expect(sizes).toContain(place?.length);
        }
      }),
      { numRuns: 15 },
    );
  });

  it("tick only the best, and know a pair that is there", () => {
    const options = pairOptions(defaultLimits, { start: 900, length: 100 }, [150, 500], record);
    const found = designPrimerPairs(record, options);
    const pairs = found.ok ? found.pairs : [];
    const [first, second] = proposalsOfPairs(pairs, record, "x", () => ({ detail: () => "" }));
    expect([first?.isOptional, second?.isOptional]).toEqual([false, true]);
    const primers = first?.additions.primers ?? [];
    expect(
      proposalsOfPairs(pairs, { ...record, primers }, "x", () => ({ detail: () => "" }))[0]?.isKnown,
    ).toBe(true);
  });

  it("report why there are none, most frequent reason first", () => {
    const atRich = { ...record, sequence: "AATATTTAATTATAAATTTA".repeat(40) };
    const options = pairOptions(defaultLimits, { start: 300, length: 40 }, [100, 400], atRich);
    const found = designPrimerPairs(atRich, options);
    if (!found.ok) throw new Error(found.error.message);
    const summary = formatCounts(found.explanation.left);
    expect(found.pairs).toEqual([]);
    expect(summary.ok).toBe(0);
    expect(summary.considered).toBeGreaterThan(0);
    expect(summary.failed.map(([, count]) => count)).toEqual(
      summary.failed.map(([, count]) => count).toSorted((a, b) => b - a),
    );
    expect(readCounts(found.explanation.text.left)).toEqual(summary);
  });
});

it("names primers for reading by strand and number", () => {
  const found = designSequencingPrimers(record, { target: { start: 500, length: 900 } });
  const proposals = proposalsOfReads(found.ok ? found.primers : [], record, "r", () => ({
    detail: () => "",
  }));
  expect(proposals.length).toBeGreaterThan(1);
  expect(proposals[0]?.name).toBe("r-seqF1");
  expect(proposals.some(({ name }) => name === "r-seqR1")).toBe(true);
});

describe("oligos from text", () => {
  it.each([
    ["M13 fwd\tGTAAAACGACGGCCAGT", "M13 fwd", "GTAAAACGACGGCCAGT"],
    ["GTAAAACGACGGCCAGT,M13 fwd", "M13 fwd", "GTAAAACGACGGCCAGT"],
    ['"a, b";GTAAAACGACGGCCAGT', '"a', "GTAAAACGACGGCCAGT"],
    ["引物一 gtaaaacgacggccagt", "引物一", "GTAAAACGACGGCCAGT"],
    ["fwd 5'-GTA AAA CGA CGG-3'", "fwd", "GTAAAACGACGG"],
    ["Cat gtaaaacgacggccagt", "Cat", "GTAAAACGACGGCCAGT"],
    ["GTAAAACGACGGCCAGT", "Primer 1", "GTAAAACGACGGCCAGT"],
    [">T7 promoter\nTAATACGACT\nCACTATAGG", "T7 promoter", "TAATACGACTCACTATAGG"],
    ["name\tsequence\nfwd\t5'-GTAAAACGACGGCCAGT-3'", "fwd", "GTAAAACGACGGCCAGT"],
  ])("reads %j", (text, name, bases) => {
    const { oligos } = readOligos(text);
    expect(oligos).toEqual([{ name, bases }]);
  });

  it("reports the lines that have no primer of 10 to 250 bases", () => {
    const { oligos, badLines } = readOligos(`a ACGTACGTAC\nb ACGT\n\nc ${"A".repeat(251)}\nd hello`);
    expect(oligos.map(({ name }) => name)).toEqual(["a"]);
    expect(badLines).toEqual([2, 4, 5]);
    expect(readOligos("hello\na,ACGTACGTAC").badLines).toEqual([1]);
    expect(readOligos(">a\nACGTACGTACGT\n>b\nACGT\n").badLines).toEqual([3]);
  });

  it("are proposed where they bind, the warmest place ticked", () => {
    const site = record.sequence.slice(1000, 1024);
    const twice = { ...record, sequence: record.sequence + site.slice(6) };
    const oligos = [
      { name: "two places", bases: `GGGGCC${site}` },
      { name: "nowhere", bases: "A".repeat(20) },
    ];
    const results = oligos.map(({ bases }) => findBindingSites(twice, bases, { rules: "editor" }));
    const proposals = proposalsOfSites(oligos, results, twice, () => ({ detail: () => "" }));
    expect(proposals.map(({ name, isOptional }) => [name, isOptional])).toEqual([
      ["two places", false],
      ["two places", true],
    ]);
    expect(proposals[0]?.place).toEqual({ start: 1000, length: 24 });
    expect(proposals[0]?.additions.primers[0]?.bases).toBe(`GGGGCC${site}`);
  });
});

describe("a primer on the selection", () => {
  it("binds exactly there with its tail unpaired, on either strand and across the origin", () => {
    fc.assert(
      fc.property(
        fc.nat(2999),
        fc.integer({ min: 22, max: 60 }),
        fc.constantFrom(1 as const, -1 as const),
        (start, length, strand) => {
          const selection = { start, length };
          const primer = primerOnSelection(record, selection, { name: "p", strand, tail: "ggccaattaacc" });
          const found = findBindingSites(record, bindingBases(record, selection, strand), { minTm: -100 });
          const sites = found.ok ? found.sites : [];
          expect(sites.map(({ locations }) => locations)).toContainEqual(primer.locations);
          expect(primer.bases.startsWith("GGCCAATTAACC")).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("has the figures of the whole oligo and of what binds", () => {
    const facts = oligoFacts("GAATTC", "GTAAAACGACGGCCAGT");
    expect(facts.length).toBe(23);
    expect(facts.bindingTm).toBeLessThan(facts.tm ?? 0);
    expect(oligoFacts("", "GCGGACGAAAGTCCGC").hairpinTm).toBeCloseTo(80.57, 1);
  });
});
