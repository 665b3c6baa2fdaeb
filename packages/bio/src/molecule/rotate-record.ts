import { wrapPosition } from "../range.ts";
import type { SequenceRecord } from "../sequence.ts";
import { sliceMeasured } from "../trace/carry-measured.ts";
import { mapAnnotations, moleculeSize } from "./map-annotations.ts";
import { shifted, unwrapSegments, wrapSegments } from "./unwrap-segments.ts";

/**
 * The same circle with another origin: base `origin` (zero-based, modulo the length) comes first. A feature across
 * the new origin becomes two adjacent segments, one across the old origin becomes whole. A linear record is returned
 * unchanged. Rotating back gives the original bases and locations.
 *
 * @example rotateRecord(circleOf("ACGTT"), 3).sequence // "TTACG"
 */
export const rotateRecord = (record: SequenceRecord, origin: number): SequenceRecord => {
  const size = record.sequence.length;
  if (record.topology !== "circular" || size === 0) return record;
  const start = wrapPosition(origin, size);
  if (start === 0) return record;
  const { qualities: _, trace: __, ...kept } = record;
  return {
    ...kept,
    ...sliceMeasured(record, { start, length: size }),
    ...mapAnnotations(
      record,
      (segments) => [
        wrapSegments(
          unwrapSegments(segments, size, true).map((segment) => shifted(segment, -start)),
          size,
        ),
      ],
      { before: moleculeSize(record), after: moleculeSize(record) },
    ),
    sequence: record.sequence.slice(start) + record.sequence.slice(0, start),
  };
};
