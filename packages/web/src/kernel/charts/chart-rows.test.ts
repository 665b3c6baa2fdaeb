import { csvText } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { chartFigures } from "./chart-figures.ts";
import { chartRows, visibleRows } from "./chart-rows.ts";
import { ofDays, ofHours, ofParts } from "./test-support/sample-charts.ts";

const say = chartFigures("en-US", "Asia/Shanghai");

it("exports plain numbers with their unit in the header, and leaves gaps empty", () => {
  expect(chartRows(ofDays([1200, null], [0, 2.5]))).toEqual([
    ["Day", "Made", "Saved"],
    ["2026-11-29", "1200", "0"],
    ["2026-11-30", "", "2.5"],
  ]);
  expect(chartRows(ofHours([-80, -79.5]))).toEqual([
    ["Time", "Made (℃)"],
    ["2026-11-28T16:00:00.000Z", "-80"],
    ["2026-11-28T17:00:00.000Z", "-79.5"],
  ]);
});

it("leaves as CSV with the mark of UTF-8, and runs no name as a formula", () => {
  expect(csvText(chartRows(ofParts({ "=1+1": 3, Text: null })))).toBe(
    "\uFEFFKind,Size (B)\r\n'=1+1,3\r\nText,\r\n",
  );
});

it("shows the numbers in the reader's format, and a gap as a dash", () => {
  expect(visibleRows(ofDays([1200, null]), say)).toEqual([
    { key: "0 2026-11-29", place: "Nov 29, 2026", cells: ["1,200"] },
    { key: "1 2026-11-30", place: "Nov 30, 2026", cells: ["–"] },
  ]);
});

it("shows the share of each part", () => {
  const cells = visibleRows(ofParts({ Sequence: 750_000, Text: 250_000, Table: null }), say).map(
    (row) => row.cells,
  );
  expect(cells).toEqual([
    ["750 kB", "75%"],
    ["250 kB", "25%"],
    ["–", "–"],
  ]);
});
