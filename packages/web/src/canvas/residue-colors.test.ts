import { expect, it } from "vitest";
import { contrast } from "./feature-colors.ts";
import { residueColor, residueInk, residueName } from "./residue-colors.ts";

it("tell an amino acid by RasMol's colour and three letters, stops and unknown letters too", () => {
  expect([residueColor("K"), residueColor("k"), residueColor("G")]).toEqual([
    "#145aff",
    "#145aff",
    "#ebebeb",
  ]);
  expect(["W", "*", "X", "?"].map(residueName)).toEqual(["Trp", "***", "Xaa", "?"]);
});

it("are read by an ink with contrast", () => {
  for (const letter of "ACDEFGHIKLMNPQRSTVWYBZX*")
    expect(contrast(residueColor(letter), residueInk(letter)), letter).toBeGreaterThanOrEqual(4.5);
});
