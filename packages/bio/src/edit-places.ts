import { applyEdit, type BaseChange, replaceSelection } from "./edit.ts";
import { mapFeatures, mapPrimer, substituteUnder } from "./edit-features.ts";
import type { Feature, Segment } from "./feature.ts";
import type { Selection } from "./range.ts";
import type { SequenceRecord } from "./sequence.ts";

/** A stretch and the residues that take its place. */
export interface Replacement {
  readonly selection: Selection;
  readonly insert: string;
}

/**
 * Replaces many places at once, with the result of {@link replaceSelection} at one after the other from the last to
 * the first, and of the one across the origin, if any, in the end. Positions are those of the record handed in; no
 * two places may share residues. Residues are written once and a feature is carried only through the changes at it,
 * so that time is linear in the molecule. Throws RangeError when a place is not on the molecule.
 *
 * @example replacePlaces(lineOf("AATTAA"), [0, 4].map((start) => ({ selection: { start, length: 2 }, insert: "C" })))
 *   .sequence // "CTTC"
 */
export const replacePlaces = (
  record: SequenceRecord,
  replacements: readonly Replacement[],
): SequenceRecord => {
  const size = record.sequence.length;
  const isAcross = ({ selection }: Replacement) => selection.start + selection.length > size;
  const inside = replacements
    .filter((one) => !isAcross(one) && (one.selection.length > 0 || one.insert !== ""))
    .toSorted((one, other) => one.selection.start - other.selection.start);
  const replaced = isMeasured(record) ? oneByOne(record, inside) : atOnce(record, inside.map(changeOf));
  const across = replacements.find(isAcross);
  if (!across) return replaced;
  const start = across.selection.start + replaced.sequence.length - size;
  return replaceSelection(replaced, { ...across.selection, start }, across.insert).record;
};

/** Reads have qualities that follow each change; they are short. */
const isMeasured = ({ qualities, trace }: SequenceRecord): boolean =>
  qualities !== undefined || trace !== undefined;

const changeOf = ({ selection: { start, length }, insert }: Replacement): BaseChange => ({
  kind: "bases",
  start,
  end: start + length,
  insert,
});

// From the end, so that earlier positions stay valid.
const oneByOne = (record: SequenceRecord, replacements: readonly Replacement[]): SequenceRecord =>
  replacements.reduceRight(
    (sofar, { selection, insert }) => replaceSelection(sofar, selection, insert).record,
    record,
  );

const atOnce = (record: SequenceRecord, changes: readonly BaseChange[]): SequenceRecord => {
  const first = changes[0];
  const last = changes.at(-1);
  if (!first || !last) return record;
  const { sequence } = record;
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, insert } of changes) {
    pieces.push(sequence.slice(done, start), insert);
    done = end;
  }
  const carry = carrier(changes, sequence.length, record.topology === "circular");
  // An edit at an end determines the header; if none is at an end, any does.
  const isCircular = record.topology === "circular";
  const features = changes
    .filter(({ start, end, insert }) => insert.length === end - start)
    .reduce((some, change) => substituteUnder(some, change, sequence, isCircular), record.features);
  const { meta } = applyEdit(record, first.start === 0 ? first : last).record;
  return {
    ...record,
    meta,
    sequence: pieces.join("") + sequence.slice(done),
    features: features.flatMap(
      (feature) =>
        carry<Feature | null>(feature.locations, feature, (one, change, size, isCircular) =>
          one === null ? null : (mapFeatures([one], change, size, isCircular)[0] ?? null),
        ) ?? [],
    ),
    primers: record.primers.map((primer) => carry(primer.locations, primer, mapPrimer)),
  };
};

type Step<Annotation> = (
  one: Annotation,
  change: BaseChange,
  size: number,
  isCircular: boolean,
) => Annotation;

/** Carries an annotation through the changes that touch it, last first, and past all those before it in one step. */
const carrier = (changes: readonly BaseChange[], size: number, isCircular: boolean) => {
  const starts = changes.map(({ start }) => start);
  const ends = changes.map(({ end }) => end);
  const growth = [0];
  for (const { start, end, insert } of changes)
    growth.push((growth.at(-1) ?? 0) + insert.length - (end - start));
  return <Annotation>(segments: readonly Segment[], annotation: Annotation, step: Step<Annotation>) => {
    if (segments.length === 0) return annotation;
    const from = segments.reduce((least, { start }) => Math.min(least, start), size);
    const to = segments.reduce((most, { end }) => Math.max(most, end), 0);
    const firstAt = countBelow(ends, from);
    const behind = countBelow(starts, to + 1);
    let carried = annotation;
    let length = size;
    for (let index = behind - 1; index >= firstAt; index--) {
      const change = changes[index]!;
      // A substitution moves nothing.
      if (change.insert.length !== change.end - change.start)
        carried = step(carried, change, length, isCircular);
      length += change.insert.length - (change.end - change.start);
    }
    const shift = growth[firstAt] ?? 0;
    if (shift === 0) return carried;
    const before: BaseChange = {
      kind: "bases",
      start: 0,
      end: Math.max(0, -shift),
      insert: "N".repeat(Math.max(0, shift)),
    };
    return step(carried, before, length, isCircular);
  };
};

/** How many of ascending numbers are below a limit. */
const countBelow = (ascending: readonly number[], limit: number): number => {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
};
