import { type Recurrence, taskInputSchema } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { nextDue, normalizedRecurrence } from "./tasks.rules.ts";

const weekly: Recurrence = {
  frequency: "WEEKLY",
  interval: 1,
  weekdays: [],
  monthDay: null,
  until: null,
  count: null,
};
const timezone = "Asia/Shanghai";
const now = new Date("2026-11-30T02:00:00Z");

it("comes again on the next day of its rule, and not in the past when it was done late", () => {
  expect(nextDue({ dueDate: "2026-11-30", recurrence: weekly, timezone }, now)?.dueDate).toBe("2026-12-07");
  expect(nextDue({ dueDate: "2026-11-02", recurrence: weekly, timezone }, now)?.dueDate).toBe("2026-11-30");
  expect(nextDue({ dueDate: "2026-12-07", recurrence: weekly, timezone }, now)?.dueDate).toBe("2026-12-14");
});

it("ends with its count and its last day", () => {
  const twice = nextDue({ dueDate: "2026-11-30", recurrence: { ...weekly, count: 2 }, timezone }, now);
  expect(twice?.recurrence?.count).toBe(1);
  expect(
    nextDue({ dueDate: "2026-12-07", recurrence: { ...weekly, count: 1 }, timezone }, now),
  ).toBeUndefined();
  const until = { ...weekly, until: "2026-12-03" };
  expect(nextDue({ dueDate: "2026-11-30", recurrence: until, timezone }, now)).toBeUndefined();
});

it("stays at the end of the month after February", () => {
  const monthly = normalizedRecurrence({
    dueDate: "2027-01-31",
    recurrence: { ...weekly, frequency: "MONTHLY" },
  })!;
  const february = nextDue({ dueDate: "2027-01-31", recurrence: monthly, timezone }, now)!;
  expect(february.dueDate).toBe("2027-02-28");
  expect(nextDue({ dueDate: february.dueDate, recurrence: monthly, timezone }, now)?.dueDate).toBe(
    "2027-03-31",
  );
});

it("refuses a title without a visible character, a year that is a typing error, and a repeat that ends before the due date", () => {
  const pathOf = (part: object) =>
    taskInputSchema.safeParse({ title: "x", ...part }).error?.issues.map(({ path }) => path.join("."));
  for (const dueDate of ["0226-12-01", "0000-01-01", "9999-12-31", "2026-02-30"])
    expect(pathOf({ dueDate })).toEqual(["dueDate"]);
  expect(pathOf({ title: "\u200b" })).toEqual(["title"]);
  const recurrence = { ...weekly, until: "2026-12-01" };
  expect(pathOf({ dueDate: "2026-12-02", recurrence })).toEqual(["recurrence.until"]);
  expect(pathOf({ dueDate: "2026-12-01", recurrence })).toBeUndefined();
});
