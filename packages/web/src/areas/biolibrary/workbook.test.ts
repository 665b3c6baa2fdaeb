import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fitsWorkbook,
  isWorkbook,
  MAX_CELL_CHARACTERS,
  readWorkbook,
  writeWorkbook,
} from "../../kernel/workbook.ts";
import { draftsOfTable } from "./library-files.ts";

const bytesOf = async (rows: readonly (readonly string[])[]) =>
  new Uint8Array(await (await writeWorkbook(rows, "引物")).arrayBuffer());

describe("workbooks", () => {
  it("read back what they wrote, formulas as the text they are", async () => {
    const rows = [
      ["name", "bases", "description"],
      ["T7", "TAATACGACTCACTATAGGG", "=1+1"],
      ["M13 正向", "0012", '<a> & "b"'],
      ["constructor", "ACGTACGTACGT", "__proto__"],
    ];
    const bytes = await bytesOf(rows);
    expect(isWorkbook(bytes, "oligos.XLSX")).toBe(true);
    expect(isWorkbook(bytes, "oligos.zip")).toBe(false);
    expect(await readWorkbook(bytes)).toEqual(rows);
    const drafts = draftsOfTable("primer", await readWorkbook(bytes), {});
    expect(drafts.map(({ draft: { name, bases } }) => [name, bases])).toEqual([
      ["T7", "TAATACGACTCACTATAGGG"],
      ["M13 正向", "0012"],
      ["constructor", "ACGTACGTACGT"],
    ]);
  });
  it("keep any printable text of a cell", async () => {
    const cell = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text);
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 5 }), async (cells) => {
        const rows = [["name"], ...cells.map((one) => [one])];
        expect(await readWorkbook(await bytesOf(rows))).toEqual(rows);
      }),
      { numRuns: 30 },
    );
  });
  it("refuse what Excel has no room for, and a file that is none", async () => {
    expect(fitsWorkbook([["A".repeat(MAX_CELL_CHARACTERS)]])).toBe(true);
    expect(fitsWorkbook([["A".repeat(MAX_CELL_CHARACTERS + 1)]])).toBe(false);
    expect(isWorkbook(new TextEncoder().encode("name,bases"), "oligos.xlsx")).toBe(false);
    await expect(readWorkbook(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2]))).rejects.toThrow();
  });
});
