import type { FeatureEntry, PrimerEntry } from "@benchleaf/contract";
import { describe, expect, it } from "vitest";
import { readWorkbook, writeWorkbook } from "../../kernel/workbook.ts";
import { checkEntries, draftsOfTable, type FileEntry, readLibrary, writeLibrary } from "./library-files.ts";

const shown = {
  id: "1",
  scope: "private",
  description: "=SUM(A1)",
  ownerId: "2",
  owner: "a",
  source: "",
  version: 1,
  updateTime: null,
} as const;
const abilities = { update: true, remove: true, move: true };
const primer: PrimerEntry = {
  ...shown,
  abilities,
  name: "M13 fwd",
  bases: "GTAAAACGACGGCCAGT",
  tm: 53,
  orderNumber: "P-1",
};
const feature: FeatureEntry = {
  ...shown,
  abilities,
  name: "lacO",
  bases: "TTGTGAGCGGATAACAA",
  alphabet: "dna",
  type: "protein_bind",
  color: "#112233",
};
const draftsOf = (...file: Parameters<typeof readLibrary>) => readLibrary(...file).map(({ draft }) => draft);
const bytes = (text: string) => new TextEncoder().encode(text);

describe("library files", () => {
  it.each(["csv", "fasta", "genbank"] as const)("read back what they wrote as %s", (format) => {
    const ending = { csv: "csv", fasta: "fasta", genbank: "gb" }[format];
    const [read] = draftsOf("primer", bytes(writeLibrary("primer", [primer], format)), `x.${ending}`);
    expect(read).toMatchObject({ bases: primer.bases });
    expect(read?.name.replace("_", " ")).toBe("M13 fwd");
    const [other] = draftsOf("feature", bytes(writeLibrary("feature", [feature], format)), `x.${ending}`);
    expect(other).toMatchObject({ bases: feature.bases, name: "lacO" });
    if (format !== "fasta") expect(other).toMatchObject({ type: "protein_bind" });
  });
  it("let no description run as a formula", () => {
    expect(writeLibrary("primer", [primer], "csv")).toContain(",'=SUM(A1),");
  });
  it("take tables with headings of the user's language, and without any", () => {
    const [one] = draftsOf("primer", bytes("名称,序列\nT7,TAATACGACTCACTATAGGG\n"), "x.csv", {
      名称: "name",
      序列: "bases",
    });
    expect(one).toMatchObject({ name: "T7", bases: "TAATACGACTCACTATAGGG" });
    const [two] = draftsOf("primer", bytes("T7\tTAATACGACTCACTATAGGG\n"), "x.tsv");
    expect(two).toMatchObject({ name: "T7", bases: "TAATACGACTCACTATAGGG" });
    expect(
      draftsOf("enzyme", bytes("name,enzymes\nMCS,EcoRI BamHI Nonsense\n"), "x.csv")[0]?.enzymeIds,
    ).toHaveLength(3);
  });
  it("read a feature of the bottom strand as it reads", () => {
    const record = { ...feature, bases: "AAAAAACCCGGT" };
    const text = writeLibrary("feature", [record], "genbank").replace("1..12", "complement(1..12)");
    expect(draftsOf("feature", bytes(text), "x.gb")[0]?.bases.toUpperCase()).toBe("ACCGGGTTTTTT");
  });
  it("tell what is wrong with each, and mend names when asked", () => {
    const drafts = readLibrary("primer", bytes("name,bases\nM13/F,GTAAAACGACGGCCAGT\nshort,ACGT\n"), "x.csv");
    expect(checkEntries("primer", drafts, false).map(({ fault }) => fault)).toEqual([
      "biolibrary.entity.name.illegal.character",
      "biolibrary.content.too.short",
    ]);
    expect(checkEntries("primer", drafts, true)[0]).toMatchObject({ fault: null, draft: { name: "M13-F" } });
    const sets = readLibrary("enzyme", bytes("name,enzymes\nMCS,EcoRI Nonsense\n"), "x.csv");
    expect(checkEntries("enzyme", sets, false)[0]?.fault).toBe("biolibrary.content.invalid");
  });

  const oligos = [
    ["name", "bases"],
    ["T7", "TAATACGACTCACTATAGGG"],
    ["", ""],
    ["short", "ACGT"],
    ["", "GTAAAACGACGGCCAGT"],
    ["protein", "MKVLGETWPQRS"],
    ["SP6", "ATTTAGGTGACACTATAG"],
  ];
  const told = (entries: readonly FileEntry[]) =>
    checkEntries("primer", entries, true).map(({ place, fault }) => [place.unit, place.number, fault]);
  const ofOligos = [
    ["row", 2, null],
    ["row", 4, "biolibrary.content.too.short"],
    ["row", 5, "biolibrary.entity.name.empty"],
    ["row", 6, "biolibrary.content.illegal.scope"],
    ["row", 7, null],
  ];

  it("tell the row of each bad entry of a workbook and of a CSV file, blank rows counted", async () => {
    const workbook = new Uint8Array(await (await writeWorkbook(oligos, "oligos")).arrayBuffer());
    expect(told(draftsOfTable("primer", await readWorkbook(workbook), {}))).toEqual(ofOligos);
    const csv = oligos.map((row) => row.join(",")).join("\r\n");
    expect(told(readLibrary("primer", bytes(csv), "oligos.csv"))).toEqual(ofOligos);
  });

  it("tell the record of each bad entry of a GenBank file, and keep those beside it", () => {
    const record = (name: string, letters: string) =>
      `LOCUS       ${name} ${letters.length} bp DNA linear\nORIGIN\n        1 ${letters}\n//\n`;
    const text = [
      record("good", "gtaaaacgacggccagt"),
      record("short", "acgt"),
      record("last", "a".repeat(251)),
    ];
    expect(told(readLibrary("primer", bytes(text.join("")), "oligos.gb"))).toEqual([
      ["record", 1, null],
      ["record", 2, "biolibrary.content.too.short"],
      ["record", 3, "biolibrary.content.too.long"],
    ]);
  });
});
