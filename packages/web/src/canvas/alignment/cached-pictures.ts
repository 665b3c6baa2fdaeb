import type { AlignmentDrawing, AlignmentWindow, ResiduesBox } from "./alignment-drawing.ts";
import { drawOverview, type OverviewSize } from "./draw-overview.ts";
import { canvasPen, type Faces } from "./pen.ts";
import { scrolledResidues } from "./scrolled-residues.ts";

const ratioNow = (): number => globalThis.devicePixelRatio || 1;

/** Fits a canvas to its size on screen and gives what draws on it. */
export const openCanvas = (canvas: HTMLCanvasElement, width: number, height: number) => {
  const ratio = ratioNow();
  const [wide, tall] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide || canvas.height !== tall) {
    canvas.width = wide;
    canvas.height = tall;
  }
  const context = canvas.getContext("2d", { alpha: false });
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
};

/** The overview without its frame, drawn once and cached. */
export interface FullExtent {
  readonly of: readonly unknown[];
  readonly picture: HTMLCanvasElement;
}

export const fullExtentOf = (
  kept: FullExtent | null,
  { scene, palette }: AlignmentDrawing,
  faces: Faces,
  size: OverviewSize,
): FullExtent => {
  const of = [scene, palette, size.width, size.height, ratioNow()];
  if (kept && of.every((part, index) => part === kept.of[index])) return kept;
  const picture = document.createElement("canvas");
  const context = openCanvas(picture, size.width, size.height);
  if (context) drawOverview(canvasPen(context, faces), scene, palette, size);
  return { of, picture };
};

/** What a canvas shows, to be stored when it is only scrolled. */
export interface VisibleRegion {
  readonly drawing: AlignmentDrawing;
  readonly window: AlignmentWindow;
  readonly ratio: number;
}

/**
 * Moves the residues that a canvas shows to where they are in another window.
 *
 * @returns the parts of them that are to be drawn; undefined where all are
 */
export const scrollResidues = (
  context: CanvasRenderingContext2D,
  before: VisibleRegion | null,
  { drawing, window }: Omit<VisibleRegion, "ratio">,
): readonly ResiduesBox[] | undefined => {
  const ratio = ratioNow();
  if (before?.drawing !== drawing || before.ratio !== ratio) return undefined;
  const scrolled = scrolledResidues(before.window, window, ratio);
  if (!scrolled) return undefined;
  const { right, down, bare } = scrolled;
  const { names, head } = drawing.geometry;
  const { width, height } = window;
  context.save();
  context.beginPath();
  context.rect(names, head, width, height);
  context.clip();
  const { canvas } = context;
  context.imageSmoothingEnabled = false;
  context.drawImage(canvas, right, down, canvas.width / ratio, canvas.height / ratio);
  context.restore();
  return bare;
};

/** What a canvas shows once a window is drawn on it. */
export const visibleNow = (drawing: AlignmentDrawing, window: AlignmentWindow): VisibleRegion => ({
  drawing,
  window,
  ratio: ratioNow(),
});
