import { expect, test } from "vitest";
import { nextAddress } from "./next-address.ts";

test("continues to the requested page", () => {
  expect(nextAddress("/sequence/7?tab=map")).toBe("/sequence/7?tab=map");
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", undefined, "", "/login?next=/x"])(
  "never leaves for %s",
  (asked) => {
    expect(nextAddress(asked)).toBe("/homepage");
  },
);
