import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AssemblyDraft,
  addParts,
  changePart,
  type DraftPart,
  emptyDraft,
  movePart,
  readDraft,
  removePart,
  selectedMethods,
  writeDraft,
} from "./assembly-draft.ts";

const partOf = (index: number) =>
  fc.record({
    id: fc.constant(`p${index + 1}`),
    sequenceId: fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }).map(String),
    version: fc.integer({ min: 1, max: 999_999_999 }),
    region: fc.option(
      fc.record({ start: fc.nat({ max: 99_999_998 }), length: fc.integer({ min: 1, max: 99_999_999 }) }),
    ),
    featureId: fc.constant(null),
    strand: fc.constantFrom(1 as const, -1 as const),
  });
const drafts: fc.Arbitrary<AssemblyDraft> = fc.record({
  method: fc.constantFrom(...selectedMethods),
  isLinear: fc.boolean(),
  enzyme: fc.constantFrom(null, "BsaI", "BsaI-HFv2"),
  parts: fc
    .nat({ max: 10 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => partOf(index)))),
});
const ids = ({ parts }: AssemblyDraft) => parts.map(({ id }) => id);

describe("a draft of an assembly", () => {
  it("is restored from its URL", () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(readDraft(writeDraft(draft))).toEqual(draft);
      }),
    );
  });

  it("is read from any address without harm", () => {
    fc.assert(
      fc.property(fc.record({ parts: fc.string(), method: fc.string(), enzyme: fc.string() }), (query) => {
        const { parts, method } = readDraft(query);
        expect(parts.length).toBeLessThanOrEqual(10);
        expect(selectedMethods).toContain(method);
      }),
    );
  });

  it("takes ten parts and no eleventh, each with an id of its own", () => {
    const chosen = Array.from({ length: 11 }, (_, index) => ({ id: String(index), version: 2 }));
    const full = addParts(emptyDraft, chosen);
    expect(full.parts).toHaveLength(10);
    const again = addParts(removePart(full, "p3"), chosen);
    expect(new Set(ids(again)).size).toBe(10);
  });

  it("keeps all parts when one moves", () => {
    fc.assert(
      fc.property(drafts, fc.nat({ max: 12 }), fc.nat({ max: 12 }), (draft, which, to) => {
        const moved = movePart(draft, `p${which + 1}`, to);
        expect([...ids(moved)].sort()).toEqual([...ids(draft)].sort());
        if (which < draft.parts.length)
          expect(ids(moved)[Math.min(to, draft.parts.length - 1)]).toBe(`p${which + 1}`);
      }),
    );
  });

  it("changes one part only", () => {
    const draft = addParts(emptyDraft, [
      { id: "7", version: 1 },
      { id: "8", version: 1 },
    ]);
    const strandOf = ({ strand }: DraftPart) => strand;
    expect(changePart(draft, "p2", { strand: -1 }).parts.map(strandOf)).toEqual([1, -1]);
  });
});
