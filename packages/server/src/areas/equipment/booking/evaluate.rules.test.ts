import { noBookingRules } from "@benchleaf/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BookingContext, evaluate, evaluateAll, findNextFree } from "./evaluate.rules.ts";
import { freeWithin, planExperiment } from "./plan-experiment.rules.ts";

const now = Date.parse("2026-03-02T00:00:00Z");

const contextOf = (part: {
  rules?: Partial<BookingContext["rules"]>;
  device?: Partial<BookingContext["device"]>;
  booker?: Partial<BookingContext["booker"]>;
  busy?: BookingContext["busy"];
  own?: BookingContext["own"];
}): BookingContext => ({
  now,
  device: {
    status: "normal",
    isBookable: true,
    timezone: "Europe/Berlin",
    setupMinutes: 0,
    cleanupMinutes: 0,
    calibrationDue: null,
    blockReason: "",
    plannedCalibrations: [],
    ...part.device,
  },
  rules: { ...noBookingRules, ...part.rules },
  booker: { userId: "1", roleIds: [], trainedUntil: undefined, ...part.booker },
  busy: part.busy ?? [],
  own: part.own ?? [],
  upcoming: 0,
});
const wanted = (from: string, to: string) => ({
  from: Date.parse(from),
  to: Date.parse(to),
  kind: "booking" as const,
  projectId: null,
});
const rulesOf = (context: BookingContext, from: string, to: string): string[] =>
  evaluate(context, wanted(from, to)).map(({ rule }) => rule);
const busyFrom = (from: string, to: string): BookingContext["busy"][number] => ({
  id: "9",
  kind: "booking",
  status: "approved",
  userId: "2",
  who: "ann",
  start: Date.parse(from),
  end: Date.parse(to),
  from: Date.parse(from),
  to: Date.parse(to),
});

