import type { SequenceRecord } from "@benchleaf/bio";
import { expect, it } from "vitest";
import { apart, replacePlaces } from "./replace-places.ts";

const circle = (sequence: string): SequenceRecord => ({
  name: "p",
  description: "",
  kind: "dna",
  topology: "circular",
  sequence,
  features: [
    {
      id: "f",
      name: "f",
      type: "CDS",
      locations: [{ start: 6, end: 8, strand: 1 }],
      operator: "join",
      qualifiers: [],
    },
  ],
  primers: [],
  meta: {},
});

it("replaces all places at once and carries features along", () => {
  const record = replacePlaces(circle("AATTCCGGAATT"), [
    { selection: { start: 0, length: 2 }, insert: "" },
    { selection: { start: 8, length: 2 }, insert: "GGGG" },
  ]);
  expect(record.sequence).toBe("TTCCGGGGGGTT");
  expect(record.features[0]?.locations).toMatchObject([{ start: 4, end: 6 }]);
});

it("replaces a place across the origin where it lies after the others were", () => {
  const record = replacePlaces(circle("ATCCCCCCCCGA"), [
    { selection: { start: 3, length: 2 }, insert: "" },
    { selection: { start: 10, length: 4 }, insert: "TTT" },
  ]);
  expect(record.sequence).toBe("CCCCCCTTT");
});

it("leaves out places that share letters with one before", () => {
  const places = [0, 1, 2, 3].map((start) => ({ start, length: 2 }));
  expect(apart(places, 4).map(({ start }) => start)).toEqual([0, 2]);
  expect(
    apart(
      [
        { start: 0, length: 2 },
        { start: 3, length: 2 },
      ],
      4,
    ).map(({ start }) => start),
  ).toEqual([0]);
});
