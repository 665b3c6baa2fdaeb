import { holdsPositions, type LostQualifier } from "../coding/position-qualifiers.ts";
import type { SequenceRecord } from "../sequence.ts";
import { moleculeSize, qualifiersOn } from "./map-annotations.ts";
import { type Window, windowSegments } from "./window-segments.ts";

/**
 * The qualifiers with positions that {@link sliceRecord} drops from features that are partly in the range, to warn
 * the user: the codon of a `/transl_except` is outside it, or is cut by one of its ends. Features that are completely
 * outside are not listed.
 *
 * @example lostBySlice(record, { start: 12, length: 18 }) // [{ feature: "sel", key: "transl_except", value: "(pos:…"
 * }]
 */
export const lostBySlice = (record: SequenceRecord, window: Window): readonly LostQualifier[] => {
  const { size, isCircular } = moleculeSize(record);
  const map = (segments: Parameters<typeof windowSegments>[0]) =>
    windowSegments(segments, window, size, isCircular).map((shown) => shown.segments);
  const molecules = { before: { size, isCircular }, after: { size: window.length, isCircular: false } };
  return record.features.flatMap(({ name, locations, qualifiers }) => {
    const holding = qualifiers.filter(holdsPositions);
    const instances = holding.length === 0 ? [] : map(locations);
    if (instances.length === 0) return [];
    return holding
      .filter((one) =>
        instances.every((there) => qualifiersOn([one], locations, there, map, molecules).length === 0),
      )
      .map(({ key, value }) => ({ feature: name, key, value: value ?? "" }));
  });
};
