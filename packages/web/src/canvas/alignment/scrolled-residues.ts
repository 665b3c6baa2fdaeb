import type { AlignmentWindow, ResiduesBox } from "./alignment-drawing.ts";

/** How far residues that are drawn already go, and what of the view they leave bare. */
export interface ScrolledResidues {
  readonly right: number;
  readonly down: number;
  readonly bare: readonly ResiduesBox[];
}

/** Residues at a seam are drawn once more, since an edge of the view may cut a pixel. */
const SEAM = 1;

const isWhole = (pixels: number): boolean => Math.abs(pixels - Math.round(pixels)) < 1e-6;

/**
 * What of a view can be stored when it is scrolled; null if all is to be drawn again: another size, a way that is no
 * whole number of the screen's pixels (of which one of the page has `ratio`), or one that leaves nothing in view.
 *
 * @example scrolledResidues({ left: 0, top: 0, width: 900, height: 500 }, { left: 60, top: 0, width: 900, height: 500
 * }, 1) // { right: -60, down: 0, bare: [{ left: 839, top: 0, width: 61, height: 500 }] }
 */
export const scrolledResidues = (
  before: AlignmentWindow,
  now: AlignmentWindow,
  ratio: number,
): ScrolledResidues | null => {
  const { width, height } = now;
  if (before.width !== width || before.height !== height) return null;
  const [right, down] = [before.left - now.left, before.top - now.top];
  if (!isWhole(right * ratio) || !isWhole(down * ratio)) return null;
  if (Math.abs(right) >= width || Math.abs(down) >= height) return null;
  const [wide, tall] = [Math.abs(right) + SEAM, Math.abs(down) + SEAM];
  const bare: ResiduesBox[] = [];
  if (right !== 0) bare.push({ left: right > 0 ? 0 : width - wide, top: 0, width: wide, height });
  if (down !== 0) bare.push({ left: 0, top: down > 0 ? 0 : height - tall, width, height: tall });
  return { right, down, bare };
};
