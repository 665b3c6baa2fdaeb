import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { describe, expect, it } from "vitest";
import { findTerms } from "./find-terms.ts";

const found = (text: string, ...terms: (string | { source: string; caseSensitive?: boolean })[]) =>
  findTerms(
    text,
    terms.map((term) => (typeof term === "string" ? { source: term } : term)),
  ).map(({ start, end }) => text.slice(start, end));

describe("a term", () => {
  it("is the longest of those that begin there", () => {
    expect(found("Use lysis buffer and buffer A.", "buffer", "lysis buffer", "lysis")).toEqual([
      "lysis buffer",
      "buffer",
    ]);
    expect(found("感受态细胞和细胞", "细胞", "感受态细胞")).toEqual(["感受态细胞", "细胞"]);
  });
  it("is a whole word in Latin letters, and any piece in Chinese", () => {
    expect(found("Gels, a gelatin gel.", "gel")).toEqual(["Gels", "gel"]);
    expect(found("取gel电泳", "gel", "电泳")).toEqual(["gel", "电泳"]);
    expect(found("pUC19 and UC19", "UC19")).toEqual(["UC19"]);
    expect(found("anti-GFP", "GFP")).toEqual(["GFP"]);
  });
  it("is found in a simple plural", () => {
    expect(found("Antibodies, boxes, plasmids", "antibody", "box", "plasmid")).toEqual([
      "Antibodies",
      "boxes",
      "plasmids",
    ]);
    expect(found("arrays", "array")).toEqual(["arrays"]);
    expect(found("plasmidses", "plasmid")).toEqual([]);
  });
  it("regards case only if it says so", () => {
    expect(found("MET and met", { source: "MET", caseSensitive: true })).toEqual(["MET"]);
    expect(found("MET and met", { source: "MET" })).toEqual(["MET", "met"]);
  });
  it("is found across blanks, widths and formatting", () => {
    expect(found("lysis\u00A0\n buffer", "lysis buffer")).toEqual(["lysis\u00A0\n buffer"]);
    expect(found("ＰＣＲ产物", "PCR产物")).toEqual(["ＰＣＲ产物"]);
    expect(found("a ⟦f1⟧lysis⟦/f1⟧ buffer", "lysis buffer")).toEqual(["lysis⟦/f1⟧ buffer"]);
    expect(found("lysis ⟦x1⟧buffer ⟦2⟧", "lysis buffer", "2")).toEqual([]);
    expect(found("5 µl tip", "μl tip")).toEqual(["µl tip"]);
  });
  it("of one sign is found too", () => {
    expect(found("酶 K", "酶", "K")).toEqual(["酶", "K"]);
  });
});

it("twenty thousand terms in a long text take a moment", () => {
  const terms = Array.from({ length: 20_000 }, (_, at) => ({ source: `protein complex ${at}` }));
  const text = "protein complexes of protein complex 19999 ".repeat(1_000);
  expect(findTerms("protein complex 7", terms)).toHaveLength(1);
  const start = cpuTime();
  expect(findTerms(text.slice(0, 4_300), terms)).toHaveLength(100);
  expect(cpuTime() - start).toBeLessThan(2_000);
});
