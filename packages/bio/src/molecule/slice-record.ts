import { cutQualifiers } from "../cut-coding.ts";
import type { Feature } from "../feature.ts";
import type { SequenceRecord } from "../sequence.ts";
import { sliceMeasured } from "../trace/carry-measured.ts";
import { mapAnnotations, moleculeSize, qualifiersOn, uniteAnnotations } from "./map-annotations.ts";
import { type Window, windowSegments } from "./window-segments.ts";

/**
 * A stretch of a record as a linear record of its own, with the features and primers that are in it. A feature cut by
 * an end of the stretch keeps the part inside, marked partial (`<`, `>`); one that runs out at one end and in at the
 * other gives two. What is left of a coding feature is read in the frame it was in (`/codon_start`). On a circle the
 * stretch may cross the origin and may be longer than the circle (a plasmid opened by a staggered cut shows its
 * overhang at both ends). Time is linear in bases and features. Throws RangeError when the stretch is not on the
 * molecule.
 *
 * @example sliceRecord(circleOf("ACGTT"), { start: 4, length: 3 }).sequence // "TAC"
 */
export const sliceRecord = (record: SequenceRecord, window: Window): SequenceRecord => {
  const size = record.sequence.length;
  const isCircular = record.topology === "circular";
  const letters = windowResidues(record, window);
  const shownOf = (segments: Parameters<typeof windowSegments>[0]) =>
    windowSegments(segments, window, size, isCircular);
  const map = (segments: Parameters<typeof windowSegments>[0]) =>
    shownOf(segments).map((shown) => shown.segments);
  const molecules = { before: moleculeSize(record), after: { size: letters.length, isCircular: false } };
  const { primers } = mapAnnotations({ features: [], primers: record.primers }, map, molecules);
  const features = record.features.flatMap((feature): Feature[] => {
    const { rawLocation: _, ...rest } = feature;
    return shownOf(feature.locations).map(({ segments, lost, isCut }) => ({
      ...rest,
      locations: segments,
      qualifiers: qualifiersOn(
        isCut ? cutQualifiers(feature, lost) : feature.qualifiers,
        feature.locations,
        segments,
        map,
        molecules,
      ),
    }));
  });
  const annotations = uniteAnnotations([{ features, primers }]);
  const { moleculeType, strandedness } = record.meta;
  const { qualities: _, trace: __, ...kept } = record;
  return {
    ...kept,
    ...annotations,
    ...sliceMeasured(record, window),
    topology: "linear",
    sequence: letters,
    meta: { ...(moleculeType && { moleculeType }), ...(strandedness && { strandedness }) },
  };
};

/** The bases of a window. Throws RangeError when it is not on the molecule. */
export const windowResidues = (
  { sequence, topology }: Pick<SequenceRecord, "sequence" | "topology">,
  { start, length }: Window,
): string => {
  const size = sequence.length;
  const limit = topology === "circular" ? 2 * size : size - start;
  const isSound = Number.isInteger(start) && Number.isInteger(length) && start >= 0 && start <= size;
  if (!isSound || length < 0 || length > limit) {
    throw new RangeError(`stretch ${start}+${length} does not lie on ${size} letters`);
  }
  const end = start + length;
  return end <= size ? sequence.slice(start, end) : (sequence + sequence + sequence).slice(start, end);
};
