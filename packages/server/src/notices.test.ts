import { notificationKindNames } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { notices } from "./notices.ts";

it("every kind of notification is told by some area", () => {
  const told = new Set(notices.map(({ kind }) => kind));
  expect(notificationKindNames.filter((kind) => !told.has(kind))).toEqual([]);
});
