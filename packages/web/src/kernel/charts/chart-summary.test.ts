import { parts } from "@benchleaf/phrases/parts";
import { expect, it } from "vitest";
import { translate as fill, flatten, type Translate } from "../translation.ts";
import { chartFigures } from "./chart-figures.ts";
import { chartSummary } from "./chart-summary.ts";
import { ofDays, ofHours, ofParts } from "./test-support/sample-charts.ts";

const phrases = flatten({ ...(await parts["en-US"].charts()).words });
const t: Translate = (key, values) => fill({ locale: "en-US", phrases }, key, values);
const say = chartFigures("en-US", "Asia/Shanghai");

it("of days says sum, extremes and the latest", () => {
  expect(chartSummary(ofDays([3, 0, 5], [null, null, null]), say, t)).toBe(
    "Work. Made: 8 total, maximum 5 (Dec 1, 2026), minimum 0 (Nov 30, 2026), latest 5 (Dec 1, 2026). Saved: no values.",
  );
});

it("says once what is the same everywhere", () => {
  expect(chartSummary(ofDays([0, 0]), say, t)).toBe("Work. Made: 0 throughout.");
});

it("of a course of measurements says no sum", () => {
  expect(chartSummary(ofHours([-80, -79.5]), say, t)).toBe(
    "Freezer. Made: maximum -79.5 ℃ (Nov 29, 2026, 01:00), minimum -80 ℃ (Nov 29, 2026, 00:00), latest -79.5 ℃ (Nov 29, 2026, 01:00).",
  );
});

it("of a whole says the parts, the largest first", () => {
  expect(chartSummary(ofParts({ Text: 250_000, Sequence: 750_000, Table: 0 }), say, t)).toBe(
    "Storage. 1 MB total: Sequence 75% and Text 25%.",
  );
});
