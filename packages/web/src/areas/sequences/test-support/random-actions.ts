import { type Feature, type SequenceRecord, unusedFeatureId } from "@benchleaf/bio";
import { copySelection, fragmentFor } from "../editing/clipboard.ts";
import { nonOverlapping } from "../editing/non-overlapping.ts";
import { openDocument, type SequenceAction, type SequenceDocument } from "../sequence-document.ts";

/** What random editing begins with. */
export const randomStart: SequenceRecord = {
  name: "pRandom",
  description: "",
  kind: "dna",
  topology: "circular",
  sequence: "ACGTTGCAAGCTTGGATCCGAATTCCATATGGTCTCAACGTTAACCGGTT",
  features: [],
  primers: [
    {
      id: "p1",
      name: "fwd",
      description: "",
      bases: "GGATCC",
      locations: [{ start: 13, end: 19, strand: 1 }],
    },
  ],
  meta: {},
};

/** A stream of numbers that is the same at each run (mulberry32). */
export const chance = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
};

/** What a person might do next; also with places that do not exist. */
export const anyAction = (
  { record, selection }: SequenceDocument,
  upTo: (limit: number) => number,
): SequenceAction => {
  const size = record.sequence.length;
  const letters = (most: number) =>
    Array.from({ length: upTo(most + 1) }, () => "ACGTN".charAt(upTo(5))).join("");
  const anywhere = { start: upTo(size + 3) - 1, length: upTo(size + 3) };
  const short = { start: upTo(size + 1), length: upTo(6) };
  const ids = record.features.map(({ id }) => id);
  const id = ids[upTo(Math.max(1, ids.length))] ?? "none";
  const from = upTo(size + 1);
  const feature: Feature = {
    id: unusedFeatureId(record),
    name: "f",
    type: "CDS",
    locations: [{ start: from, end: Math.min(size, from + upTo(12)), strand: upTo(2) === 0 ? 1 : -1 }],
    operator: "join",
    qualifiers: [],
  };
  const fragment = (): SequenceRecord => {
    const known = copySelection({ ...openDocument(record), selection });
    return known.sequence.length > 40
      ? { ...randomStart, sequence: "GATTACA", primers: [] }
      : (fragmentFor("dna", known) ?? known);
  };
  const places = nonOverlapping(
    Array.from({ length: Math.floor(size / 9) }, (_, index) => ({ start: index * 9, length: upTo(4) })),
    size,
  );
  // A molecule that has grown is cut back, so that ten thousand steps stay quick.
  if (size > 400) return { type: "replace", selection: { start: upTo(100), length: 300 }, insert: "" };
  if (ids.length > 40) return { type: "removeFeatures", ids: ids.slice(0, 30) };
  const actions: readonly (() => SequenceAction)[] = [
    () => ({ type: "select", selection: anywhere }),
    () => ({ type: "select", selection: short }),
    () => ({ type: "replace", selection: short, insert: letters(6), typedAt: upTo(100_000) }),
    () => ({ type: "replace", selection, insert: letters(3) }),
    () => ({ type: "replace", selection: { start: from, length: 0 }, insert: letters(20) }),
    () => ({ type: "paste", selection: short, fragment: fragment() }),
    () => ({
      type: "replacePlaces",
      replacements: places.map((place) => ({ selection: place, insert: letters(3) })),
    }),
    () => ({ type: "reverseComplement", selection: upTo(3) === 0 ? { start: 0, length: size } : anywhere }),
    () => ({ type: "changeCase", selection: anywhere, letterCase: upTo(2) === 0 ? "upper" : "lower" }),
    () => ({ type: "changeTopology", topology: upTo(4) === 0 ? "linear" : "circular" }),
    () => ({ type: "changeOrigin", origin: upTo(size + 2) }),
    () => ({ type: "putFeature", feature }),
    () => ({ type: "putFeature", feature: { ...feature, id } }),
    () => ({ type: "removeFeatures", ids: [id] }),
    () => ({ type: "mergeFeatures", ids: [id, ids[upTo(Math.max(1, ids.length))] ?? "none"] }),
    () => ({ type: "splitFeature", id, position: from }),
    () => ({ type: "removePrimers", ids: [upTo(20) === 0 ? "p1" : "none"] }),
    () => ({ type: "describe", description: letters(4), meta: record.meta }),
    () => ({ type: "saved", record }),
    () => ({ type: "undo" }),
    () => ({ type: "undo" }),
    () => ({ type: "undo" }),
    () => ({ type: "redo" }),
    () => ({ type: "redo" }),
  ];
  return actions[upTo(actions.length)]?.() ?? { type: "undo" };
};
