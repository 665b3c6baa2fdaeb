import type { Announcement } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { closedWith, openAnnouncements } from "./open-announcements.ts";

const said = { "zh-CN": "一", "zh-TW": "二", "en-US": "three" };
const one = (id: string, endTime: string): Announcement => ({
  id,
  level: "info",
  title: said,
  text: said,
  startTime: "2026-11-01T00:00:00.000Z",
  endTime,
});

it("shows what is neither over nor closed", () => {
  const all = [
    one("3", "2026-11-30T00:00:00.000Z"),
    one("2", "2026-11-24T12:00:00.000Z"),
    one("1", "2026-12-01T00:00:00.000Z"),
  ];
  const shown = openAnnouncements(all, ["1"], new Date("2026-11-24T12:00:00.000Z"));
  expect(shown.map(({ id }) => id)).toEqual(["3"]);
});

it("remembers the last fifty that were closed, each once", () => {
  const many = Array.from({ length: 50 }, (_, at) => String(at));
  expect(closedWith(many, "7")).toEqual([...many.filter((id) => id !== "7"), "7"]);
  expect(closedWith(many, "50")).toEqual([...many.slice(1), "50"]);
});
