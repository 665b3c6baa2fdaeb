import { expect, it } from "vitest";
import { menuOf, placesOf } from "./telemetry.ts";

it("placesOf leaves functions and files, and neither message nor address", () => {
  const stack = [
    'TypeError: no feature "lacZ"',
    "    at draw (https://lab.example/assets/map-1a2b.js:1:20)",
    "    at https://lab.example/assets/index-3c.js:9:1",
  ].join("\n");
  expect(placesOf(stack)).toBe("at draw (map-1a2b.js:1:20)\nat index-3c.js:9:1");
  expect(placesOf("draw@https://lab.example/assets/map.js:1:20\nError of secret")).toBe("draw@map.js:1:20");
});

it("menuOf is the first part of the page", () => {
  expect(menuOf("/sequence/$sequenceId")).toBe("/sequence");
  expect(menuOf("/")).toBe("/");
});
