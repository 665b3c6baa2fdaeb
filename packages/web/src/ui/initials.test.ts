import { expect, test } from "vitest";
import { contrast } from "../kernel/theme-color.ts";
import { groundOf, initials } from "./initials.ts";

test("the last two characters of a Chinese name, else the first letters of two words", () => {
  expect(["\u5f20\u4e09\u4e30", "Ada Lovelace King", "owner", " "].map(initials)).toEqual([
    "\u4e09\u4e30",
    "AL",
    "O",
    "",
  ]);
});

test("white initials are readable on every ground", () => {
  for (let index = 0; index < 200; index++)
    expect(contrast(groundOf(`name ${index}`), "#ffffff")).toBeGreaterThanOrEqual(4.5);
});
