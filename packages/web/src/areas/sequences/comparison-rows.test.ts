import { letterChanges } from "@benchleaf/bio";
import { expect, it } from "vitest";
import { changedLetters, shortLetters } from "./comparison-rows.ts";

it("places each change in both records", () => {
  const [before, after] = ["AACCGGTTACGT", "AATTCGGTACGG"];
  for (const change of changedLetters(letterChanges(before, after), before)) {
    expect(before.substr(change.before.start, change.before.length)).toBe(change.gone);
    expect(after.substr(change.after.start, change.after.length)).toBe(change.come);
  }
});

it("shortens long letters and says how many they are", () => {
  expect(shortLetters("ACGT")).toBe("ACGT");
  expect(shortLetters("A".repeat(30))).toBe(`${"A".repeat(24)}… (30)`);
});
