import type { Feature, SequenceRecord } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { openDocument, sequenceReducer } from "../sequence-document.ts";
import { copySelection, fragmentFor, fragmentOf, fragmentToJson } from "./clipboard.ts";

const feature = (id: string, start: number, end: number, type: string): Feature => ({
  id,
  name: id,
  type,
  locations: [{ start, end, strand: 1 }],
  operator: "join",
  qualifiers: [],
});
const plasmid: SequenceRecord = {
  name: "pTest",
  description: "",
  kind: "dna",
  topology: "circular",
  sequence: "AAAACCCCGGGGTTTT",
  features: [feature("whole", 0, 16, "source"), feature("cds", 4, 10, "CDS")],
  primers: [],
  meta: {},
};
const select = (start: number, length: number) =>
  sequenceReducer(openDocument(plasmid), { type: "select", selection: { start, length } });

describe("a copied stretch", () => {
  it("is recognised by its bases, with its annotations but the file's own", () => {
    const fragment = copySelection(select(4, 4));
    expect(fragment).toMatchObject({ sequence: "CCCC", features: [{ name: "cds" }] });
    expect(fragmentOf("CCCC", "")).toBe(fragment);
    expect(fragmentOf("CCCA", "")).toBeNull();
  });

  it("is pasted from another page unchanged", () => {
    const json = fragmentToJson(copySelection(select(4, 8))) ?? "";
    copySelection(select(0, 1));
    expect(fragmentOf("CCCCGGGG", json)).toMatchObject({ sequence: "CCCCGGGG", features: [{ type: "CDS" }] });
  });

  it("adds nothing to plain bases", () => {
    expect(fragmentToJson(copySelection(select(12, 4)))).toBeNull();
  });

  it("is not used from a clipboard with invalid data or another text", () => {
    const json = fragmentToJson(copySelection(select(4, 8))) ?? "";
    copySelection(select(0, 1));
    expect(fragmentOf("ACGT", json)).toBeNull();
    expect(fragmentOf("CCCCGGGG", "{}")).toBeNull();
    expect(fragmentOf("CCCCGGGG", "[")).toBeNull();
    expect(fragmentOf("CCCCGGGG", json.replace(/"end":\d+/, '"end":900'))).toBeNull();
  });

  it("changes between DNA and RNA, never into a protein", () => {
    const fragment = copySelection(select(12, 4));
    expect(fragmentFor("rna", fragment)).toMatchObject({ kind: "rna", sequence: "UUUU" });
    expect(fragmentFor("protein", fragment)).toBeNull();
  });
});
