import type { TrailEntry } from "@benchleaf/contract";
import { beforeAll, expect, it, vi } from "vitest";
import { loadPhrases, type Translate } from "../../kernel/translation.ts";
import { actionText, changesOf, changeText, objectOf } from "./trail-text.ts";

const format = {
  number: (value: number) => value.toLocaleString("en-US"),
  dateTime: () => "a moment",
  list: (names: readonly string[]) => names.join("+"),
};
const t: Translate = (key, values) => `<${[key, ...Object.values(values ?? {})].join(" ")}>`;
const entry = (change: Partial<TrailEntry>): TrailEntry => ({
  ...{ id: "1", lane: 0, place: 1, time: "2026-01-01T00:00:00Z", userId: "1", userName: "Ann" },
  ...{ action: "project.update", objectType: "project", objectId: "7", names: [] },
  ...{ before: null, after: null, reason: null },
  ...change,
});
const textOf = (change: Partial<TrailEntry>) =>
  changesOf(t, format, entry(change)).map(changeText).join(" · ");

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return loadPhrases("trail");
});

it("describes an action in words, and one without words by its own name", () => {
  expect(actionText(t, "project.update")).toBe("<trail.project.update>");
  expect(actionText(t, "tube.thaw")).toBe("tube.thaw");
});

it("names what an entry is about: as it is called now, as it was called then, and that it is gone", () => {
  const named = { type: "project", id: "7", name: "now" } as const;
  expect(objectOf(t, entry({ names: [named], before: { name: "then" } }))).toEqual({ text: "now", named });
  const gone = [{ ...named, name: null }];
  expect(objectOf(t, entry({ names: gone, before: { name: "then" } }))?.text).toBe("<trail.gone then>");
  expect(objectOf(t, entry({ names: gone }))?.text).toBe("<trail.gone <trail.object_project>>");
  const role = { type: "role", id: "-2", name: "MEMBER" } as const;
  expect(objectOf(t, entry({ objectType: "role", objectId: "-2", names: [role] }))?.text).toBe(
    "<teams.roleMember>",
  );
});

it("leaves out what a reader knows or cannot read: oneself, and bare numbers", () => {
  const self = { type: "account", id: "1", name: "Ann" } as const;
  expect(objectOf(t, entry({ objectType: "account", objectId: "1", names: [self] }))).toBeNull();
  expect(objectOf(t, entry({ objectType: "tag", objectId: "12" }))).toBeNull();
  expect(objectOf(t, entry({ objectType: "identityDomain", objectId: "lab.org" }))?.text).toBe("lab.org");
});

it("shows only what differs, with both sides if both are known", () => {
  expect(textOf({ before: { name: "a", size: 3 }, after: { name: "b", size: 3 } })).toBe(
    "<trail.field_name>: a → b",
  );
  expect(textOf({ after: { size: 2686, isPersonal: false } })).toBe(
    "<trail.field_size>: 2,686 · <trail.field_isPersonal>: <trail.no>",
  );
  expect(textOf({ after: { ipList: ["10.0.0.1", "::1"], roleIds: [] } })).toBe(
    "<trail.field_ipList>: 10.0.0.1+::1 · <trail.field_roleIds>: <trail.nothing>",
  );
  expect(textOf({})).toBe("");
});

it("shows people, files and roles by name, values in words, and never braces", () => {
  const names = [
    { type: "account", id: "5", name: "Bo" },
    { type: "file", id: "9", name: null },
  ] as const;
  expect(textOf({ names: [...names], before: { ownerId: "5" }, after: { ownerId: "6" } })).toBe(
    "<trail.field_ownerId>: Bo → 6",
  );
  expect(textOf({ names: [...names], after: { fileIds: ["9"] } })).toBe(
    "<trail.field_fileIds>: <trail.gone <trail.object_file>>",
  );
  expect(textOf({ after: { role: "editor", settings: { deep: 1 }, unheardOf: 2 } })).toBe(
    "<trail.field_role>: <trail.value_editor> · <trail.field_settings>: <trail.inEntry> · unheardOf: 2",
  );
  expect(textOf({ after: { until: "2026-01-01T00:00:00.000Z" } })).toBe("until: a moment");
});
