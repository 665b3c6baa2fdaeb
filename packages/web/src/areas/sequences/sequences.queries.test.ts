import { describe, expect, it } from "vitest";
import { sequenceKeys } from "./sequences.queries.ts";

describe("keys of the cache", () => {
  it("are the same for the same list, however it is asked for", () => {
    expect(sequenceKeys.list({})).toEqual(sequenceKeys.list({ search: " ", sort: "-updateTime" }));
  });

  it("differ by words, order, sequence and version", () => {
    const keys = [
      sequenceKeys.list({}),
      sequenceKeys.list({ search: "pUC" }),
      sequenceKeys.list({ sort: "name" }),
      sequenceKeys.one("1", null),
      sequenceKeys.one("1", 2),
      sequenceKeys.one("2", null),
      sequenceKeys.versions("1"),
    ];
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
  });

  it("are below the keys that include all of them", () => {
    expect(sequenceKeys.list({}).slice(0, 2)).toEqual(sequenceKeys.lists);
    expect(sequenceKeys.one("1", null).slice(0, 1)).toEqual(sequenceKeys.all);
  });
});
