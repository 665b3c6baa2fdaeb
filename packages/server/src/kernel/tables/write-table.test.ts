import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { readTable } from "../../areas/tables/reading/read-table.ts";
import type { Cell } from "./cells.ts";
import { writeTable } from "./write-table.ts";

const limits = { rows: 2_000_000, columns: 200, cell: 1_000_000 };
const columns = [{ label: "name" }, { label: "Tm", isNumber: true }];
async function* inBatches(rows: readonly (readonly Cell[])[]) {
  for (let at = 0; at < rows.length; at += 2) yield rows.slice(at, at + 2);
}
const workbookOf = async (rows: readonly (readonly Cell[])[], tooLong = "") => {
  const parts: Uint8Array[] = [];
  for await (const part of writeTable("xlsx", columns, inBatches(rows), tooLong).body)
    parts.push(part as Uint8Array);
  return Buffer.concat(parts);
};

const rows = [
  ["=1+1", -3.5],
  ['引物 "A" <b> & c', 60],
  ["+8613800000000", null],
  ["@x\tline\nend", 0],
  ["constructor", 1e-7],
];

it("writes CSV that Excel knows as UTF-8 and in which nothing runs", async () => {
  expect(await text(writeTable("csv", columns, inBatches(rows)).body)).toBe(
    '\uFEFFname,Tm\r\n\'=1+1,-3.5\r\n"引物 ""A"" <b> & c",60\r\n\'+8613800000000,\r\n"\'@x\tline\nend",0\r\nconstructor,1e-7\r\n',
  );
});

it("writes a workbook that reads as it was given, numbers as numbers", async () => {
  const { readSheet } = await import("read-excel-file/universal");
  const bytes = await workbookOf(rows);
  const read = await readSheet(new Uint8Array(bytes).buffer);
  expect(read).toEqual([["name", "Tm"], ...rows]);
});

it("says in a workbook what none of its cells can hold", async () => {
  const read = await readTable({ bytes: await workbookOf([["A".repeat(32_768), 1]], "see CSV"), limits });
  expect(read).toMatchObject({
    rows: [
      ["name", "Tm"],
      ["see CSV", "1"],
    ],
  });
});

it("streams as many rows as there are in little memory", async () => {
  const most = process.env.BENCHLEAF_FULL ? 1_000_000 : 20_000;
  async function* many() {
    for (let at = 0; at < most; at += 5_000)
      yield Array.from({ length: 5_000 }, (_, row): Cell[] => [`a primer of the lab ${at + row}`, row]);
  }
  const before = process.memoryUsage().rss;
  let peak = 0;
  let size = 0;
  for await (const part of writeTable("csv", columns, many()).body) {
    size += (part as string).length;
    peak = Math.max(peak, process.memoryUsage().rss - before);
  }
  expect(size).toBeGreaterThan(most * 25);
  expect(peak).toBeLessThan(150 * 1024 ** 2);
});

it("is read again at any memory offset", async () => {
  const bytes = await workbookOf([["SP6", 46.8]]);
  const room = Buffer.alloc(bytes.length + 4_096, 1);
  bytes.copy(room, 1_000);
  const read = await readTable({ bytes: room.subarray(1_000, 1_000 + bytes.length), limits });
  expect(read.ok && read.rows).toEqual([
    ["name", "Tm"],
    ["SP6", "46.8"],
  ]);
});
