import { expect, test } from "vitest";
import { isFiltered, readFilter, startOf } from "./file-filter.ts";

test("an address that says nothing sensible shows everything by name", () => {
  const filter = readFilter({ kind: "spell", owner: "me", tag: "-1", since: "ever", sort: "magic" });
  expect(isFiltered(filter)).toBe(false);
  expect(filter.sort).toBe("name");
});

test("an address keeps what was chosen", () => {
  const query = { search: "gel", kind: "image", owner: "7", tag: "3", since: "week", sort: "-size" };
  expect(readFilter(query)).toEqual({
    search: "gel",
    kind: "image",
    ownerId: "7",
    tagId: "3",
    period: "week",
    sort: "-size",
  });
});

test("a period reaches back whole days from the minute", () => {
  const now = Date.parse("2026-11-21T08:30:45.123Z");
  expect(startOf("week", now)).toBe("2026-11-14T08:30:00.000Z");
});