describe("a booking", () => {
  it("is refused if it ends before it starts, is empty, or is in the past", () => {
    expect(rulesOf(contextOf({}), "2026-03-03T10:00:00Z", "2026-03-03T09:00:00Z")).toEqual(["times"]);
    expect(rulesOf(contextOf({}), "2026-03-03T10:00:00Z", "2026-03-03T10:00:00Z")).toEqual(["times"]);
    expect(rulesOf(contextOf({}), "2026-03-01T10:00:00Z", "2026-03-01T11:00:00Z")).toEqual(["past"]);
  });

  it("returns every reason against it", () => {
    const context = contextOf({
      rules: { minMinutes: 60, leadMinutes: 3_000, needsTraining: true },
      device: { blockReason: "leaks", isBookable: false },
      busy: [busyFrom("2026-03-03T10:10:00Z", "2026-03-03T11:00:00Z")],
    });
    expect(rulesOf(context, "2026-03-03T10:00:00Z", "2026-03-03T10:30:00Z").sort()).toEqual([
      "blocked",
      "conflict",
      "lead",
      "notBookable",
      "shortest",
      "training",
    ]);
  });

  it("may be adjacent to another one, including its buffer", () => {
    const busy = [busyFrom("2026-03-03T10:00:00Z", "2026-03-03T11:00:00Z")];
    const context = contextOf({ busy, device: { setupMinutes: 15 } });
    expect(rulesOf(context, "2026-03-03T11:15:00Z", "2026-03-03T12:00:00Z")).toEqual([]);
    expect(rulesOf(context, "2026-03-03T11:14:00Z", "2026-03-03T12:00:00Z")).toEqual(["conflict"]);
  });

  it("respects local opening hours over midnight and closed days", () => {
    const opening = [
      { day: 2, from: "20:00", to: "24:00" },
      { day: 3, from: "00:00", to: "06:00" },
    ];
    const context = contextOf({ rules: { opening, closedDates: [{ date: "2026-03-11", name: "Holiday" }] } });
    expect(rulesOf(context, "2026-03-03T19:00:00Z", "2026-03-04T05:00:00Z")).toEqual([]);
    expect(rulesOf(context, "2026-03-03T18:59:00Z", "2026-03-04T05:00:00Z")).toEqual(["opening"]);
    expect(rulesOf(context, "2026-03-10T19:00:00Z", "2026-03-11T05:00:00Z")).toEqual(["closedDate"]);
  });

  it("requires a training valid until its last day, and a calibration", () => {
    const trained = contextOf({ rules: { needsTraining: true }, booker: { trainedUntil: "2026-03-03" } });
    expect(rulesOf(trained, "2026-03-03T10:00:00Z", "2026-03-03T23:00:00Z")).toEqual([]);
    expect(rulesOf(trained, "2026-03-03T10:00:00Z", "2026-03-03T23:30:00Z")).toEqual(["training"]);
    const due = { calibrationDue: "2026-03-04" };
    expect(rulesOf(contextOf({ device: due }), "2026-03-05T10:00:00Z", "2026-03-05T11:00:00Z")).toEqual([
      "calibration",
    ]);
    const planned = { ...due, plannedCalibrations: [Date.parse("2026-03-05T09:00:00Z")] };
    expect(rulesOf(contextOf({ device: planned }), "2026-03-05T10:00:00Z", "2026-03-05T11:00:00Z")).toEqual(
      [],
    );
  });

  it("counts against a quota over all dates of a series", () => {
    const context = contextOf({ rules: { weekQuotaMinutes: 120 } });
    const dates = [3, 4, 5, 10].map((day) =>
      wanted(
        `2026-03-${String(day).padStart(2, "0")}T10:00:00Z`,
        `2026-03-${String(day).padStart(2, "0")}T11:00:00Z`,
      ),
    );
    expect(evaluateAll(context, dates).map((reasons) => reasons.map(({ rule }) => rule))).toEqual([
      [],
      [],
      ["weekQuota"],
      [],
    ]);
  });

  it("finds the next free time by all rules", () => {
    const busy = [busyFrom("2026-03-03T09:00:00Z", "2026-03-03T12:00:00Z")];
    const opening = [
      { day: 2, from: "08:00", to: "13:30" },
      { day: 3, from: "09:00", to: "18:00" },
    ];
    const found = findNextFree(
      contextOf({ busy, rules: { opening } }),
      wanted("2026-03-03T09:30:00Z", "2026-03-03T10:30:00Z"),
    );
    expect(new Date(found!.from).toISOString()).toBe("2026-03-04T08:00:00.000Z");
  });
});

describe("an experiment", () => {
  const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 6 })), {
    maxLength: 5,
  });
  const step = fc.record({
    length: fc.integer({ min: 1, max: 4 }),
    gap: fc.integer({ min: 0, max: 2 }),
    slack: fc.integer({ min: 0, max: 6 }),
    taken: fc.array(spans, { minLength: 1, maxLength: 3 }),
  });

  it("is planned at the earliest times that trying all of them finds", () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 3 }), (drawn) => {
        const steps = drawn.map(({ length, gap, slack, taken }) => ({
          length,
          gap,
          maxGap: gap + slack,
          devices: taken.map((one, id) => ({
            id: String(id),
            free: freeWithin(
              { from: 0, to: 40 },
              one.map(([from, size]) => ({ from, to: from + size })),
            ),
          })),
        }));
        const fits = (at: number, start: number): boolean =>
          steps[at]!.devices.some(({ free }) =>
            free.some(({ from, to }) => from <= start && start + steps[at]!.length <= to),
          );
        const follows = (at: number, end: number): boolean => {
          if (at === steps.length) return true;
          const { gap, maxGap, length } = steps[at]!;
          for (let start = end + gap; start <= end + maxGap; start += 1)
            if (fits(at, start) && follows(at + 1, start + length)) return true;
          return false;
        };
        let first: number | null = null;
        for (let start = 0; start <= 40 && first === null; start += 1)
          if (fits(0, start) && follows(1, start + steps[0]!.length)) first = start;
        const planned = planExperiment(steps, { from: 0, to: 40 });
        if (first === null) expect(planned).toHaveProperty("impossible");
        else expect("slots" in planned && planned.slots[0]!.from).toBe(first);
      }),
      { numRuns: 300 },
    );
  });
});
