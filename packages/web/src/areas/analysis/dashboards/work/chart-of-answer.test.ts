import { type AnalysisAnswer, type SayTile, type Tile, tileTitle } from "@benchleaf/contract";
import { dashboardPhrasesIn } from "@benchleaf/phrases";
import { expect, it } from "vitest";
import { chartOfAnswer } from "./chart-of-answer.ts";
import { drillTarget } from "./drill-target.ts";
import { newQuery } from "./fit-query.ts";

const english = dashboardPhrasesIn("en-US");
const say: SayTile = (key, values) => english(key, values);
const texts = { title: "Files", say, sayUnit: (unit: string) => unit };
const answerOf = (part: Partial<AnalysisAnswer>): AnalysisAnswer => ({
  ...{ axes: [], values: [], total: 0, previous: null, unit: null, restCount: 0, range: null },
  asOf: "2026-11-28T00:00:00.000Z",
  ...part,
});
const place = (key: string | null, name: string | null = null) => ({ key, name });
const tile = (query: Partial<Tile["query"]>, chart: Tile["chart"] = "bars") => ({
  ...{ title: "", chart },
  query: { ...newQuery("files"), ...query },
});

const byKind = answerOf({
  axes: [[place("pdf"), place("txt"), { key: null, name: null, isRest: true }]],
  values: [[3], [2], [4]],
});

it("is a ring or bars of the words of a choice", () => {
  const asked = tile({ groups: [{ field: "kind" }] }, "pie");
  expect(chartOfAnswer(asked, byKind, texts)).toMatchObject({
    kind: "share",
    axis: { kind: "names", heading: "Kind", places: ["PDF", "Text", "Other"] },
    series: [{ values: [3, 2, 4] }],
  });
});

it("is a line of months, and each of its points opens the days of its month", () => {
  const asked = tile({ groups: [{ time: "updateTime", unit: "day" }] }, "line");
  const answer = answerOf({
    axes: [[{ ...place("2026-10-01"), until: "2026-11-01" }]],
    values: [[7]],
    unit: "month",
  });
  expect(chartOfAnswer(asked, answer, texts)).toMatchObject({
    kind: "line",
    axis: { kind: "days", unit: "month", places: ["2026-10-01"] },
  });
  expect(drillTarget(say, asked, answer, { at: 0 }, null)).toEqual({
    place: "2026-10",
    drill: { filters: [], hour: null, within: { time: "updateTime", from: "2026-10-01", to: "2026-11-01" } },
    list: null,
  });
});

it("tells records of the same name apart", () => {
  const asked = tile({ groups: [{ field: "owner" }] });
  const answer = answerOf({
    axes: [[place("1", "Li"), place("2", "Li"), place("3")]],
    values: [[1], [1], [1]],
  });
  expect(chartOfAnswer(asked, answer, texts)?.axis.places).toEqual(["Li", "Li (2)", "(no access)"]);
});

it("opens the list of the area where that shows the same records", () => {
  const asked = tile({ groups: [{ field: "kind" }] });
  expect(drillTarget(say, asked, byKind, { at: 0 }, "7")?.list).toEqual({
    to: "/project/resource",
    search: { project: "7", kind: "pdf" },
  });
  expect(drillTarget(say, asked, byKind, { at: 2 }, null)).toBeNull();
  const ranged = answerOf({ ...byKind, range: { from: "2026-11-01", to: "2026-11-29" } });
  expect(drillTarget(say, asked, ranged, { at: 0 }, null)?.list).toBeNull();
});

it("names a tile by what it counts", () => {
  const asked = tile({
    groups: [{ field: "kind" }, { field: "owner" }],
    filters: [{ field: "kind", values: ["pdf"], isNot: false }],
    measure: "size.sum",
  });
  expect(tileTitle(say, asked)).toBe("Files · Storage, total · PDF by Kind × Owner");
  expect(tileTitle(say, { ...asked, title: "Own" })).toBe("Own");
});
