import type { IssuedAnnouncement } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { announcementState, newAnnouncement } from "./announcement-entry.ts";

const title = { "zh-CN": "停机", "zh-TW": "停機", "en-US": "Maintenance" };

it("sends the times of the one who enters them, and an empty text where there is none", () => {
  const entry = { level: "urgent", title, text: { "en-US": "Tonight" }, end: "2026-11-30T18:00" } as const;
  expect(newAnnouncement(entry, "Asia/Shanghai")).toEqual({
    level: "urgent",
    title,
    text: { "zh-CN": "", "zh-TW": "", "en-US": "Tonight" },
    startTime: null,
    endTime: "2026-11-30T10:00:00.000Z",
  });
  expect(newAnnouncement({ ...entry, start: "2026-11-29T00:00" }, "UTC").startTime).toBe(
    "2026-11-29T00:00:00.000Z",
  );
});

const one: IssuedAnnouncement = {
  id: "1",
  level: "info",
  title,
  text: title,
  startTime: "2026-11-20T00:00:00.000Z",
  endTime: "2026-11-22T00:00:00.000Z",
  createTime: "2026-11-19T00:00:00.000Z",
  withdrawTime: null,
};

it.each([
  ["2026-11-19T23:59:59.999Z", "waiting"],
  ["2026-11-20T00:00:00.000Z", "running"],
  ["2026-11-21T23:59:59.999Z", "running"],
  ["2026-11-22T00:00:00.000Z", "ended"],
])("is at %s %s", (now, state) => expect(announcementState(one, new Date(now))).toBe(state));

it("stays withdrawn, whenever", () => {
  const withdrawn = { ...one, withdrawTime: "2026-11-20T10:00:00.000Z" };
  expect(announcementState(withdrawn, new Date("2026-11-21T00:00:00.000Z"))).toBe("withdrawn");
});
