import { expect, it } from "vitest";
import { StuckWatch } from "./stuck-watch.ts";

it("gives up what the browser has stopped to fetch, after a while without a word", () => {
  const watch = new StuckWatch();
  expect([0, 1_000, 2_499].map((now) => watch.isStuck(false, now))).toEqual([false, false, false]);
  expect(watch.isStuck(false, 2_500)).toBe(true);
});

it("starts again when it loads again", () => {
  const watch = new StuckWatch();
  watch.isStuck(false, 0);
  expect(watch.isStuck(true, 2_400)).toBe(false);
  expect(watch.isStuck(false, 2_600)).toBe(false);
  expect(watch.isStuck(false, 5_100)).toBe(true);
});

it("waits for a slow line as long as anything comes, and no longer", () => {
  const watch = new StuckWatch();
  watch.isStuck(true, 0);
  watch.hear(9_000);
  expect(watch.isStuck(true, 18_900)).toBe(false);
  expect(watch.isStuck(true, 19_000)).toBe(true);
});
