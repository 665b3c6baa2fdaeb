import { expect, test } from "vitest";
import type { PermissionKey } from "./permission-keys.ts";
import { missingOf, needsOf } from "./permission-needs.ts";

const holding =
  (...held: PermissionKey[]) =>
  (key: PermissionKey) =>
    held.includes(key);

test("nothing is missing where nothing is needed", () => {
  expect(missingOf(undefined, holding())).toBeUndefined();
  expect(missingOf([], holding())).toBeUndefined();
});

test("all members of the list are needed, and of an inner list any one", () => {
  const needs = ["PROJECT_READ", ["USER_READ", "ROLE_READ"]] as const;
  expect(missingOf(needs, holding("PROJECT_READ", "ROLE_READ"))).toBeUndefined();
  expect(missingOf(needs, holding("PROJECT_READ"))).toBe("USER_READ");
  expect(missingOf(needs, holding("USER_READ", "ROLE_READ"))).toBe("PROJECT_READ");
});

test("one key is a list of one", () => {
  expect(needsOf("PROJECT_READ")).toEqual(["PROJECT_READ"]);
  expect(missingOf("PROJECT_READ", holding())).toBe("PROJECT_READ");
});
