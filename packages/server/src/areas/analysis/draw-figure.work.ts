import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { FIGURE_INK, type FigureItem } from "@benchleaf/bio";
import type { ComputeTasks } from "../../kernel/compute.ts";

type Task = ComputeTasks["draw-figure"];
type Canvas = typeof import("@napi-rs/canvas");

const require = createRequire(import.meta.url);
const POINTS_PER_INCH = 72;
const FAMILY = "Figure Sans";

let loaded: Canvas | undefined;

/** Loads the canvas once, with the font that figures are printed in. */
const openCanvas = (): Canvas => {
  if (loaded !== undefined) return loaded;
  const canvas = require("@napi-rs/canvas") as Canvas;
  const fonts = dirname(require.resolve("@expo-google-fonts/noto-sans-sc/package.json"));
  canvas.GlobalFonts.registerFromPath(join(fonts, "400Regular/NotoSansSC_400Regular.ttf"), FAMILY);
  canvas.GlobalFonts.registerFromPath(join(fonts, "700Bold/NotoSansSC_700Bold.ttf"), `${FAMILY} Bold`);
  loaded = canvas;
  return canvas;
};

type Context = ReturnType<ReturnType<Canvas["createCanvas"]>["getContext"]>;

const paint = (
  context: Context,
  item: Exclude<FigureItem, { readonly kind: "text" }>,
  { Path2D }: Canvas,
): void => {
  const path = item.kind === "path" ? new Path2D(item.d) : new Path2D();
  if (item.kind === "rect") path.rect(item.x, item.y, item.width, item.height);
  if (item.kind === "circle") path.arc(item.cx, item.cy, item.r, 0, 2 * Math.PI);
  if (item.fill !== null) {
    context.globalAlpha = item.kind === "circle" ? 1 : (item.fillOpacity ?? 1);
    context.fillStyle = item.fill;
    context.fill(path);
    context.globalAlpha = 1;
  }
  if (item.kind === "circle" || item.stroke === null) return;
  context.strokeStyle = item.stroke;
  context.lineWidth = item.strokeWidth ?? 1;
  context.stroke(path);
};

const write = (context: Context, item: Extract<FigureItem, { readonly kind: "text" }>): void => {
  context.save();
  context.translate(item.x, item.y);
  if (item.isTurned) context.rotate(-Math.PI / 2);
  context.font = `${item.size}px "${FAMILY}${item.isBold ? " Bold" : ""}"`;
  context.textAlign = item.anchor === "middle" ? "center" : item.anchor;
  context.fillStyle = FIGURE_INK;
  context.fillText(item.text, 0, 0);
  context.restore();
};

/** Draws a figure in pixels, for programs that read no SVG. */
export const drawFigurePng = ({ scene, dpi }: Task["input"]): Task["output"] => {
  const canvas = openCanvas();
  const scale = dpi / POINTS_PER_INCH;
  const picture = canvas.createCanvas(Math.round(scene.width * scale), Math.round(scene.height * scale));
  const context = picture.getContext("2d");
  context.scale(scale, scale);
  for (const item of scene.items) {
    if (item.kind === "text") write(context, item);
    else paint(context, item, canvas);
  }
  return new Uint8Array(picture.toBuffer("image/png"));
};
