import type { Recurrence } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { dayOf, instantOf, localTimeOf, occurrencesOf } from "./recurrence.ts";

const every = (part: Partial<Recurrence>): Recurrence => ({
  frequency: "DAILY",
  interval: 1,
  weekdays: [],
  monthDay: null,
  until: null,
  count: null,
  ...part,
});
const far = new Date("2040-01-01T00:00:00Z");
const list = (recurrence: Recurrence | null, firstTime: string, timezone = "UTC", most = 5): string[] =>
  occurrencesOf({ recurrence, firstTime, timezone }, { after: null, until: far, most }).map((moment) =>
    localTimeOf(moment, timezone),
  );

it("keeps the time of day over a change of clocks, and moves one that the clocks leave out", () => {
  expect(list(every({ count: 4 }), "2026-03-07T09:00", "America/New_York")).toEqual([
    "2026-03-07T09:00",
    "2026-03-08T09:00",
    "2026-03-09T09:00",
    "2026-03-10T09:00",
  ]);
  expect(list(every({ count: 3 }), "2026-03-07T02:30", "America/New_York")).toEqual([
    "2026-03-07T02:30",
    "2026-03-08T03:30",
    "2026-03-09T02:30",
  ]);
});

it("takes the first of a time that comes twice", () => {
  expect(instantOf("2026-11-01T01:30", "America/New_York").toISOString()).toBe("2026-11-01T05:30:00.000Z");
  expect(instantOf("2026-03-08T02:30", "America/New_York").toISOString()).toBe("2026-03-08T07:30:00.000Z");
  expect(instantOf("2026-11-30T09:00", "Asia/Shanghai").toISOString()).toBe("2026-11-30T01:00:00.000Z");
});

it("comes on the last day where a month has no such day", () => {
  expect(list(every({ frequency: "MONTHLY" }), "2026-01-31T09:00")).toEqual([
    "2026-01-31T09:00",
    "2026-02-28T09:00",
    "2026-03-31T09:00",
    "2026-04-30T09:00",
    "2026-05-31T09:00",
  ]);
  expect(list(every({ frequency: "MONTHLY" }), "2026-01-30T09:00", "UTC", 3)).toEqual([
    "2026-01-30T09:00",
    "2026-02-28T09:00",
    "2026-03-30T09:00",
  ]);
  expect(list(every({ frequency: "YEARLY" }), "2028-02-29T09:00", "UTC", 3)).toEqual([
    "2028-02-29T09:00",
    "2029-02-28T09:00",
    "2030-02-28T09:00",
  ]);
  expect(list(every({ frequency: "MONTHLY", monthDay: -1 }), "2026-01-05T09:00", "UTC", 2)).toEqual([
    "2026-01-31T09:00",
    "2026-02-28T09:00",
  ]);
});

it("comes on the days of the week that are named, in every second week", () => {
  const rule = every({ frequency: "WEEKLY", interval: 2, weekdays: ["MO", "TH"] });
  // 29 November 2026 is a Sunday; weeks begin on Monday.
  expect(list(rule, "2026-11-29T08:00", "Asia/Shanghai", 4)).toEqual([
    "2026-12-07T08:00",
    "2026-12-10T08:00",
    "2026-12-21T08:00",
    "2026-12-24T08:00",
  ]);
});

it("ends with its last day, in its own zone, or after so many", () => {
  expect(list(every({ until: "2026-12-02" }), "2026-12-01T23:30", "Asia/Shanghai")).toEqual([
    "2026-12-01T23:30",
    "2026-12-02T23:30",
  ]);
  expect(list(every({ count: 2 }), "2026-12-01T08:00")).toHaveLength(2);
  expect(list(null, "2026-12-01T08:00")).toEqual(["2026-12-01T08:00"]);
});

it("continues after a time without one twice, and stops at another", () => {
  const recurring = { recurrence: every({}), firstTime: "2020-01-01T09:00", timezone: "Asia/Shanghai" };
  const after = new Date("2026-11-30T01:00:00Z");
  const until = new Date("2026-12-03T00:59:59Z");
  const found = occurrencesOf(recurring, { after, until, most: 10 });
  expect(found.map((moment) => dayOf(moment, "Asia/Shanghai"))).toEqual(["2026-12-01", "2026-12-02"]);
});
