import { expect, it } from "vitest";
import { readSearch, startOf } from "./search-filter.ts";

it("reads an address, and drops what it should not say", () => {
  expect(readSearch({ q: " 质粒 ", kind: "pdf", project: "12", owner: "x", since: "week" })).toEqual({
    text: "质粒",
    kind: "pdf",
    projectId: "12",
    ownerId: undefined,
    period: "week",
  });
  expect(readSearch({ kind: "exe", since: "decade" })).toMatchObject({
    text: "",
    kind: undefined,
    period: undefined,
  });
});

it("counts a period back from the whole minute", () => {
  expect(startOf("day", Date.parse("2026-11-22T10:20:59.999Z"))).toBe("2026-11-21T10:20:00.000Z");
});
