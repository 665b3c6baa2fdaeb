import { expect, it } from "vitest";
import { complement } from "./alphabet.ts";
import { baseMask, baseMasks, basesOfCode, maskTable } from "./iupac.ts";

it("returns the bases that each code represents, in both cases", () => {
  expect([...baseMasks("ACGTUacgtuNx-")]).toEqual([1, 2, 4, 8, 8, 1, 2, 4, 8, 8, 15, 0, 0]);
  for (const [letter, bases] of Object.entries(basesOfCode)) {
    const union = [...bases].reduce((sum, base) => sum | baseMask(base), 0);
    expect(baseMask(letter)).toBe(union);
    expect(baseMask(letter.toLowerCase())).toBe(union);
  }
});

it("has fifteen different sets, U being T's", () => {
  expect(new Set(Object.values(basesOfCode)).size).toBe(15);
});

it("agrees with the complement of each code", () => {
  const [bits, mirrored] = [maskTable("ACGT"), maskTable("TGCA")];
  for (const letter of Object.keys(basesOfCode)) {
    if (letter === "U") continue;
    expect(bits[complement(letter, "dna").charCodeAt(0)]).toBe(mirrored[letter.charCodeAt(0)]);
  }
});

it("takes the bits in the order asked for", () => {
  expect(maskTable("TCAG")["R".charCodeAt(0)]).toBe(4 | 8);
});
