import fc from "fast-check";
import { expect, it } from "vitest";
import { MAX_OLIGOS, parseOligos } from "./parse-oligos.ts";

it.each([
  ["ACGT", [{ name: "1", bases: "ACGT" }]],
  [
    "fwd acgu\n\nrev: TTTT",
    [
      { name: "fwd", bases: "ACGT" },
      { name: "rev", bases: "TTTT" },
    ],
  ],
  ["M13 F\tGTAAAACG", [{ name: "M13 F", bases: "GTAAAACG" }]],
  [
    ">M13 fwd\nGTAAAACG\nACGGCCAGT\n>\nCAGGAAAC\n>empty\n",
    [
      { name: "M13 fwd", bases: "GTAAAACGACGGCCAGT" },
      { name: "2", bases: "CAGGAAAC" },
    ],
  ],
  ["GTAAAACGAC GGCCAGT", [{ name: "1", bases: "GTAAAACGACGGCCAGT" }]],
  ["GTA AAA CGA CG", [{ name: "1", bases: "GTAAAACGACG" }]],
  ["CAT ACGTACGTAC", [{ name: "CAT", bases: "ACGTACGTAC" }]],
  ["fwd 5′-GTAA-3′", [{ name: "fwd", bases: "GTAA" }]],
  ["fwd GTAA你好", [{ name: "fwd", bases: "GTAA你好" }]],
  ["", []],
])("%s", (text, oligos) => {
  expect(parseOligos(text)).toEqual({ oligos, isCut: false });
});

it("reports that there were more than a reaction accepts", () => {
  const lines = Array.from({ length: MAX_OLIGOS + 1 }, () => "ACGT");
  expect(parseOligos(lines.join("\n"))).toMatchObject({ isCut: true });
  expect(parseOligos(lines.slice(1).join("\n"))).toMatchObject({ isCut: false });
});

it("never gives more than a reaction takes, nor white space and numbers", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { oligos } = parseOligos(text);
      expect(oligos.length).toBeLessThanOrEqual(MAX_OLIGOS);
      for (const { bases } of oligos) expect(bases).not.toMatch(/[\s\d]/);
    }),
  );
});
