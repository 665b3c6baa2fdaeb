import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutDraft, joinDraft } from "./draft-pieces.ts";
import type { Draft } from "./draft-store.ts";

const draftOf = (letters: number, features: number): Draft => ({
  baseVersion: 3,
  keptAt: "2026-11-21T08:00:00.000Z",
  content: {
    name: "chromosome",
    description: "",
    sequence: "ACGTN".repeat(letters / 5 + 1).slice(0, letters),
    circular: true,
    isProtein: false,
    isRna: false,
    features: Array.from({ length: features }, (_, index) => ({
      id: `f${index}`,
      name: `gene ${index}`,
      type: "gene",
      locations: [{ start: index, end: index + 1, strand: 1 as const }],
      operator: "join" as const,
      qualifiers: [],
    })),
    primers: [],
    meta: {},
  },
});

describe("pieces of a draft", () => {
  it("come together again, whatever the size", () => {
    fc.assert(
      fc.property(fc.nat(1_200_000), fc.nat(1300), (letters, features) => {
        const draft = draftOf(letters, features);
        const { head, pieces } = cutDraft(draft);
        expect(joinDraft(head, pieces)).toEqual(draft);
      }),
      { numRuns: 20 },
    );
  });

  it("hold no more than a page copies at once, of long reads too, and join in their order", () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({
      id: `r${index}`,
      letters: "ACGT".repeat(2500),
    }));
    const draft = { baseVersion: 1, keptAt: "2026-11-21T08:00:00.000Z", content: { rows, order: "given" } };
    const { head, pieces } = cutDraft(draft);
    expect(pieces.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(joinDraft(head, pieces)).toEqual(draft);
  });

  it("are none of a plasmid, which stays whole", () => {
    const draft = draftOf(8000, 40);
    expect(cutDraft(draft)).toEqual({ head: draft, pieces: [] });
  });

  it("are small, and no draft where one is missing", () => {
    const { head, pieces } = cutDraft(draftOf(1_100_000, 1200));
    expect(pieces.map(({ length }) => length)).toEqual([500_000, 500_000, 100_000, 500, 500, 200]);
    expect(joinDraft(head, pieces.slice(1))).toBeNull();
  });
});
