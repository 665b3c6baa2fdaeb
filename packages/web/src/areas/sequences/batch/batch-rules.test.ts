import { libraryNameFault } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { formatOf, oligoName, uniqueName } from "./batch-rules.ts";

it("writes a protein as GenPept where GenBank was asked for, and says where there is no such form", () => {
  expect(formatOf({ isProtein: true }, "genbank")).toBe("genpept");
  expect(formatOf({ isProtein: true }, "fasta")).toBe("fasta");
  expect(formatOf({ isProtein: true }, "embl")).toBeNull();
  expect(formatOf({ isProtein: false }, "embl")).toBe("embl");
});

it("names primers as the library takes them, the two of a pair apart", () => {
  for (const name of ["pUC19", "a/b:c", "x".repeat(100)]) {
    const pair = [oligoName(name, "F"), oligoName(name, "R")];
    expect(pair.map(libraryNameFault)).toEqual([null, null]);
    expect(new Set(pair).size).toBe(2);
  }
});

it("distinguishes files of one name, whatever the case", () => {
  expect(uniqueName("pUC19.gb", new Set())).toBe("pUC19.gb");
  expect(uniqueName("PUC19.gb", new Set(["puc19.gb", "puc19 (2).gb"]))).toBe("PUC19 (3).gb");
  expect(uniqueName(".dna", new Set([".dna"]))).toBe(".dna (2)");
});
