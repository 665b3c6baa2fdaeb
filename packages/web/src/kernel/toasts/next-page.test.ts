import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeDoneBefore, tellNextPage } from "./next-page.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("is told once", () => {
  tellNextPage("signedIn");
  expect(takeDoneBefore()).toBe("signedIn");
  expect(takeDoneBefore()).toBeNull();
});

test("is nothing where something else is kept, or nothing can be", () => {
  sessionStorage.setItem("benchleaf-done-before", "other");
  expect(takeDoneBefore()).toBeNull();
  vi.stubGlobal("sessionStorage", undefined);
  tellNextPage("signedIn");
  expect(takeDoneBefore()).toBeNull();
});
