import { reverseComplement } from "../alphabet.ts";
import type { Segment } from "../feature.ts";
import type { SequenceRecord } from "../sequence.ts";
import { reverseMeasured } from "../trace/carry-measured.ts";
import { mapAnnotations, moleculeSize } from "./map-annotations.ts";

/**
 * The reverse complement of a record, with features, primers, qualities and trace; applied twice, it gives the
 * original bases and locations. A protein is returned unchanged. A `BASE COUNT` block is dropped.
 *
 * @example reverseComplementRecord(recordOf("AAGC")).sequence // "GCTT"
 */
export const reverseComplementRecord = (record: SequenceRecord): SequenceRecord => {
  const { kind, sequence, meta } = record;
  const { ends } = meta;
  if (kind === "protein") return record;
  const other = meta.other?.filter((field) => field.key !== "BASE COUNT");
  const { qualities: _, trace: __, ...kept } = record;
  return {
    ...kept,
    ...reverseMeasured(record),
    ...mapAnnotations(
      record,
      (segments) => [segments.map((segment) => reversedSegment(segment, sequence.length))],
      { before: moleculeSize(record), after: moleculeSize(record) },
    ),
    sequence: reverseComplement(sequence, kind),
    meta: { ...meta, ...(other && { other }), ...(ends && { ends: { left: ends.right, right: ends.left } }) },
  };
};

const reversedSegment = (segment: Segment, size: number): Segment => ({
  start: size - segment.end,
  end: size - segment.start,
  strand: segment.strand === 1 ? -1 : 1,
  ...(segment.isEndPartial && { isStartPartial: true }),
  ...(segment.isStartPartial && { isEndPartial: true }),
});
