import { endpoint } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { intentionKeyOf } from "./intention-keys.ts";

const row = endpoint({
  method: "POST",
  path: "/things",
  summary: "Make a thing",
  access: "session",
  creates: true,
});

it("keeps its key for the same entry until it has succeeded", () => {
  const first = intentionKeyOf(row, { body: { name: "a" } });
  expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(intentionKeyOf(row, { body: { name: "a" } })?.key).toBe(first?.key);
  expect(intentionKeyOf(row, { body: { name: "b" } })?.key).not.toBe(first?.key);
  first?.forget();
  const next = intentionKeyOf(row, { body: { name: "a" } });
  expect(next?.key).not.toBe(first?.key);
  // The answer to the second click comes late: it forgets no key but its own.
  first?.forget();
  expect(intentionKeyOf(row, { body: { name: "a" } })?.key).toBe(next?.key);
});

it("has none for what makes nothing", () => {
  const { creates: _, ...reading } = row;
  expect(intentionKeyOf(reading, {})).toBeNull();
});
