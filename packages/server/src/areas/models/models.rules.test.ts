import { describe, expect, it } from "vitest";
import { isSameOrigin, maySend, monthStart, retryPause, textForLog } from "./models.rules.ts";

describe("what may be sent", () => {
  it("follows the policy", () => {
    expect(maySend("none", "public")).toBe(false);
    expect(maySend("none", "private")).toBe(false);
    expect(maySend("public", "public")).toBe(true);
    expect(maySend("public", "private")).toBe(false);
    expect(maySend("all", "public")).toBe(true);
    expect(maySend("all", "private")).toBe(true);
  });
});

describe("another attempt", () => {
  it("is made after network failures, 429 and 5xx, three in all, later each time", () => {
    for (const status of [undefined, 429, 500, 503]) {
      expect(retryPause(1, status, 0.5)).toBe(400);
      expect(retryPause(2, status, 0.5)).toBe(800);
      expect(retryPause(3, status, 0.5)).toBe(null);
    }
  });

  it("is not made after any other 4xx", () => {
    for (const status of [400, 401, 403, 404, 422]) expect(retryPause(1, status, 0.5)).toBe(null);
  });
});

it("counts from the first day of the month in UTC", () => {
  expect(monthStart(new Date("2026-03-01T00:00:00.000Z")).toISOString()).toBe("2026-03-01T00:00:00.000Z");
  expect(monthStart(new Date("2026-12-31T23:59:59.999Z")).toISOString()).toBe("2026-12-01T00:00:00.000Z");
});

it("keeps the beginning of a long text, as JSON that can be read again", () => {
  const { sent, characters } = textForLog([
    { role: "system", content: "a".repeat(150_000) },
    { role: "user", content: "b".repeat(100_000) },
    { role: "user", content: "c" },
  ]);
  expect(characters).toBe(250_001);
  const messages = JSON.parse(sent) as { content: string }[];
  expect(messages.map(({ content }) => content.length)).toEqual([150_000, 50_000, 0]);
});

it("lets a saved key go to its own origin only", () => {
  expect(isSameOrigin("https://a.example/v1", "https://a.example/v2")).toBe(true);
  expect(isSameOrigin("https://a.example/v1", "https://a.example:8443/v1")).toBe(false);
  expect(isSameOrigin("https://a.example/v1", "http://a.example/v1")).toBe(false);
  expect(isSameOrigin("https://a.example/v1", "https://a.example.evil.example/v1")).toBe(false);
});
