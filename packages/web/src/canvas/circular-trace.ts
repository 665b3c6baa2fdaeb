import { bandPath } from "./circle-geometry.ts";
import { angleAt, angleNear, type CircularPlace } from "./circular-view.ts";
import { countColumns } from "./feature-density.ts";
import type { FeatureShape } from "./feature-shape.ts";

export { MAX_GAP } from "./feature-density.ts";

const BINS = 720;

/** Feature density as a curve from `inner` to at most `outer`, within the view. */
export const densityBand = (
  shapes: readonly FeatureShape[],
  inner: number,
  outer: number,
  size: number,
  { facing, reach, turn }: CircularPlace,
): string => {
  if (shapes.length === 0 || size === 0) return "";
  const low = facing - reach;
  const perBin = (2 * reach) / BINS;
  const stretches = shapes.map((shape) => {
    const half = angleAt(shape.length, size) / 2;
    const middle = angleNear(angleAt(shape.start, size) + half + turn, facing);
    return [(middle - half - low) / perBin, (middle + half - low) / perBin] as const;
  });
  const parts: string[] = [];
  for (const { from, to, share } of countColumns(stretches, BINS, reach >= Math.PI))
    parts.push(bandPath(inner, inner + share * (outer - inner), low + from * perBin, low + to * perBin));
  return parts.join("");
};
