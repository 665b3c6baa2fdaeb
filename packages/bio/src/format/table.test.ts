import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readText } from "../test-support/read-text.ts";
import { columnOf } from "./table-columns.ts";
import { printTable, splitTable } from "./table-text.ts";

describe("readTable", () => {
  it("reads a list of primers as an order form has it", () => {
    const text =
      'Primer Name,Sequence (5\'->3\'),Notes\r\nM13F,GTAAAACGACGG,"a ""q"",\r\nb"\r\n\r\nM13R,/5Phos/CAGG,\r\n';
    expect(readText(text)).toMatchObject({
      ok: true,
      format: "csv",
      records: [
        {
          name: "M13F",
          sequence: "GTAAAACGACGG",
          description: 'a "q",\r\nb',
          primers: [{ name: "M13F", bases: "GTAAAACGACGG" }],
        },
        { name: "M13R", sequence: "CAGG", primers: [{ bases: "CAGG" }] },
      ],
      warnings: [{ code: "illegal-letters-removed", line: 5, detail: "/5Phos/" }],
    });
  });

  it("reads features of records, tab between, Chinese headings too", () => {
    expect(
      readText(
        "名称\t类型\t起点\t终点\t链\tgene\nbla\tCDS\t5\t90\t-\tamp\nori\t\t1\t4\t+\t\nx\t\t\t\t\t\n",
        "pX",
      ),
    ).toMatchObject({
      ok: true,
      format: "tsv",
      records: [
        {
          name: "pX",
          features: [
            {
              name: "bla",
              type: "CDS",
              locations: [{ start: 4, end: 90, strand: -1 }],
              qualifiers: [{ key: "gene", value: "amp" }],
            },
            {
              name: "ori",
              type: "misc_feature",
              locations: [{ start: 0, end: 4, strand: 1 }],
              qualifiers: [],
            },
          ],
        },
      ],
      warnings: [{ code: "feature-dropped", line: 4 }, { code: "no-bases" }],
    });
  });

  it.each([
    ["Sequence (5' to 3')", "sequence"],
    ["oligo_name", "name"],
    ["引物序列", "sequence"],
    ["Price", null],
    ["constructor", null],
  ])("takes the heading %s for %s", (heading, column) => {
    expect(columnOf(heading)).toBe(column);
  });

  it("takes no other table for one", () => {
    expect(readText("Name,Price\nM13,3\n")).toMatchObject({
      ok: false,
      error: { code: "not-a-sequence", line: 1 },
    });
  });
});

describe("splitTable", () => {
  it("is the inverse of printing", () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab,"\n\t ;') });
    const rows = fc.array(
      fc.array(cell, { minLength: 2, maxLength: 4 }).filter((cells) => cells.join("").trim() !== ""),
    );
    fc.assert(
      fc.property(rows, fc.constantFrom<"," | "\t">(",", "\t"), (cells, separator) => {
        expect(splitTable(printTable(cells, separator), separator).map((row) => row.cells)).toEqual(cells);
      }),
    );
  });

  it("knows the line of each row", () => {
    expect(splitTable('a,b\n"c\nd",e\n\nf,g', ",").map(({ line }) => line)).toEqual([1, 2, 5]);
  });
});
