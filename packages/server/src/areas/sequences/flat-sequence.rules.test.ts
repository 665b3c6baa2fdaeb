import { meltingTemperature } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { contentOf } from "../test-support/lab.ts";
import { contentOfFlat, flatOf } from "./flat-sequence.rules.ts";

const letters = "ACGTACGTAA";

describe("a flat sequence", () => {
  it("accepts either name, and with neither is a sequence", () => {
    expect(contentOfFlat({ name: "pUC19" }).name).toBe("pUC19");
    expect(contentOfFlat({ sequenceName: "pUC19" }).name).toBe("pUC19");
    expect(contentOfFlat({}).name).toBe("sequence");
  });

  it("has the residues of a protein in their field, and is then not circular", () => {
    expect(contentOfFlat({ proteinSequence: "MKV", circular: true })).toMatchObject({
      sequence: "MKV",
      isProtein: true,
      circular: false,
    });
    expect(contentOfFlat({ sequence: "ACGT", proteinSequence: "MKV" })).toMatchObject({
      sequence: "ACGT",
      isProtein: false,
    });
  });

  it("keeps the source among the facts of the record", () => {
    expect(contentOfFlat({ meta: { organism: "E. coli" }, source: "lab" }).meta).toEqual({
      organism: "E. coli",
      source: "lab",
    });
  });
});

describe("a flat feature", () => {
  const read = (feature: object, circular = true) =>
    contentOfFlat({ sequence: letters, circular, features: [{ name: "f", type: "CDS", ...feature }] })
      .features[0]!;

  it("includes its first and its last base", () => {
    expect(read({ start: 2, end: 4 }).locations).toEqual([{ start: 2, end: 5, strand: 1 }]);
    expect(read({ start: 0, end: 0, forward: false }).locations).toEqual([{ start: 0, end: 1, strand: -1 }]);
  });

  it("goes over the origin of a circle, in the order in which it is read", () => {
    expect(read({ start: 8, end: 1 }).locations).toEqual([
      { start: 8, end: 10, strand: 1 },
      { start: 0, end: 2, strand: 1 },
    ]);
    expect(read({ start: 8, end: 1, strand: -1 }).locations).toEqual([
      { start: 0, end: 2, strand: -1 },
      { start: 8, end: 10, strand: -1 },
    ]);
  });

  it("on a line was meant the other way round", () => {
    expect(read({ start: 8, end: 1 }, false).locations).toEqual([{ start: 1, end: 9, strand: 1 }]);
  });

  it("has several segments, or covers the whole molecule without a location", () => {
    const locations = [
      { start: 0, end: 2 },
      { start: 5, end: 7 },
    ];
    expect(read({ locations, forward: false }).locations).toEqual([
      { start: 5, end: 8, strand: -1 },
      { start: 0, end: 3, strand: -1 },
    ]);
    expect(read({}).locations).toEqual([{ start: 0, end: 10, strand: 1 }]);
  });

  it("stores its properties as qualifiers", () => {
    const said = { description: "resists", labelColor: "#fff", exon_id: "e1", exon_number: 2 };
    const { qualifiers } = read({ ...said, notes: { gene: "bla", db_xref: ["a:1", "b:2"] } });
    expect(qualifiers.map(({ key, value }) => `${key}=${value}`)).toEqual([
      "note=resists",
      "exon_id=e1",
      "exon_number=2",
      "label_color=#fff",
      "gene=bla",
      "db_xref=a:1",
      "db_xref=b:2",
    ]);
  });
});

describe("an answer of the flat shape", () => {
  it("returns the bases of a feature in reading direction, and is unchanged after a round trip", () => {
    const content = contentOfFlat({
      name: "p",
      sequence: letters,
      circular: true,
      features: [
        {
          id: "a",
          name: "over",
          type: "CDS",
          start: 8,
          end: 1,
          strand: -1,
          description: "d",
          color: "#00f",
          arrowheadType: "BOTH",
          translateSelf: false,
        },
      ],
      primers: [{ id: "p", name: "fwd", description: "", bases: "ACGTACGTAC", start: 0, end: 9 }],
    });
    const flat = flatOf(content);
    expect(flat.features[0]).toMatchObject({ start: 8, end: 1, forward: false, strand: -1, bases: "GTTT" });
    expect(flat.primers[0]).toMatchObject({
      start: 0,
      end: 9,
      forward: true,
      fragments: [{ start: 0, end: 9 }],
    });
    expect(flat.primers[0]!.tm).toBe(meltingTemperature("ACGTACGTAC"));
    expect(contentOfFlat(flat)).toEqual(content);
  });

  it("has the residues of a protein in two fields, and never reverses them", () => {
    const feature = {
      id: "f",
      name: "f",
      type: "Region",
      locations: [{ start: 0, end: 2, strand: 1 as const }],
      operator: "join" as const,
      qualifiers: [],
    };
    const flat = flatOf(contentOf({ sequence: "MKV", isProtein: true, features: [feature] }));
    expect(flat).toMatchObject({ sequence: "MKV", proteinSequence: "MKV", size: 3 });
    expect(flat.features[0]!.bases).toBe("MK");
  });

  it("has a primer that binds nowhere without a place", () => {
    const flat = flatOf(
      contentOfFlat({ sequence: letters, primers: [{ name: "n", description: "", bases: "TTTTTTTTTT" }] }),
    );
    expect(flat.primers[0]).not.toHaveProperty("start");
    expect(flat.primers[0]!.fragments).toEqual([]);
  });
});

it("a thousand features of the whole molecule each do not fill the memory", () => {
  const whole = { type: "gene", operator: "join" as const, qualifiers: [], name: "whole" };
  const sequence = "ACGT".repeat(250_000);
  const content = {
    ...{ name: "a", description: "", sequence, circular: false, isProtein: false, isRna: false },
    ...{ primers: [], meta: {} },
    features: Array.from({ length: 1_000 }, (_, at) => ({
      ...whole,
      id: `f${at}`,
      locations: [{ start: 0, end: sequence.length, strand: 1 as const }],
    })),
  };
  const { features } = flatOf(content);
  const letters = features.reduce((sum, { bases = "" }) => sum + bases.length, 0);
  expect(letters).toBe(20_000_000);
  expect(features).toHaveLength(1_000);
});
