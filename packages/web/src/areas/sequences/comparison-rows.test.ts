import { residueChanges } from "@benchleaf/bio";
import { expect, it } from "vitest";
import { changedResidues, shortResidues } from "./comparison-rows.ts";

it("places each change in both records", () => {
  const [before, after] = ["AACCGGTTACGT", "AATTCGGTACGG"];
  for (const change of changedResidues(residueChanges(before, after), before)) {
    expect(before.substr(change.before.start, change.before.length)).toBe(change.gone);
    expect(after.substr(change.after.start, change.after.length)).toBe(change.come);
  }
});

it("shortens long sequences and shows their length", () => {
  expect(shortResidues("ACGT")).toBe("ACGT");
  expect(shortResidues("A".repeat(30))).toBe(`${"A".repeat(24)}… (30)`);
});
