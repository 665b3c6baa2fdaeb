import { webhookEvents } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { outsideEvents } from "./outside-events.ts";

it("every event that a webhook may ask for is told by some area", () => {
  const told = new Set(outsideEvents.map(({ name }) => name));
  expect(webhookEvents.filter((name) => !told.has(name))).toEqual([]);
});
