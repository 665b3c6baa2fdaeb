import { decodeText } from "@benchleaf/bio";
import { csvText, plainCell } from "@benchleaf/contract";
import fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { parseCells } from "./parse-cells.ts";
import { readTable } from "./read-table.ts";

const limits = { rows: 1_000, columns: 20, cell: 10_000 };
const read = (bytes: Uint8Array | string) =>
  readTable({ bytes: typeof bytes === "string" ? Buffer.from(bytes) : bytes, limits });
const rowsOf = (text: string) => parseCells(text, limits);

describe("cells of a text", () => {
  it("are unchanged after reading, whatever they contain", () => {
    const tables = fc.array(fc.array(fc.string({ unit: "grapheme" }), { minLength: 2, maxLength: 4 }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(tables, (table) => {
        const kept = [["a", "b"], ...table.map((row) => row.map((cell) => cell.trim()))];
        const back = rowsOf(csvText(kept).slice(1)).map((row) => row.map(plainCell));
        expect(back).toEqual(kept.map((row) => row.map(plainCell)));
      }),
    );
  });
  it("are apart by tabs, semicolons or commas, and blank lines keep their places", () => {
    expect(rowsOf("a\tb, c\n\n1\t2")).toEqual([["a", "b, c"], [""], ["1", "2"]]);
    expect(rowsOf("a;b\r1;2\r")).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
    expect(rowsOf("a,b,\n")).toEqual([["a", "b", ""]]);
  });
  it("keep quotes within quotes, and those that begin no cell", () => {
    expect(rowsOf('"a ""b"" c","x\ny"\n5" end,3\'')).toEqual([
      ['a "b" c', "x\ny"],
      ['5" end', "3'"],
    ]);
  });
  it("are reported if they are too large: an unclosed quote includes everything after it", async () => {
    expect(await read(`a,b\n"${"x".repeat(10_001)}`)).toEqual({ ok: false, fault: "cell", row: 2 });
    expect(await read("1\n".repeat(1_001))).toEqual({ ok: false, fault: "rows", row: 1_001 });
    expect(await read(",".repeat(30))).toEqual({ ok: false, fault: "columns", row: 1 });
  });
});

describe("the encoding", () => {
  const gbk = Buffer.from("c3fbb3c62cd0f2c1d00ad2fdceefd2bb2c41434754", "hex");
  const big5 = Buffer.from("a657bad92ca7c7a643", "hex");
  it.each([
    [gbk, "名称,序列\n引物一,ACGT", "gb18030"],
    [big5, "名稱,序列", "big5"],
    [Buffer.from("\uFEFF名称,序列"), "名称,序列", "utf-8"],
    [Buffer.from("\uFEFF名称,序列", "utf16le"), "名称,序列", "utf-16le"],
    [Buffer.from("名称"), "名称", "utf-8"],
    [Buffer.from([0x64, 0xe9, 0x20, 0xff]), "dé ÿ", "windows-1252"],
  ])("%# is recognised by the bytes", (bytes, text, encoding) => {
    expect(decodeText(bytes)).toMatchObject({ text, encoding });
  });
});

describe("a workbook", () => {
  it("that is none, is broken or of an old program is unreadable", async () => {
    const unreadable = { ok: false, fault: "unreadable" };
    expect(await read(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]))).toEqual(unreadable);
    expect(await read(zipSync({ "a.txt": new Uint8Array([1]) }))).toEqual(unreadable);
    expect(await read(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toEqual(unreadable);
  });
  it("that unpacks to more than a table is is not unpacked", async () => {
    const bomb = zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(1_000) });
    const directory = new DataView(bomb.buffer, bomb.byteOffset).getUint32(bomb.length - 22 + 16, true);
    new DataView(bomb.buffer, bomb.byteOffset).setUint32(directory + 24, 220 * 1024 ** 2, true);
    expect(await read(bomb)).toEqual({ ok: false, fault: "unreadable" });
  });
});

it("takes out what no text of the database can hold", async () => {
  expect(await read("a\u0000b,c")).toMatchObject({ rows: [["a\uFFFDb", "c"]] });
});
