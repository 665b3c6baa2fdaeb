import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carryToNextPage, takeEarlierToast } from "./next-page.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("is shown once", () => {
  carryToNextPage("signedIn");
  expect(takeEarlierToast()).toBe("signedIn");
  expect(takeEarlierToast()).toBeNull();
});

test("is nothing where something else is kept, or nothing can be", () => {
  sessionStorage.setItem("benchleaf-done-before", "other");
  expect(takeEarlierToast()).toBeNull();
  vi.stubGlobal("sessionStorage", undefined);
  carryToNextPage("signedIn");
  expect(takeEarlierToast()).toBeNull();
});
