import { reverseComplement } from "./alphabet.ts";
import { moveQualifiers } from "./coding/position-qualifiers.ts";
import { type EditResult, replaceSelection } from "./edit.ts";
import type { Feature, Segment } from "./feature.ts";
import { mapAnnotations, moleculeSize, uniteAnnotations } from "./molecule/map-annotations.ts";
import { reverseComplementRecord } from "./molecule/reverse-complement-record.ts";
import { shifted, unwrapSegments, wrapSegments } from "./molecule/unwrap-segments.ts";
import { type Selection, sliceBases } from "./range.ts";
import type { SequenceRecord } from "./sequence.ts";

/**
 * Turns a stretch round where it is: its residues become their reverse complement, and every feature and primer that
 * is wholly in it turns with them. One that reaches over an end of the stretch stays where it is: it names a place,
 * of which only a part was turned. The whole molecule selected is {@link reverseComplementRecord}; a protein has no
 * other strand and stays. Throws RangeError when the selection is not on the molecule.
 *
 * @example reverseComplementSelection(lineOf("AAACGG"), { start: 2, length: 3 }).record.sequence // "AACGTG"
 */
export const reverseComplementSelection = (record: SequenceRecord, selection: Selection): EditResult => {
  const { kind, sequence, topology } = record;
  const undo = () => record;
  if (kind === "protein" || selection.length === 0) return { record, undo };
  const size = sequence.length;
  if (selection.length === size && selection.start === 0)
    return { record: reverseComplementRecord(record), undo };
  const turned = reverseComplement(sliceBases(record, selection), kind);
  const { record: replaced } = replaceSelection(record, selection, turned);
  const turn = (segments: readonly Segment[]): readonly Segment[] => {
    // Each segment is searched for by itself: exons may overlap, or are in an order that goes round the circle twice.
    const laid = unwrapSegments(segments, size, topology === "circular").map((one) =>
      shifted(one, size * Math.ceil((selection.start - one.start) / size)),
    );
    const end = selection.start + selection.length;
    const isInside = laid.every((one) => one.end <= end);
    if (laid.length === 0 || !isInside) return segments;
    return wrapSegments(
      laid.map((segment) => turnedAbout(segment, selection.start + end)),
      size,
    );
  };
  const { features, primers } = replaced;
  const given = new Map<string, Feature>(record.features.map((feature) => [feature.id, feature]));
  return {
    record: {
      ...replaced,
      features: features.map((feature) => {
        const locations = turn(feature.locations);
        if (locations === feature.locations) return feature;
        const { rawLocation: _, ...rest } = feature;
        // The residues are others where they are, but reversed they are the same: nothing is lost.
        const { qualifiers } = given.get(feature.id) ?? feature;
        const molecule = { size, isCircular: topology === "circular" };
        return { ...rest, locations, qualifiers: moveQualifiers(qualifiers, molecule, molecule, turn) };
      }),
      primers: primers.map((primer) => ({ ...primer, locations: turn(primer.locations) })),
    },
    undo,
  };
};

/** The mirror image of a segment on the other strand; `ends` is the sum of the stretch's two ends. */
const turnedAbout = (segment: Segment, ends: number): Segment => {
  const { isStartPartial, isEndPartial, ...rest } = segment;
  return {
    ...rest,
    start: ends - segment.end,
    end: ends - segment.start,
    strand: segment.strand === 1 ? -1 : 1,
    ...(isEndPartial && { isStartPartial: true }),
    ...(isStartPartial && { isEndPartial: true }),
  };
};

/**
 * Writes a stretch in upper or lower case; no annotation moves. Throws RangeError when the selection is not on the
 * molecule.
 *
 * @example changeCase(lineOf("acgt"), { start: 1, length: 2 }, "upper").record.sequence // "aCGt"
 */
export const changeCase = (
  record: SequenceRecord,
  selection: Selection,
  letterCase: "upper" | "lower",
): EditResult => {
  const letters = sliceBases(record, selection);
  return replaceSelection(
    record,
    selection,
    letterCase === "upper" ? letters.toUpperCase() : letters.toLowerCase(),
  );
};

/**
 * Puts a fragment instead of a selection, with the fragment's features and primers. Their ids are made unique here;
 * what the record already says of the same residues is not said twice. The fragment's residues are taken as they are:
 * both should be of the same kind. Throws RangeError when the selection is not on the molecule.
 *
 * @example pasteFragment(lineOf("AATT"), { start: 2, length: 0 }, fragment).record.sequence // "AA" + fragment + "TT"
 */
export const pasteFragment = (
  record: SequenceRecord,
  selection: Selection,
  fragment: SequenceRecord,
): EditResult => {
  const { record: replaced, undo } = replaceSelection(record, selection, fragment.sequence);
  const size = replaced.sequence.length;
  const beyond = Math.max(0, selection.start + selection.length - record.sequence.length);
  const isSubstituted = fragment.sequence.length === selection.length;
  const start = isSubstituted ? selection.start : selection.start - beyond;
  const moved = mapAnnotations(
    fragment,
    (segments) => [
      wrapSegments(
        segments.map((segment) => shifted(segment, start)),
        size,
      ),
    ],
    { before: moleculeSize(fragment), after: moleculeSize(replaced) },
  );
  return { record: { ...replaced, ...uniteAnnotations([replaced, moved]) }, undo };
};
