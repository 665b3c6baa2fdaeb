import { endpoint } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { idempotencyKeyOf } from "./idempotency-keys.ts";

const row = endpoint({
  method: "POST",
  path: "/things",
  summary: "Make a thing",
  access: "session",
  creates: true,
});

it("keeps its key for the same entry until it has succeeded", () => {
  const first = idempotencyKeyOf(row, { body: { name: "a" } });
  expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(idempotencyKeyOf(row, { body: { name: "a" } })?.key).toBe(first?.key);
  expect(idempotencyKeyOf(row, { body: { name: "b" } })?.key).not.toBe(first?.key);
  first?.forget();
  const next = idempotencyKeyOf(row, { body: { name: "a" } });
  expect(next?.key).not.toBe(first?.key);
  // The response to the second click is late: it removes only its own key.
  first?.forget();
  expect(idempotencyKeyOf(row, { body: { name: "a" } })?.key).toBe(next?.key);
});

it("has none for what makes nothing", () => {
  const { creates: _, ...reading } = row;
  expect(idempotencyKeyOf(reading, {})).toBeNull();
});
