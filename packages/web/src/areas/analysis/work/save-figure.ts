import type { FigureScene } from "@benchleaf/bio";
import { createElement } from "react";
import { FigureDrawing } from "../parts/figure-drawing.tsx";

/** The files that a figure is saved as. */
export const figureFormats = ["svg", "pdf", "png300", "png600"] as const;
export type FigureFormat = (typeof figureFormats)[number];

/** A figure as a file in the size it is printed at; fonts are embedded in SVG and PDF. */
export const figureFile = async (
  scene: FigureScene,
  size: { readonly width: number; readonly height: number },
  format: FigureFormat,
  title: string,
): Promise<Blob> => {
  // Loaded with the first figure that is saved.
  const [{ makePicture }, { sizeOfMm }] = await Promise.all([
    import("../../../canvas/export/make-picture.ts"),
    import("../../../canvas/export/picture-sheet.ts"),
  ]);
  return makePicture({
    drawings: [createElement(FigureDrawing, { scene, size, label: title })],
    format: format === "svg" || format === "pdf" ? format : "png",
    title,
    dpi: format === "png600" ? 600 : 300,
    ground: null,
    frame: { size: sizeOfMm(size.width, size.height), top: 0, height: scene.height },
  });
};

/** @example extensionOf("png600") // "png" */
export const extensionOf = (format: FigureFormat): string => format.replace(/\d+$/, "");
