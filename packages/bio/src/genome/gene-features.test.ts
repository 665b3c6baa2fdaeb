import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { geneFeatures, splicedFeatures } from "./gene-features.ts";
import type { Gene, GeneTranscript, Stretch } from "./gene-model.ts";

const transcript = (part: Partial<GeneTranscript>): GeneTranscript => ({
  id: "T1",
  name: "T1",
  type: "mRNA",
  product: "",
  proteinId: "",
  exons: [],
  exonIds: [],
  coding: [],
  ...part,
});
const gene = (part: Partial<Gene>): Gene => ({
  chromosome: "chr1",
  id: "g",
  name: "abc",
  locusTag: "",
  product: "",
  type: "",
  start: 100,
  end: 500,
  strand: 1,
  transcripts: [],
  ...part,
});
const exons: readonly Stretch[] = [
  [100, 200],
  [400, 500],
];
const minus = gene({
  strand: -1,
  transcripts: [
    transcript({
      exons,
      exonIds: ["E2", "E1"],
      coding: [
        [150, 200],
        [400, 450],
      ],
    }),
  ],
});

describe("features of a window", () => {
  it("have the exons by id and number in reading order, and partial ends", () => {
    const features = geneFeatures([minus], { start: 150, length: 300, size: 1000, isCircular: false });
    expect(features.map(({ name, type }) => [name, type])).toEqual([
      ["abc", "gene"],
      ["T1", "mRNA"],
      ["T1 exon 1", "exon"],
      ["T1 exon 2", "exon"],
      ["T1", "CDS"],
    ]);
    expect(features[0]!.locations).toEqual([
      { start: 0, end: 300, strand: -1, isStartPartial: true, isEndPartial: true },
    ]);
    expect(features[2]).toMatchObject({
      locations: [{ start: 250, end: 300, strand: -1, isEndPartial: true }],
      qualifiers: [{ key: "gene" }, { key: "exon_id", value: "E1" }, { key: "exon_number", value: "1" }],
    });
  });

  it("are seen across the origin of a circle", () => {
    const across = gene({
      start: 90,
      end: 110,
      transcripts: [transcript({ type: "CDS", exons: [[90, 110]], exonIds: [""], coding: [[90, 110]] })],
    });
    const at = (start: number, length: number) =>
      geneFeatures([across], { start, length, size: 100, isCircular: true }).map(
        ({ locations }) => locations,
      );
    expect(at(80, 40)).toEqual([[{ start: 10, end: 30, strand: 1 }], [{ start: 10, end: 30, strand: 1 }]]);
    expect(at(0, 20)[0]).toEqual([{ start: 0, end: 10, strand: 1, isStartPartial: true }]);
    expect(at(20, 20)).toEqual([]);
  });
});

describe("a spliced transcript", () => {
  const letters = Array.from({ length: 1000 }, (_, at) => "ACGT"[(at * 7 + (at >> 3)) % 4]).join("");
  const spliced = (one: Gene, of: GeneTranscript): string => {
    const joined = of.exons.map(([start, end]) => letters.slice(start, end)).join("");
    return one.strand === 1 ? joined : reverseComplement(joined);
  };
  const genomic = (strand: Gene["strand"], [start, end]: Stretch): string =>
    strand === 1 ? letters.slice(start, end) : reverseComplement(letters.slice(start, end));

  it("has exons and coding sequence at their bases, for any exons", () => {
    const some = fc
      .uniqueArray(fc.nat(999), { minLength: 2, maxLength: 12 })
      .map((cuts) => cuts.toSorted((a, b) => a - b))
      .map((cuts) => cuts.slice(0, cuts.length - (cuts.length % 2)));
    fc.assert(
      fc.property(some, fc.constantFrom(1 as const, -1 as const), (cuts, strand) => {
        const own = Array.from(
          { length: cuts.length / 2 },
          (_, at): Stretch => [cuts[2 * at]!, cuts[2 * at + 1]!],
        );
        const of = transcript({ exons: own, exonIds: own.map(() => ""), coding: own });
        const one = gene({ strand, transcripts: [of] });
        const text = spliced(one, of);
        const features = splicedFeatures(one, of);
        const ordered = strand === 1 ? own : own.toReversed();
        for (const [at, stretch] of ordered.entries()) {
          const [segment] = features[at]!.locations;
          expect(text.slice(segment!.start, segment!.end)).toBe(genomic(strand, stretch));
        }
        expect(features.at(-1)!.locations).toEqual([{ start: 0, end: text.length, strand: 1 }]);
      }),
    );
  });

  it("begins its coding sequence behind what is not translated", () => {
    const [of] = minus.transcripts;
    expect(splicedFeatures(minus, of!).at(-1)).toMatchObject({
      type: "CDS",
      locations: [{ start: 50, end: 150, strand: 1 }],
    });
  });
});
