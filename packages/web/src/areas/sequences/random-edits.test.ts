import { type Feature, isLegal, type SequenceRecord, unusedFeatureId } from "@benchleaf/bio";
import { expect, it } from "vitest";
import { fragmentFor, holdSelection } from "./editing/clipboard.ts";
import { apart } from "./editing/places-apart.ts";
import {
  openDocument,
  type SequenceAction,
  type SequenceDocument,
  sequenceReducer,
} from "./sequence-document.ts";

const STEPS = 10_000;

const start: SequenceRecord = {
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
const chance = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
};

/** What a person might do next; also with places that do not exist. */
const anyAction = (
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
    const known = holdSelection({ ...openDocument(record), selection });
    return known.sequence.length > 40
      ? { ...start, sequence: "GATTACA", primers: [] }
      : (fragmentFor("dna", known) ?? known);
  };
  const places = apart(
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

/** What is wrong with a document; nothing, it is hoped. */
const faultsOf = ({ record, selection }: SequenceDocument): string[] => {
  const size = record.sequence.length;
  const room = record.topology === "circular" ? size : size - selection.start;
  const segments = [...record.features, ...record.primers].flatMap(({ locations }) => locations);
  const ids = record.features.map(({ id }) => id);
  return [
    ...(selection.start >= 0 && selection.start <= size ? [] : ["selection starts outside"]),
    ...(selection.length >= 0 && selection.length <= room ? [] : ["selection ends outside"]),
    ...(segments.every(({ start: first, end }) => 0 <= first && first <= end && end <= size)
      ? []
      : ["a segment lies outside"]),
    ...(new Set(ids).size === ids.length ? [] : ["two features have one id"]),
    ...(isLegal(record.sequence, record.kind) ? [] : ["illegal letters"]),
    ...(record.features.every(({ locations }) => locations.length > 0) ? [] : ["a feature without a place"]),
  ];
};

const written = ({ sequence, topology, description, features, primers, meta }: SequenceRecord): string =>
  JSON.stringify([sequence, topology, description, features, primers, meta]);

it("keeps letters, annotations, selection and undo together through ten thousand steps", () => {
  const upTo = chance(20_260_131);
  let document = openDocument(start);
  /** Each record as it was written down, before the step above it was taken. */
  const before: string[] = [];
  let behind: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    const told = written(document.record);
    const depth = document.undoStack.length;
    const action = anyAction(document, upTo);
    const next = sequenceReducer(document, action);
    const say = `step ${step}: ${JSON.stringify(action)}`;
    expect(faultsOf(next), say).toEqual([]);
    if (action.type === "undo" && depth > 0) {
      expect(written(next.record), say).toBe(before.pop());
      behind.push(told);
    } else if (action.type === "redo" && document.redoStack.length > 0) {
      expect(written(next.record), say).toBe(behind.pop());
      before.push(told);
    } else if (next.undoStack !== document.undoStack) {
      // Typing that goes on is one step with what was typed before.
      if (next.undoStack.length > depth) before.push(told);
      behind = [];
    }
    expect(before.length, say).toBe(next.undoStack.length);
    document = next;
  }
  while (document.undoStack.length > 0) {
    document = sequenceReducer(document, { type: "undo" });
    expect(written(document.record)).toBe(before.pop());
  }
  expect(written(document.record)).toBe(written(start));
});
