import type { SequenceRecord } from "@benchleaf/bio";
import { expect, it } from "vitest";
import { FollowedAnchors } from "./followed-anchors.ts";

const record = (sequence: string): SequenceRecord => ({
  name: "",
  description: "",
  kind: "dna",
  topology: "linear",
  sequence,
  features: [],
  primers: [],
  meta: {},
});
const saved = record("AAAACCCCGGGGTTTT");
const anchors = [
  { threadId: "1", start: 4, end: 8, isGone: false },
  { threadId: "2", start: 12, end: 16, isGone: false },
  { threadId: "3", start: 0, end: 2, isGone: true },
];
const placesOf = (followed: FollowedAnchors, sequence: string) =>
  followed.follow(anchors, record(sequence), saved).map(({ selection }) => selection);

it("places follow edits on both sides of them, one after the other", () => {
  const followed = new FollowedAnchors();
  expect(followed.follow(anchors, saved, saved).map(({ number }) => number)).toEqual([1, 2, 3]);
  placesOf(followed, "GAAAACCCCGGGGTTTT");
  expect(placesOf(followed, "GAAAACCCCGGGGTTTTA")).toEqual([
    { start: 5, length: 4 },
    { start: 13, length: 4 },
    null,
  ]);
  expect(placesOf(followed, "GAAAAGGGGTTTTA")).toEqual([null, { start: 9, length: 4 }, null]);
});

it("an anchor that arrives while there is unsaved work is shown at its bases", () => {
  expect(placesOf(new FollowedAnchors(), "TTAAAACCCCGGGGTTTT")[0]).toEqual({ start: 6, length: 4 });
});
