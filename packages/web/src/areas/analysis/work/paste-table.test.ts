import { expect, it } from "vitest";
import { contentOfRows } from "./new-content.ts";
import { cellsOfText, hasHead, pasteInto, tableOfRows } from "./paste-table.ts";

const named = (number: number) => `column ${number}`;

it("reads a copied range, with names where the first row has some", () => {
  const cells = cellsOfText("conc\tOD\r\n1\t0,2\r\n2\t0,4\r\n");
  expect(hasHead(cells)).toBe(true);
  expect(tableOfRows(cells, named)).toEqual({
    columns: [
      { id: "c1", name: "conc" },
      { id: "c2", name: "OD" },
    ],
    rows: [
      ["1", "0,2"],
      ["2", "0,4"],
    ],
  });
  expect(tableOfRows([["1"], ["2"]], named).columns).toEqual([{ id: "c1", name: "column 1" }]);
});

it("grows a table where what is pasted needs room", () => {
  const table = tableOfRows([["1", "2"]], named);
  const grown = pasteInto(table, { row: 1, column: 1 }, [["3", "4"]], named);
  expect(grown.columns.map(({ id }) => id)).toEqual(["c1", "c2", "c3"]);
  expect(grown.rows).toEqual([
    ["1", "2", ""],
    ["", "3", "4"],
  ]);
});

it("leaves out the lines of an instrument above its table", () => {
  const rows = [
    ["Instrument: X"],
    ["Date", "2026-11-27"],
    [""],
    ["Sample", "Gene", "Ct"],
    ["a", "MYC", "20.1"],
  ];
  const { columns, rows: body } = tableOfRows(rows, named);
  expect(columns.map(({ name }) => name)).toEqual(["Sample", "Gene", "Ct"]);
  expect(body).toEqual([["a", "MYC", "20.1"]]);
});

it("begins an analysis of a table: numbers are values, repeated words are groups", () => {
  const { spec, table } = contentOfRows(
    [
      ["group", "OD"],
      ["a", "1"],
      ["a", "2"],
      ["b", "4"],
    ],
    null,
    named,
  );
  expect(spec).toMatchObject({
    method: "describe",
    decimalMark: ".",
    roles: { values: ["c2"], group: ["c1"] },
  });
  expect(table.rows).toHaveLength(3);
  // Which separator it is stays open while there are commas.
  expect(contentOfRows([["x"], ["0,5"]], null, named).spec.decimalMark).toBeNull();
});
