import { arcPath } from "./circle-geometry.ts";
import { angleAt, angleNear, type CircularPlace } from "./circular-view.ts";
import type { FeatureShape } from "./feature-shape.ts";

const BINS = 720;

/** Where features lie that are too small or too many to draw one by one, as far as it is in view. */
export const tracePath = (
  shapes: readonly FeatureShape[],
  radius: number,
  size: number,
  { facing, reach, turn }: CircularPlace,
): string => {
  if (shapes.length === 0 || size === 0) return "";
  const isWhole = reach >= Math.PI;
  const low = facing - reach;
  const perBin = (2 * reach) / BINS;
  const bins = new Uint8Array(BINS);
  for (const shape of shapes) {
    const half = angleAt(shape.length, size) / 2;
    const middle = angleNear(angleAt(shape.start, size) + half + turn, facing);
    const first = Math.floor((middle - half - low) / perBin);
    const last = Math.max(first, Math.ceil((middle + half - low) / perBin) - 1);
    for (let bin = first; bin <= Math.min(last, first + BINS); bin += 1) {
      if (isWhole) bins[((bin % BINS) + BINS) % BINS] = 1;
      else if (bin >= 0 && bin < BINS) bins[bin] = 1;
    }
  }
  const parts: string[] = [];
  for (let bin = 0; bin < BINS; bin += 1) {
    if (!bins[bin]) continue;
    const start = bin;
    while (bin < BINS && bins[bin]) bin += 1;
    parts.push(arcPath(radius, low + start * perBin, low + bin * perBin));
  }
  return parts.join("");
};
