import fc from "fast-check";
import { expect, it } from "vitest";
import { seatColumns } from "./seat-columns.ts";

const team = (seatLimit: number, memberCount: number, openInvitations: number) => ({
  seatLimit,
  memberCount,
  openInvitations,
});

it("has one column per seat up to the limit, whatever its content", () => {
  expect(seatColumns(team(5, 2, 1))).toEqual([
    { first: 1, last: 1, state: "taken" },
    { first: 2, last: 2, state: "taken" },
    { first: 3, last: 3, state: "invited" },
    { first: 4, last: 4, state: "free" },
    { first: 5, last: 5, state: "free" },
  ]);
});

it("never goes beyond a limit that was lowered below the members", () => {
  expect(seatColumns(team(2, 4, 3)).map(({ state }) => state)).toEqual(["taken", "taken"]);
});

it("puts what is occupied together where a table of each would be too wide", () => {
  const columns = seatColumns(team(300, 120, 10));
  expect(columns.slice(0, 3)).toEqual([
    { first: 1, last: 120, state: "taken" },
    { first: 121, last: 130, state: "invited" },
    { first: 131, last: 131, state: "free" },
  ]);
  expect(columns.at(-1)).toEqual({ first: 228, last: 300, state: "free" });
});

it("lists every seat once, in order, in at most the given number of columns", () => {
  const size = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), size, size, (limit, members, invitations) => {
      const columns = seatColumns(team(limit, members, invitations));
      expect(columns.length).toBeLessThanOrEqual(100);
      let next = 1;
      for (const { first, last } of columns) {
        expect(first).toBe(next);
        expect(last).toBeGreaterThanOrEqual(first);
        next = last + 1;
      }
      expect(next).toBe(limit + 1);
      const free = columns.filter(({ state }) => state === "free");
      const seats = free.reduce((sum, { first, last }) => sum + last - first + 1, 0);
      expect(seats).toBe(Math.max(0, limit - members - invitations));
    }),
  );
});
