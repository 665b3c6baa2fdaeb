import type { Feature } from "../feature.ts";
import type { Primer } from "../primer/primer.ts";
import type { SequenceRecord } from "../sequence.ts";
import { applyChanges, type ResidueChange, residueChanges } from "./residue-changes.ts";

/** What became of annotations of one kind. Those that only moved with the residues are not named. */
export interface AnnotationChanges<Annotation> {
  readonly added: readonly Annotation[];
  readonly removed: readonly Annotation[];
  readonly changed: readonly { readonly before: Annotation; readonly after: Annotation }[];
}

/** The independent parts of a record. */
export type RecordPart = "name" | "description" | "kind" | "topology" | "meta";

/** Everything in which two records differ. */
export interface RecordChanges {
  /** In coordinates of the record before. */
  readonly letters: readonly ResidueChange[];
  readonly features: AnnotationChanges<Feature>;
  readonly primers: AnnotationChanges<Primer>;
  readonly parts: readonly RecordPart[];
}

const recordParts: readonly RecordPart[] = ["name", "description", "kind", "topology", "meta"];

/** Whether two plain values are equal, regardless of the order of their keys. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  for (const key of keys) if (!isSame(left[key], right[key])) return false;
  return true;
};

/** The parts in which two records differ. */
export const differingParts = (one: SequenceRecord, other: SequenceRecord): readonly RecordPart[] =>
  recordParts.filter((part) => !isSame(one[part], other[part]));

/**
 * What happened between two states of a record: residues, features, primers, and the rest. Annotations are
 * distinguished by id; one that merely moved because residues before it came or went is the same.
 *
 * @example compareRecords(record, applyEdit(record, { kind: "bases", start: 0, end: 0, insert: "A" }).record) //
 * letters: [{ start: 0, end: 0, insert: "A" }], nothing else
 */
export const compareRecords = (before: SequenceRecord, after: SequenceRecord): RecordChanges => {
  const letters = residueChanges(before.sequence, after.sequence);
  const carried = applyChanges(before, letters);
  return {
    letters,
    features: changesOf(before.features, carried.features, after.features),
    primers: changesOf(before.primers, carried.primers, after.primers),
    parts: differingParts(carried, after),
  };
};

/** Annotations by their id. */
export const byId = <Annotation extends { readonly id: string }>(
  list: readonly Annotation[],
): Map<string, Annotation> => new Map(list.map((one) => [one.id, one]));

const changesOf = <Annotation extends { id: string }>(
  before: readonly Annotation[],
  carried: readonly Annotation[],
  after: readonly Annotation[],
): AnnotationChanges<Annotation> => {
  const [known, moved, now] = [byId(before), byId(carried), byId(after)];
  return {
    added: after.filter(({ id }) => !known.has(id)),
    removed: before.filter(({ id }) => !now.has(id)),
    changed: before.flatMap((one) => {
      const next = now.get(one.id);
      return next && !isSame(moved.get(one.id), next) ? [{ before: one, after: next }] : [];
    }),
  };
};
