import { describe, expect, it } from "vitest";
import { replaceSelection } from "../../edit.ts";
import type { Feature } from "../../feature.ts";
import { rotateRecord } from "../../molecule/rotate-record.ts";
import type { SequenceRecord } from "../../sequence.ts";
import { siteFreeBases as bases, productsOf, turned } from "../../test-support/cloning-helpers.ts";
import { assemble } from "../assemble.ts";

const letters = bases(600, 7);
const size = letters.length;

const feature = (type: string, start: number, end: number, strand: 1 | -1 = 1): Feature => ({
  ...{ id: type, type, name: type, operator: "join", qualifiers: [] },
  locations:
    end <= size
      ? [{ start, end, strand }]
      : [
          { start, end: size, strand },
          { start: 0, end: end - size, strand },
        ],
});

const plasmid: SequenceRecord = {
  ...{ name: "plasmid", description: "", sequence: letters, kind: "dna", topology: "circular" },
  ...{ primers: [], meta: {} },
  features: [
    feature("CDS", 100, 400),
    feature("promoter", 60, 100, -1),
    feature("misc_feature", 205, 215),
    feature("rep_origin", 520, 660),
  ],
};

/** The plasmid with `insert` instead of `length` bases from `start` on, made with primers of either style. */
const mutated = (start: number, length: number, insert: string, style: "back-to-back" | "quikchange") => {
  const around = letters + letters + letters;
  const before = around.slice(size + start - 22, size + start);
  const after = around.slice(size + start + length, size + start + length + 22);
  const forward = style === "quikchange" ? before + insert + after : insert + after;
  const reverse = turned(style === "quikchange" ? before + insert + after : before);
  const [product] = productsOf(assemble("mutagenesis", [plasmid], { forward, reverse, style }));
  return product!.record;
};

/** The same circle beginning with the same base as `like`. */
const turnedLike = (record: SequenceRecord, like: SequenceRecord): SequenceRecord =>
  rotateRecord(record, (record.sequence + record.sequence).indexOf(like.sequence));

describe("annotations after mutagenesis", () => {
  it("a CDS with another codon stays one CDS, not two partial ones", () => {
    const codings = mutated(199, 3, "GCG", "back-to-back").features.filter(({ type }) => type === "CDS");
    expect(codings).toHaveLength(1);
    const [{ locations } = { locations: [] }] = codings;
    expect(locations.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(300);
    expect(locations.some((segment) => segment.isStartPartial || segment.isEndPartial)).toBe(false);
  });

  const changes: readonly (readonly [what: string, start: number, length: number, insert: string])[] = [
    ["a codon exchanged", 199, 3, "GCG"],
    ["a codon removed", 199, 3, ""],
    ["a tag of 18 bases inserted", 250, 0, "CATCACCATCACCACCAT"],
    ["a whole feature removed", 200, 20, ""],
    ["the end of a feature removed", 390, 20, "AT"],
    ["bases before a feature inserted", 100, 0, "GCCACC"],
    ["a change across the origin", size - 2, 4, "GGG"],
    ["a change next to the origin", 0, 3, "TTT"],
  ];
  for (const style of ["back-to-back", "quikchange"] as const) {
    it.each(changes)(`${style}: %s leaves the annotations of the same edit`, (_, start, length, insert) => {
      const product = mutated(start, length, insert, style);
      const edited = replaceSelection(plasmid, { start, length }, insert).record;
      const expected = turnedLike(edited, product);
      expect(product.sequence).toBe(expected.sequence);
      expect(product.features).toEqual(expected.features);
    });
  }
});
