import { expect, it } from "vitest";
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
