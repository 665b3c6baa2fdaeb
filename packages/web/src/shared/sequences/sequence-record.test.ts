import { type SequenceContent, sequenceContentSchema } from "@benchleaf/contract";
import { describe, expect, it } from "vitest";
import { toContent, toRecord } from "./sequence-record.ts";

const content: SequenceContent = {
  name: "pTest",
  description: "a vector",
  sequence: "acgtACGT",
  circular: true,
  isProtein: false,
  isRna: false,
  features: [
    {
      id: "f1",
      name: "ori",
      type: "rep_origin",
      locations: [
        { start: 6, end: 8, strand: -1, isStartPartial: true },
        { start: 0, end: 2, strand: -1 },
      ],
      operator: "join",
      qualifiers: [{ key: "label", value: "ori", isQuoted: true }],
      color: "#aabbcc",
      arrowheadType: "BOTH",
    },
  ],
  primers: [],
  meta: { accession: "L09137", comments: ["one", "two"] },
};

describe("sequence on the wire and in the editor", () => {
  it("is unchanged after a round trip", () => {
    expect(toContent(toRecord(content))).toEqual(content);
    expect(sequenceContentSchema.parse(toContent(toRecord(content)))).toEqual(content);
  });

  it("distinguishes DNA, RNA and protein", () => {
    expect(toRecord(content).kind).toBe("dna");
    expect(toRecord({ ...content, isRna: true }).kind).toBe("rna");
    expect(toContent(toRecord({ ...content, isProtein: true })).isProtein).toBe(true);
  });

  it("never opens a protein as a circle", () => {
    expect(toRecord({ ...content, isProtein: true }).topology).toBe("linear");
  });
});
