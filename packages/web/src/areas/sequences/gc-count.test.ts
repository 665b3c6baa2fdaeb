import fc from "fast-check";
import { expect, it } from "vitest";
import { FollowedGc } from "./gc-count.ts";
import { gcPercent } from "./sequence-selection.ts";

it("is the share of the current bases, after any edits", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."ACGTNSW"), maxLength: 40 });
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 8 }), (texts) => {
      const followed = new FollowedGc();
      for (const text of texts) expect(followed.of(text)).toEqual(gcPercent(text));
    }),
  );
});
