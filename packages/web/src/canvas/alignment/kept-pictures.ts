import type { AlignmentDrawing } from "./draw-alignment.ts";
import { drawOverview, type OverviewSize } from "./draw-overview.ts";
import { canvasPen, type Faces } from "./pen.ts";

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

/** The overview without its frame, drawn once and kept. */
export interface Whole {
  readonly of: readonly unknown[];
  readonly picture: HTMLCanvasElement;
}

export const wholeOf = (
  kept: Whole | null,
  { scene, palette }: AlignmentDrawing,
  faces: Faces,
  size: OverviewSize,
): Whole => {
  const of = [scene, palette, size.width, size.height, ratioNow()];
  if (kept && of.every((part, index) => part === kept.of[index])) return kept;
  const picture = document.createElement("canvas");
  const context = openCanvas(picture, size.width, size.height);
  if (context) drawOverview(canvasPen(context, faces), scene, palette, size);
  return { of, picture };
};
