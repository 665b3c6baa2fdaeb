import { expect, it } from "vitest";
import { contrast, inkOn } from "./feature-colors.ts";
import { residueName } from "./residue-names.ts";
import { residueColor, residuePalettes } from "./residue-palettes.ts";

const LETTERS = "ACDEFGHIKLMNPQRSTVWY";

it("show an amino acid by RasMol's colour and three-letter code, stops and unknown residues too", () => {
  expect([residueColor("K"), residueColor("k"), residueColor("G")]).toEqual([
    "#145aff",
    "#145aff",
    "#ebebeb",
  ]);
  expect(["W", "*", "X", "?"].map(residueName)).toEqual(["Trp", "***", "Xaa", "?"]);
});

it("know every amino acid in every palette", () => {
  for (const palette of residuePalettes)
    for (const letter of LETTERS)
      expect(residueColor(letter, palette), `${palette} ${letter}`).not.toBe(residueColor("X", palette));
});

it("put together what a palette is about", () => {
  const colors = (letters: string, palette: (typeof residuePalettes)[number]) =>
    new Set([...letters].map((letter) => residueColor(letter, palette))).size;
  expect(colors(LETTERS, "shapely")).toBe(20);
  expect(colors(LETTERS, "taylor")).toBe(20);
  expect(colors(LETTERS, "zappo")).toBe(7);
  expect(colors("DE", "zappo")).toBe(1);
  expect([residueColor("I", "hydropathy"), residueColor("R", "hydropathy")]).toEqual(["#e8590c", "#1c6fd4"]);
});

it("are read by an ink with contrast", () => {
  for (const palette of residuePalettes)
    for (const letter of `${LETTERS}BZX*`) {
      const fill = residueColor(letter, palette);
      expect(contrast(fill, inkOn(fill)), `${palette} ${letter}`).toBeGreaterThanOrEqual(4.5);
    }
});
