import { expect, it } from "vitest";
import { filtersOf } from "./trail-filters.ts";

it("asks for one person and one thing by the words of the address", () => {
  const query = { user: "7", action: "file", object: "12", type: "file", entry: "99" };
  expect(filtersOf(query, "UTC")).toEqual({
    userId: "7",
    action: "file",
    objectId: "12",
    objectType: "file",
  });
});

it.each([
  ["Asia/Shanghai", "2026-11-29T16:00:00.000Z", "2026-11-30T15:59:59.999Z"],
  ["America/Los_Angeles", "2026-11-30T08:00:00.000Z", "2026-12-01T07:59:59.999Z"],
])("counts a day as people in %s live it, whole", (timezone, from, to) => {
  expect(filtersOf({ from: "2026-11-30", to: "2026-11-30" }, timezone)).toEqual({ from, to });
});

it("passes over days that are none", () => {
  expect(filtersOf({ from: "yesterday", to: "" }, "UTC")).toEqual({});
});
