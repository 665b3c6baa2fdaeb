import { mapFeatures, mapPrimer, substituteUnder } from "./edit-features.ts";
import { rotateRecord } from "./molecule/rotate-record.ts";
import { piecesOf, type Selection } from "./range.ts";
import type { SequenceRecord } from "./sequence.ts";
import { spliceMeasured } from "./trace/carry-measured.ts";

/** Replaces the bases in `[start, end)` by `insert`. `start === end` inserts, `insert === ""` deletes. */
export interface BaseChange {
  readonly kind: "bases";
  readonly start: number;
  readonly end: number;
  readonly insert: string;
}

/** An edit and all that is needed to take it back. */
export type Edit = BaseChange;

/** A record after an edit, and the way back. */
export interface EditResult {
  readonly record: SequenceRecord;
  /** Puts bases and every annotation back exactly as they were. */
  readonly undo: () => SequenceRecord;
}

/**
 * Applies one change and maps every annotation through it, in time proportional to the features; the rules are at
 * {@link mapFeature}. A replacement by as many residues is a substitution: no annotation moves. Qualities and trace
 * follow by the rules of {@link spliceMeasured}. An old `BASE COUNT` block is dropped, since it would be wrong, and
 * so are told ends when residues change at an end. Residues are taken as they are; clean them with `cleanLetters`
 * first. Throws RangeError unless `0 <= start <= end <= size`.
 *
 * @example const { record, undo } = applyEdit(plasmid, { kind: "bases", start: 10, end: 10, insert: "ACGT" }); undo()
 * === plasmid // true
 */
export const applyEdit = (record: SequenceRecord, change: Edit): EditResult => {
  const { start, end, insert } = change;
  const size = record.sequence.length;
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || start > end || end > size) {
    throw new RangeError(`change ${start}..${end} does not lie on ${size} letters`);
  }
  const undo = () => record;
  if (start === end && insert === "") return { record, undo };
  const bases = record.sequence.slice(0, start) + insert + record.sequence.slice(end);
  const isSubstitution = insert.length === end - start;
  const features = isSubstitution
    ? substituteUnder(record.features, change, record.sequence, record.topology === "circular")
    : mapFeatures(record.features, change, size, record.topology === "circular");
  const primers = isSubstitution
    ? record.primers
    : record.primers.map((primer) => mapPrimer(primer, change, size, record.topology === "circular"));
  const { qualities: _, trace: __, ...kept } = record;
  const meta = withoutEnds(withoutBaseCount(record.meta), start === 0 || end === size);
  return {
    record: { ...kept, sequence: bases, features, primers, meta, ...spliceMeasured(record, change) },
    undo,
  };
};

/**
 * Replaces a selection that may cross the origin of a circle. Across the origin the new residues go to the
 * selection's beginning, so they end the stored residues and the origin moves to the first base after the selection;
 * as many residues as were selected are substituted where they are. One undo takes all back. Throws RangeError when
 * the selection is not on the molecule.
 *
 * @example replaceSelection(circleOf("ACGTT"), { start: 4, length: 2 }, "GGG").record.bases // "CGTGGG"
 */
export const replaceSelection = (
  record: SequenceRecord,
  selection: Selection,
  insert: string,
): EditResult => {
  const [tail, head] = piecesOf(selection, record.sequence.length, record.topology === "circular");
  if (!tail) return { record, undo: () => record };
  if (!head) return applyEdit(record, { kind: "bases", ...tail, insert });
  const undo = () => record;
  if (insert.length === selection.length) {
    const cut = tail.end - tail.start;
    const first = applyEdit(record, { kind: "bases", ...tail, insert: insert.slice(0, cut) });
    return { ...applyEdit(first.record, { kind: "bases", ...head, insert: insert.slice(cut) }), undo };
  }
  // With the selection at the end of the stored residues it is one change, which cuts no feature in two.
  const turned = rotateRecord(record, head.end);
  const end = record.sequence.length;
  const change = { kind: "bases", start: end - selection.length, end, insert } as const;
  return { ...applyEdit(turned, change), undo };
};

const withoutBaseCount = (meta: SequenceRecord["meta"]): SequenceRecord["meta"] =>
  meta.other?.some((field) => field.key === "BASE COUNT")
    ? { ...meta, other: meta.other.filter((field) => field.key !== "BASE COUNT") }
    : meta;

const withoutEnds = (meta: SequenceRecord["meta"], isAtEnd: boolean): SequenceRecord["meta"] => {
  if (!isAtEnd || !meta.ends) return meta;
  const { ends: _, ...rest } = meta;
  return rest;
};
