import type { Selection, SequenceRecord } from "@benchleaf/bio";

/**
 * What a step did to the residues. A stretch is stored as what was deleted and inserted, so steps on a chromosome
 * stay small.
 */
export type ResidueChange =
  | { readonly kind: "none" }
  | { readonly kind: "stretch"; readonly start: number; readonly removed: string; readonly inserted: string }
  | { readonly kind: "whole"; readonly before: string; readonly after: string };

/** All of a record except its residues: immutable, so only references are stored. */
type Annotations = Omit<SequenceRecord, "sequence">;

/** One step, with everything needed to undo and redo it. */
export interface Step {
  readonly before: Annotations;
  readonly after: Annotations;
  readonly letters: ResidueChange;
  readonly selectionBefore: Selection;
  readonly selectionAfter: Selection;
  /** When the last residue of continuous typing was typed, in ms; absent for anything but typing. */
  readonly typedAt?: number;
}

/** A short string of its own; a slice would retain the whole sequence that it was cut from in memory. */
const detached = (letters: string): string => JSON.parse(JSON.stringify(letters)) as string;

/** The residues in `[start, start + length)` were replaced with `inserted`. */
export const stretchChange = (
  { sequence }: SequenceRecord,
  { start, length }: Selection,
  inserted: string,
): ResidueChange => ({
  kind: "stretch",
  start,
  removed: detached(sequence.slice(start, start + length)),
  inserted,
});

/** The change between two records whose residues have nothing to do with each other, or are the same. */
export const wholeChange = (before: SequenceRecord, after: SequenceRecord): ResidueChange =>
  before.sequence === after.sequence
    ? { kind: "none" }
    : { kind: "whole", before: before.sequence, after: after.sequence };

export const annotationsOf = ({ sequence: _, ...annotations }: SequenceRecord): Annotations => annotations;

const exchange = (sequence: string, start: number, gone: string, come: string): string =>
  sequence.slice(0, start) + come + sequence.slice(start + gone.length);

export const undoStep = (record: SequenceRecord, { before, letters }: Step): SequenceRecord => {
  const { sequence } = record;
  if (letters.kind === "none") return { ...before, sequence };
  if (letters.kind === "whole") return { ...before, sequence: letters.before };
  return { ...before, sequence: exchange(sequence, letters.start, letters.inserted, letters.removed) };
};

export const doAgain = (record: SequenceRecord, { after, letters }: Step): SequenceRecord => {
  const { sequence } = record;
  if (letters.kind === "none") return { ...after, sequence };
  if (letters.kind === "whole") return { ...after, sequence: letters.after };
  return { ...after, sequence: exchange(sequence, letters.start, letters.removed, letters.inserted) };
};

/**
 * Whether two records have the same content by identity of their parts; cheap, since unchanged parts are the same
 * objects.
 */
export const isSameRecord = (one: SequenceRecord, other: SequenceRecord): boolean => {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof SequenceRecord>;
  for (const key of keys) if (one[key] !== other[key]) return false;
  return true;
};
