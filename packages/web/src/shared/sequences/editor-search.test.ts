import { expect, it } from "vitest";
import {
  crisprOf,
  currentVersionOf,
  searchForCrispr,
  searchForTask,
  searchForVersion,
  wrongVersionOf,
} from "./editor-search.ts";

it("shows the version of the address, else the one of a CRISPR task, else the newest", () => {
  expect(currentVersionOf({ version: "3" })).toBe(3);
  expect(currentVersionOf({ version: "0" })).toBeNull();
  expect(currentVersionOf({ version: "x" })).toBeNull();
  expect(currentVersionOf({ crispr: "true", crisprFileVersion: "2", crisprTaskId: "9" })).toBe(2);
  expect(currentVersionOf({ crispr: "true", crisprFileVersion: "2", version: "4" })).toBe(4);
  expect(currentVersionOf({ crisprFileVersion: "2" })).toBeNull();
});

it("distinguishes a URL without a version from one with an impossible one", () => {
  expect(wrongVersionOf({})).toBeNull();
  expect(wrongVersionOf({ version: "3" })).toBeNull();
  for (const version of ["abc", "0", "-1", "1.5", "99999999999999999", ""])
    expect(wrongVersionOf({ version })).toBe(version);
});

it("keeps what else the address says when another version is opened", () => {
  const query = { crispr: "true", crisprFileVersion: "2", crisprTaskId: "9", empty: undefined };
  expect(searchForVersion(query, 3)).toEqual({ crispr: "true", crisprTaskId: "9", version: "3" });
  expect(searchForVersion({ version: "3" }, null)).toEqual({});
});

it("opens a CRISPR task at its version, and leaves it there", () => {
  const pinned = { crispr: "true", crisprFileVersion: "2", crisprTaskId: "9" };
  expect(searchForTask({ id: "9", version: 2 }, 3)).toEqual(pinned);
  expect(searchForTask({ id: "9", version: 2 }, 2)).toEqual({ crispr: "true", crisprTaskId: "9" });
  expect(crisprOf(pinned)).toEqual({ isOpen: true, taskId: "9" });
  expect(crisprOf({ crispr: "true", crisprTaskId: "nine" })).toEqual({ isOpen: true, taskId: null });
  expect(crisprOf({ crisprTaskId: "9" })).toEqual({ isOpen: false, taskId: null });
  expect(searchForCrispr(pinned, true)).toEqual({ crispr: "true", crisprFileVersion: "2" });
  expect(searchForCrispr(pinned, false)).toEqual({ version: "2" });
  expect(searchForCrispr({ tab: "x" }, true)).toEqual({ tab: "x", crispr: "true" });
});
