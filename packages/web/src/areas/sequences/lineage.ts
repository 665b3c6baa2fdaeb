import type { FileVersion } from "@benchleaf/contract";

/**
 * A line of the history drawn next to the trunk, from the version that was restored or merged to the version that did
 * so.
 */
export interface LineagePath {
  readonly from: number;
  readonly to: number;
  readonly kind: "restored" | "merged";
  /** The lane next to the trunk, from 1. */
  readonly lane: number;
}

type Span = Omit<LineagePath, "lane">;

/** Related versions in addition to the chronological order, on lanes where no two cross the same row. */
export const lineageOf = (
  versions: readonly Pick<FileVersion, "version" | "restoredFrom" | "mergedFrom">[],
): readonly LineagePath[] => {
  const spans: Span[] = versions.flatMap(({ version, restoredFrom, mergedFrom }) => [
    ...(restoredFrom === null ? [] : [{ from: restoredFrom, to: version, kind: "restored" as const }]),
    // The version before is the trunk anyhow.
    ...(mergedFrom === null ? [] : [{ from: mergedFrom, to: version, kind: "merged" as const }]),
  ]);
  spans.sort((one, other) => one.to - one.from - (other.to - other.from) || one.to - other.to);
  const lanes: Span[][] = [];
  return spans.map((span) => {
    const isFree = (taken: readonly Span[]) =>
      taken.every(({ from, to }) => to <= span.from || span.to <= from);
    let lane = lanes.findIndex(isFree);
    if (lane < 0) lane = lanes.push([]) - 1;
    lanes[lane]!.push(span);
    return { ...span, lane: lane + 1 };
  });
};

/**
 * The part of a path in the row of a version: its newer end, its older end, or a stretch that passes through. `older`
 * is the version in the next row, null in the last: an older end below it has not been loaded yet, so the line
 * continues.
 */
export const partInRow = (
  { from, to }: LineagePath,
  version: number,
  older: number | null,
): "start" | "end" | "pass" | null => {
  if (version === to) return "start";
  if (version > to || version < from) return null;
  // The version referred to may have been replaced by a later one; its line ends above the gap.
  const isEnd = version === from || (older !== null && older < from);
  return isEnd ? "end" : "pass";
};
