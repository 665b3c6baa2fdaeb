import { expect, test } from "vitest";
import { createFormat } from "./format.ts";

const shanghai = createFormat("zh-CN", "Asia/Shanghai");
const losAngeles = createFormat("en-US", "America/Los_Angeles");

test("a time is shown in the chosen time zone", () => {
  expect(shanghai.dateTime("2026-11-21T16:05:00.000Z")).toContain("00:05");
  expect(losAngeles.dateTime("2026-11-21T16:05:00.000Z")).toContain("08:05");
});

test("a day without a time is the same day west of Greenwich", () => {
  expect(losAngeles.day("2026-11-30")).toBe("Nov 30, 2026");
});

test("shows how long ago, and past a month the date", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  expect(losAngeles.relative("2026-11-21T11:57:10Z", now)).toBe("2 minutes ago");
  expect(losAngeles.relative("2026-11-21T12:00:20Z", now)).toBe("now");
  expect(losAngeles.relative("2026-11-20T11:00:00Z", now)).toBe("yesterday");
  expect(losAngeles.relative("2026-01-02T20:00:00Z", now)).toBe("Jan 2, 2026");
});

test("writes sizes with their units", () => {
  expect(losAngeles.basePairs(2686)).toBe("2,686 bp");
  expect([0, 999, 1500, 50_000_000].map((count) => losAngeles.bytes(count))).toEqual([
    "0 B",
    "999 B",
    "1.5 kB",
    "50 MB",
  ]);
});

test("writes exact amounts with all their digits, and money with its currency", () => {
  expect(losAngeles.decimal("123456789012345.000000001")).toBe("123,456,789,012,345.000000001");
  expect(shanghai.decimal("-0.30")).toBe("-0.3");
  expect(losAngeles.money("1500.5", "USD")).toBe("$1,500.50");
  expect(shanghai.money("1500.5", "USD")).toBe("US$1,500.50");
  expect(shanghai.money("0.125", "CNY")).toBe("¥0.125");
});

test("lists names as the language does, in Chinese by its own comma alone", () => {
  expect(losAngeles.list(["pUC19", "T7", "M13"])).toBe("pUC19, T7, and M13");
  expect(shanghai.list(["pUC19", "T7", "M13"])).toBe("pUC19、T7、M13");
  expect(createFormat("zh-TW", "Asia/Taipei").list(["pUC19", "T7"])).toBe("pUC19、T7");
});
