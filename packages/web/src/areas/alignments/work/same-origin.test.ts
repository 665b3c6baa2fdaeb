import { reverseComplement } from "@benchleaf/bio";
import fc from "fast-check";
import { expect, it } from "vitest";
import { sameOrigin } from "./same-origin.ts";

const bases = fc
  .array(fc.constantFrom(..."ACGT"), { minLength: 300, maxLength: 900 })
  .map((list) => list.join(""));

it("turns a circle so that it begins where the other does, whichever strand it was written from", () => {
  fc.assert(
    fc.property(bases, fc.nat(299), fc.boolean(), (letters, by, isTurned) => {
      const rotated = letters.slice(by) + letters.slice(0, by);
      const written = isTurned ? reverseComplement(rotated, "dna") : rotated;
      const found = sameOrigin(letters, written) ?? { start: 0, strand: 1 };
      const read = found.strand === 1 ? written : reverseComplement(written, "dna");
      expect(read.slice(found.start) + read.slice(0, found.start)).toBe(letters);
    }),
  );
});

it("leaves circles alone that have nothing in common", () => {
  const other = "ACGTTGCA".repeat(60);
  expect(sameOrigin("GATTACCAGA".repeat(50), other)).toBeNull();
});
