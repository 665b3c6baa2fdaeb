import { expect, test } from "vitest";
import { newNames, noRename } from "./rename-rules.ts";

test("replaces every occurrence of a text in the stem, literally", () => {
  expect(newNames(["a.b.gb", "x"], { ...noRename, find: ".", replace: "-" })).toEqual(["a-b.gb", "x"]);
});

test("adds before, after and a number with as many digits as are needed", () => {
  const names = Array.from({ length: 10 }, (_, index) => `gel ${index}.tif`);
  const made = newNames(names, { ...noRename, find: "gel ", before: "2026 ", after: " #", isNumbered: true });
  expect([made[0], made[9]]).toEqual(["2026 0 #01.tif", "2026 9 #10.tif"]);
});

test("nothing asked changes nothing", () => {
  expect(newNames([".hidden", "质粒.gb"], noRename)).toEqual([".hidden", "质粒.gb"]);
});
