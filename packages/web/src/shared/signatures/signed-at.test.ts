import { expect, it } from "vitest";
import { signedAt } from "./signed-at.ts";

it("is shown in the signer's local time, with its offset from UTC", () => {
  const record = { time: "2026-11-21T16:04:05.678Z", timezone: "Asia/Taipei" };
  expect(signedAt("zh-TW", record)).toMatch(/^2026\D+11\D+22\D+00:04:05 GMT\+08:00$/);
  expect(signedAt("en-US", { ...record, timezone: "America/New_York" })).toBe(
    "Nov 21, 2026 11:04:05 GMT-05:00",
  );
});
