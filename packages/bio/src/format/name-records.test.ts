import { describe, expect, it } from "vitest";
import { nameRecords } from "./name-records.ts";

const named = (fileName: string, ...names: string[]) =>
  nameRecords(
    names.map((name) => ({ name })),
    fileName,
  ).map(({ name }) => name);

describe("a record alone in its file", () => {
  it.each([
    ["pGreen.gb", "Exported", "pGreen"],
    ["pGreen.dna", "Untitled", "pGreen"],
    ["pGreen.gb", "Untitled 3", "pGreen"],
    ["pGreen v2.0.gb", "", "pGreen v2.0"],
    ["lambda.fasta", "gi|9626243|ref|NC_001416.1|", "lambda"],
    ["pUC19 our copy.gb", "L09137.2", "pUC19 our copy"],
    ["folder\\phiX174.gbk.gz", "NC_001422", "phiX174"],
    ["质粒图谱.gb", "New DNA", "质粒图谱"],
  ])("%s with %s is called %s", (file, name, wanted) => {
    expect(named(file, name)).toEqual([wanted]);
  });

  it("is called as the file where a database has named its entry, or its LOCUS line was too short", () => {
    const called = (file: string, name: string, accession?: string) =>
      nameRecords([{ name, meta: accession === undefined ? {} : { accession } }], file)[0]?.name;
    expect(called("pUC19.gb", "SYNPUC19CV", "L09137 X02514")).toBe("pUC19");
    expect(called("pUC19.gb", "SYNPUC19CV")).toBe("SYNPUC19CV");
    expect(called("my plasmid.gb", "pEGFP-N1", "U55762")).toBe("pEGFP-N1");
    expect(called("sequence.gb", "HSTMPO1", "U18266")).toBe("HSTMPO1");
    expect(called("pFA6a-GFPS65T-kanMX6.gb", "pFA6a-GFPS65T-ka", "AJ002682")).toBe("pFA6a-GFPS65T-kanMX6");
  });

  it.each([
    ["sequence.gb", "NC_001422"],
    ["NC_001422.gb", "NC_001422.1"],
    ["export (3).gb", "pEGFP-N1"],
    ["addgene-50005.gbk", "pUC19"],
    ["untitled.gb", "Exported"],
    ["seq.fa", "GAPDH"],
  ])("%s keeps %s", (file, name) => {
    expect(named(file, name)).toEqual([name]);
  });
});

describe("several records of a file", () => {
  it("keep names that distinguish them", () => {
    expect(named("all.fa", "gi|1|ref|NC_001416.1|", "gi|2|ref|NC_001422.1|", "GFP")).toEqual([
      "NC_001416.1",
      "NC_001422.1",
      "GFP",
    ]);
    expect(named("pool.gb", "Exported", "Exported", "GFP")).toEqual(["pool 1", "pool 2", "GFP"]);
    expect(named("a.fa", "GFP", "GFP", "GFP (2)", "GFP")).toEqual([
      "GFP",
      "GFP (2)",
      "GFP (2) (2)",
      "GFP (3)",
    ]);
  });
});
