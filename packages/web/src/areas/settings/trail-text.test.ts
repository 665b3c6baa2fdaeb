import type { TrailEntry } from "@benchleaf/contract";
import { beforeAll, expect, it, vi } from "vitest";
import { speakParts, type Words } from "../../kernel/words.ts";
import { actionText, changeText, objectText } from "./trail-text.ts";

const format = { number: (value: number) => value.toLocaleString("en-US"), dateTime: () => "a moment" };
const t: Words = (key) => `<${key}>`;
const entry = (change: Partial<TrailEntry>): TrailEntry => ({
  ...{ id: "1", lane: 0, place: 1, time: "2026-01-01T00:00:00Z", userId: "1", userName: "Ann" },
  ...{
    action: "project.update",
    objectType: "project",
    objectId: "7",
    before: null,
    after: null,
    reason: null,
  },
  ...change,
});

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return speakParts("trail");
});

it("tells an action and an object in words, and what has none by its own name", () => {
  expect(actionText(t, "project.update")).toBe("<trail.project.update>");
  expect(actionText(t, "tube.thaw")).toBe("tube.thaw");
  expect(objectText(t, entry({}))).toBe("<trail.object_project> 7");
  expect(objectText(t, entry({ objectType: "tube" }))).toBe("tube 7");
});

it("tells only what differs, with both sides where both are known", () => {
  const told = (before: unknown, after: unknown, reason: string | null = null) =>
    changeText(t, format, entry({ before, after, reason }));
  expect(told({ name: "a", size: 3 }, { name: "b", size: 3 })).toBe("<trail.field_name>: a → b");
  expect(told(null, { size: 2686, isPersonal: false })).toBe(
    "<trail.field_size>: 2,686 · <trail.field_isPersonal>: <trail.no>",
  );
  expect(told({ name: "gone" }, undefined, "because")).toBe("<trail.field_name>: gone · because");
  expect(told(null, { ipList: ["10.0.0.1", "::1"], roleIds: [] })).toBe(
    "<trail.field_ipList>: 10.0.0.1, ::1 · <trail.field_roleIds>: <trail.nothing>",
  );
  expect(told(null, { until: "2026-01-01T00:00:00.000Z", odd: { deep: 1 } })).toBe(
    'until: a moment · odd: {"deep":1}',
  );
  expect(told(null, null)).toBe("");
});
