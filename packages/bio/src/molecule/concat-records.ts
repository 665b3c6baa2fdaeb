import type { SequenceRecord, Topology } from "../sequence.ts";
import { concatMeasured } from "../trace/carry-measured.ts";
import { mapAnnotations, moleculeSize, uniteAnnotations } from "./map-annotations.ts";
import { shifted, wrapSegments } from "./unwrap-segments.ts";

/** How records are strung together. */
export interface ConcatOptions {
  /** Name of the whole; the names of the parts joined by `+` unless given. */
  readonly name?: string;
  /** `linear` by default. */
  readonly topology?: Topology;
  /**
   * Bases that record i shares with record i + 1 (on a circle the last also with the first) and that are in the whole
   * only once; 0 where not given. At most the length of either.
   */
  readonly overlaps?: readonly number[];
}

/**
 * Concatenates linear records, with their features, primers and qualities (0 where none were measured). Where two
 * records overlap, the bases of the later one are used, and an annotation that both have is stored once. The length
 * is the sum of the lengths less the overlaps; time is linear. The caller guarantees that overlapping bases are
 * equal.
 *
 * @example concatRecords([recordOf("AACC"), recordOf("CCGG")], { overlaps: [2] }).sequence // "AACCGG"
 */
export const concatRecords = (
  records: readonly SequenceRecord[],
  options: ConcatOptions = {},
): SequenceRecord => {
  const { topology = "linear", overlaps = [] } = options;
  const isCircular = topology === "circular";
  const last = records.length - 1;
  const kept = records.map(({ sequence }, index) =>
    index < last || isCircular ? Math.max(0, sequence.length - (overlaps[index] ?? 0)) : sequence.length,
  );
  const size = kept.reduce((sum, length) => sum + length, 0);
  let offset = 0;
  const pieces = records.map((record, index) => {
    const by = offset;
    offset += kept[index]!;
    return mapAnnotations(
      record,
      (segments) => {
        const moved = segments.map((segment) => shifted(segment, by));
        return segments.length === 0 ? [] : [isCircular ? wrapSegments(moved, size) : moved];
      },
      { before: moleculeSize(record), after: { size, isCircular } },
    );
  });
  const first = records[0];
  return {
    name: options.name ?? records.map((record) => record.name).join("+"),
    description: "",
    kind: first?.kind ?? "dna",
    topology,
    sequence: records.map(({ sequence }, index) => sequence.slice(0, kept[index])).join(""),
    ...concatMeasured(records, kept),
    ...uniteAnnotations(pieces),
    meta: first?.meta.moleculeType ? { moleculeType: first.meta.moleculeType } : {},
  };
};
