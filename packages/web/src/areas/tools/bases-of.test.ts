import { describe, expect, it } from "vitest";
import { basesOf, remarksOn, residuesOf } from "./bases-of.ts";

describe("bases as they were pasted", () => {
  it("are those of the first FASTA record, U read as T, without numbers and spaces", () => {
    expect(basesOf(">a\n1 acgu acgt\n>b\nTTTT")).toBe("ACGTACGT");
    expect(basesOf("acgt\n>b\nTTTT")).toBe("ACGT");
    expect(basesOf("")).toBe("");
  });

  it.each([
    ["1 acgt 61 acgu", { records: 1, removed: 0, isOtherKind: false }],
    [">a\nACGT\n>b\nTTTT\n", { records: 2, removed: 0, isOtherKind: false }],
    ["AC-GT 你好!!", { records: 1, removed: 5, isOtherKind: false }],
    ["MKLVVVGAGGVGKSALTIQ", { records: 1, removed: 4, isOtherKind: true }],
    ["GCNCARTAYGCNAAYMGNYTNWSN", { records: 1, removed: 0, isOtherKind: false }],
    ["", { records: 0, removed: 0, isOtherKind: false }],
  ])("%j is remarked on", (text, remarks) => {
    expect(remarksOn(text, "bases")).toEqual(remarks);
  });
});

describe("residues as they were pasted", () => {
  it("are bases and stops of the first record", () => {
    expect(residuesOf(">p\n1 mkl v*\n>q\nAAA")).toBe("MKLV*");
  });

  it.each([
    ["MKLVVVGAGGVGKSALTIQ*", { records: 1, removed: 0, isOtherKind: false }],
    ["ATGACCATGATTACG", { records: 1, removed: 0, isOtherKind: true }],
    ["GAGA", { records: 1, removed: 0, isOtherKind: false }],
    ["MKLVVVGAGG-！", { records: 1, removed: 2, isOtherKind: false }],
  ])("%j is remarked on", (text, remarks) => {
    expect(remarksOn(text, "residues")).toEqual(remarks);
  });
});
