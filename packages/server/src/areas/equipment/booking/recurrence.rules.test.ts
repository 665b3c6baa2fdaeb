import { afterEach, describe, expect, it } from "vitest";
import { endedBefore, expandSeries, localStarts } from "./recurrence.rules.ts";

const HOUR = 3_600_000;
const ZONE = "America/New_York";

/** Reads `1997-09 02 09 1997-10 07` as 1997-09-02, 1997-09-09 and 1997-10-07. */
const datesOf = (text: string): string[] => {
  let month = "";
  return text.split(/\s+/).flatMap((token) => {
    if (token.length === 7) {
      month = token;
      return [];
    }
    return [`${month}-${token}`];
  });
};
const eachDay = (from: string, to: string, step = 1): string[] => {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += step * 24 * HOUR)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};

/**
 * The examples of RFC 5545, section 3.8.5.3, with its dates. Endless ones have a COUNT here, as a booking must end. Left
 * out: BYYEARDAY, BYWEEKNO, BYHOUR, HOURLY and MINUTELY, which a booking does not accept.
 */
const examples: readonly (readonly [rule: string, start: string, dates: string | string[]])[] = [
  ["FREQ=DAILY;COUNT=10", "1997-09-02", "1997-09 02 03 04 05 06 07 08 09 10 11"],
  ["FREQ=DAILY;UNTIL=19971224T000000Z", "1997-09-02", eachDay("1997-09-02", "1997-12-23")],
  ["FREQ=DAILY;INTERVAL=2;COUNT=47", "1997-09-02", eachDay("1997-09-02", "1997-12-03", 2)],
  ["FREQ=DAILY;INTERVAL=10;COUNT=5", "1997-09-02", "1997-09 02 12 22 1997-10 02 12"],
  ...[
    "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
    "FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1",
  ].map((rule): [string, string, string[]] => [
    rule,
    "1998-01-01",
    [1998, 1999, 2000].flatMap((year) => eachDay(`${year}-01-01`, `${year}-01-31`)),
  ]),
  ["FREQ=WEEKLY;COUNT=10", "1997-09-02", "1997-09 02 09 16 23 30 1997-10 07 14 21 28 1997-11 04"],
  [
    "FREQ=WEEKLY;UNTIL=19971224T000000Z",
    "1997-09-02",
    "1997-09 02 09 16 23 30 1997-10 07 14 21 28 1997-11 04 11 18 25 1997-12 02 09 16 23",
  ],
  [
    "FREQ=WEEKLY;INTERVAL=2;WKST=SU;COUNT=13",
    "1997-09-02",
    "1997-09 02 16 30 1997-10 14 28 1997-11 11 25 1997-12 09 23 1998-01 06 20 1998-02 03 17",
  ],
  ...["UNTIL=19971007T000000Z", "COUNT=10"].map((end): [string, string, string] => [
    `FREQ=WEEKLY;${end};WKST=SU;BYDAY=TU,TH`,
    "1997-09-02",
    "1997-09 02 04 09 11 16 18 23 25 30 1997-10 02",
  ]),
  [
    "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR",
    "1997-09-01",
    "1997-09 01 03 05 15 17 19 29 1997-10 01 03 13 15 17 27 29 31 1997-11 10 12 14 24 26 28 1997-12 08 10 12 22",
  ],
  [
    "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
    "1997-09-02",
    "1997-09 02 04 16 18 30 1997-10 02 14 16",
  ],
  [
    "FREQ=MONTHLY;COUNT=10;BYDAY=1FR",
    "1997-09-05",
    "1997-09 05 1997-10 03 1997-11 07 1997-12 05 1998-01 02 1998-02 06 1998-03 06 1998-04 03 1998-05 01 1998-06 05",
  ],
  [
    "FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR",
    "1997-09-05",
    "1997-09 05 1997-10 03 1997-11 07 1997-12 05",
  ],
  [
    "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU",
    "1997-09-07",
    "1997-09 07 28 1997-11 02 30 1998-01 04 25 1998-03 01 29 1998-05 03 31",
  ],
  [
    "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO",
    "1997-09-22",
    "1997-09 22 1997-10 20 1997-11 17 1997-12 22 1998-01 19 1998-02 16",
  ],
  [
    "FREQ=MONTHLY;BYMONTHDAY=-3;COUNT=6",
    "1997-09-28",
    "1997-09 28 1997-10 29 1997-11 28 1997-12 29 1998-01 29 1998-02 26",
  ],
  [
    "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15",
    "1997-09-02",
    "1997-09 02 15 1997-10 02 15 1997-11 02 15 1997-12 02 15 1998-01 02 15",
  ],
  [
    "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1",
    "1997-09-30",
    "1997-09 30 1997-10 01 31 1997-11 01 30 1997-12 01 31 1998-01 01 31 1998-02 01",
  ],
  [
    "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15",
    "1997-09-10",
    "1997-09 10 11 12 13 14 15 1999-03 10 11 12 13",
  ],
  [
    "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU;COUNT=18",
    "1997-09-02",
    "1997-09 02 09 16 23 30 1997-11 04 11 18 25 1998-01 06 13 20 27 1998-03 03 10 17 24 31",
  ],
  [
    "FREQ=YEARLY;COUNT=10;BYMONTH=6,7",
    "1997-06-10",
    "1997-06 10 1997-07 10 1998-06 10 1998-07 10 1999-06 10 1999-07 10 2000-06 10 2000-07 10 2001-06 10 2001-07 10",
  ],
  [
    "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3",
    "1997-03-10",
    "1997-03 10 1999-01 10 1999-02 10 1999-03 10 2001-01 10 2001-02 10 2001-03 10 2003-01 10 2003-02 10 2003-03 10",
  ],
  ["FREQ=YEARLY;BYDAY=20MO;COUNT=3", "1997-05-19", "1997-05 19 1998-05 18 1999-05 17"],
  [
    "FREQ=YEARLY;BYMONTH=3;BYDAY=TH;COUNT=11",
    "1997-03-13",
    "1997-03 13 20 27 1998-03 05 12 19 26 1999-03 04 11 18 25",
  ],
  [
    "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8;COUNT=15",
    "1997-06-05",
    "1997-06 05 12 19 26 1997-07 03 10 17 24 31 1997-08 07 14 21 28 1998-06 04 11",
  ],
  [
    "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13;COUNT=10",
    "1997-09-13",
    "1997-09 13 1997-10 11 1997-11 08 1997-12 13 1998-01 10 1998-02 07 1998-03 07 1998-04 11 1998-05 09 1998-06 13",
  ],
  [
    "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=3",
    "1996-11-05",
    "1996-11 05 2000-11 07 2004-11 02",
  ],
  ["FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", "1997-09-04", "1997-09 04 1997-10 07 1997-11 06"],
  [
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=7",
    "1997-09-29",
    "1997-09 29 1997-10 30 1997-11 27 1997-12 30 1998-01 29 1998-02 26 1998-03 30",
  ],
  ["FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "1997-08-05", "1997-08 05 10 19 24"],
  ["FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "1997-08-05", "1997-08 05 17 19 31"],
  ["FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", "2007-01-15", "2007-01 15 30 2007-02 15 2007-03 15 30"],
];

const serverZone = process.env.TZ;
afterEach(() => {
  if (serverZone === undefined) delete process.env.TZ;
  else process.env.TZ = serverZone;
});

describe("the examples of RFC 5545", () => {
  it.each(["UTC", "America/New_York", "Asia/Shanghai", "Pacific/Apia"])("on a server in %s", (zone) => {
    process.env.TZ = zone;
    for (const [rule, start, dates] of examples) {
      const expected = (typeof dates === "string" ? datesOf(dates) : dates).map((date) => `${date}T09:00`);
      expect(localStarts(rule, `${start}T09:00`, ZONE), rule).toEqual(expected);
    }
  });

  it("keep their local time when clocks change: 9:00 EDT, then 9:00 EST", () => {
    const first = { from: Date.parse("1997-09-02T13:00:00Z"), to: Date.parse("1997-09-02T14:00:00Z") };
    const dates = expandSeries("FREQ=WEEKLY;COUNT=10", first, ZONE)!;
    expect(dates.map(({ span }) => new Date(span!.from).getUTCHours())).toEqual([
      ...Array.from({ length: 8 }, () => 13),
      ...[14, 14],
    ]);
  });
});

describe("a series", () => {
  it("leaves out days that a month or year does not have", () => {
    const days = (rule: string, start: string) => localStarts(rule, `${start}T09:00`, "UTC");
    expect(days("FREQ=MONTHLY;COUNT=4;BYMONTHDAY=31", "2026-01-31")).toEqual(
      ["2026-01-31", "2026-03-31", "2026-05-31", "2026-07-31"].map((day) => `${day}T09:00`),
    );
    expect(days("FREQ=YEARLY;COUNT=2", "2028-02-29")).toEqual(["2028-02-29T09:00", "2032-02-29T09:00"]);
    expect(days("FREQ=MONTHLY;COUNT=3;BYMONTHDAY=-1", "2028-01-31")).toEqual(
      ["2028-01-31", "2028-02-29", "2028-03-31"].map((day) => `${day}T09:00`),
    );
  });

  it("has an end and at most 366 dates", () => {
    const starts = (rule: string) => localStarts(rule, "2026-01-01T09:00", "UTC");
    for (const rule of ["FREQ=DAILY", "FREQ=DAILY;COUNT=0", "FREQ=DAILY;COUNT=3;UNTIL=20260103"])
      expect(starts(rule), rule).toBeNull();
    expect(starts("FREQ=DAILY;COUNT=366")).toHaveLength(366);
    expect(starts("FREQ=DAILY;COUNT=367")).toBeNull();
    expect(starts("FREQ=DAILY;UNTIL=20260103")).toHaveLength(3);
    expect(starts("FREQ=DAILY;UNTIL=20260103T085959")).toHaveLength(2);
    expect(starts("FREQ=DAILY;UNTIL=29990101")).toBeNull();
    // A day that never comes ends, too.
    expect(starts("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=2")).toBeNull();
    expect(endedBefore("FREQ=DAILY;COUNT=9", "2026-01-05")).toBe("FREQ=DAILY;UNTIL=20260104");
  });

  it("ends at a moment in UTC as the clocks of its zone show it", () => {
    const starts = (zone: string) =>
      localStarts("FREQ=DAILY;UNTIL=20260103T010000Z", "2026-01-01T09:00", zone);
    expect(starts("Asia/Shanghai")).toHaveLength(3);
    expect(starts("Europe/Berlin")).toHaveLength(2);
  });

  it("keeps its local times when clocks change, and reports a skipped hour", () => {
    const night = { from: Date.parse("2026-03-27T21:00:00Z"), to: Date.parse("2026-03-28T05:00:00Z") };
    const spans = expandSeries("FREQ=DAILY;COUNT=3", night, "Europe/Berlin")!;
    expect(spans.map(({ span }) => (span!.to - span!.from) / HOUR)).toEqual([8, 7, 8]);
    const missing = { from: Date.parse("2026-03-28T01:30:00Z"), to: Date.parse("2026-03-28T03:00:00Z") };
    const dates = expandSeries("FREQ=DAILY;COUNT=2", missing, "Europe/Berlin")!;
    expect(dates[1]).toEqual({ originalStart: "2026-03-29T02:30", span: null });
    const doubled = { from: Date.parse("2026-10-24T00:30:00Z"), to: Date.parse("2026-10-24T00:45:00Z") };
    const twice = expandSeries("FREQ=DAILY;COUNT=2", doubled, "Europe/Berlin")!;
    expect(new Date(twice[1]!.span!.from).toISOString()).toBe("2026-10-25T00:30:00.000Z");
  });
});
