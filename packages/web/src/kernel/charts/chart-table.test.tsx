import { beforeAll, expect, it } from "vitest";
import { preferences } from "../preferences.ts";
import { draw, openPage } from "../test-support/flat.tsx";
import type { ChartData } from "./chart-data.ts";
import { chartFigures } from "./chart-figures.ts";
import { ChartTable } from "./chart-table.tsx";
import { ofDays, ofParts } from "./test-support/sample-charts.ts";

beforeAll(async () => {
  preferences.set({ ...preferences.get(), locale: "en-US" });
  await openPage(["common", "charts"]);
});

const say = chartFigures("en-US", "UTC");
const buttonsIn = (data: ChartData, onPick?: () => void): string[] =>
  [
    ...draw(<ChartTable data={data} say={say} {...(onPick && { onPick })} />).matchAll(
      /<button[^>]*aria-label="([^"]*)"/g,
    ),
  ].map(([, label]) => label!);

it("has a button at every number that counts something, if its list can be opened", () => {
  expect(buttonsIn(ofDays([3, 0, null, 5]), () => undefined)).toEqual([
    "3: Made, Nov 29, 2026",
    "5: Made, Dec 2, 2026",
  ]);
  expect(buttonsIn(ofDays([3, 5]))).toEqual([]);
});

it("of a share opens the part, not its percentage", () => {
  expect(buttonsIn(ofParts({ Sequence: 10_000, Image: 30_000 }), () => undefined)).toEqual([
    expect.stringMatching(/^10 kB: .*, Sequence$/),
    expect.stringMatching(/^30 kB: .*, Image$/),
  ]);
});
