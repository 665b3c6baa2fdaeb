import { type PdfPage, POINTS, pdfOf } from "../export/pdf-picture.ts";
import type { AlignmentDrawing, AlignmentWindow } from "./alignment-drawing.ts";
import { alignmentPalette } from "./alignment-palette.ts";
import { drawAlignment } from "./draw-alignment.ts";
import { pdfPen, recordingPen } from "./pdf-pen.ts";
import { canvasPen, type Faces } from "./pen.ts";
import { svgPen } from "./svg-pen.ts";

interface ShownDrawing {
  readonly drawing: AlignmentDrawing;
  readonly window: AlignmentWindow;
  readonly faces: Faces;
}

/** Pixels of a picture for each one on screen. */
const PRINT = 3;

/** What is in view as a file, in light colours and without a selection. */
export const alignmentPicture = async (
  { drawing, window, faces }: ShownDrawing,
  format: "svg" | "png" | "pdf",
  title: string,
): Promise<Blob> => {
  const { geometry, scene } = drawing;
  const palette = alignmentPalette({ theme: "light", isProtein: scene.isProtein });
  const drawn = { ...drawing, palette, selection: null };
  const end = geometry.tops.at(-1) ?? 0;
  const shown = { ...window, height: Math.min(window.height, Math.max(1, end - window.top)) };
  const size = {
    width: geometry.names + shown.width + geometry.numbers,
    height: geometry.head + shown.height,
  };
  if (format === "svg") {
    const { pen, text } = svgPen(size, faces, geometry.letterWidth, palette.ground);
    drawAlignment(pen, drawn, shown);
    return new Blob([text()], { type: "image/svg+xml;charset=utf-8" });
  }
  if (format === "pdf") {
    const gathering = recordingPen();
    drawAlignment(gathering.pen, drawn, shown);
    const place = `${POINTS} 0 0 ${-POINTS} 0 ${size.height * POINTS} cm`;
    const draw: PdfPage["draw"] = (fonts) => {
      const { pen, text } = pdfPen(fonts, faces, geometry.letterWidth);
      drawAlignment(pen, drawn, shown);
      return `${place}\n${text()}`;
    };
    return pdfOf([{ ...size, letters: gathering.letters, draw }], title);
  }
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(size.width * PRINT);
  canvas.height = Math.ceil(size.height * PRINT);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("no canvas");
  context.scale(PRINT, PRINT);
  drawAlignment(canvasPen(context, faces), drawn, shown);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
};
