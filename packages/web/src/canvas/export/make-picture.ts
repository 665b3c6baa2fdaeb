import type { ReactElement } from "react";
import { pdfPicture } from "./pdf-picture.ts";
import { drawPage, type PictureFrame, type PicturePage } from "./picture-page.tsx";
import { pngPicture } from "./png-picture.ts";
import { printPages } from "./print-pages.ts";
import { svgPicture } from "./svg-picture.ts";

export interface PictureSettings {
  /** One drawing a page; SVG and PNG take the first. */
  readonly drawings: readonly ReactElement[];
  readonly format: "svg" | "png" | "pdf";
  readonly title: string;
  /** Of a PNG, pixels an inch. */
  readonly dpi: number;
  /** A colour, or null for none. A PDF has none: paper shows through. */
  readonly ground: string | null;
  /** The whole drawing in its size by default. */
  readonly frame?: PictureFrame | undefined;
}

/** Page after page, with a breath between, so that many of them never hold up a key. */
const drawPages = async (
  drawings: readonly ReactElement[],
  frame?: PictureFrame,
): Promise<readonly PicturePage[]> => {
  const pages: PicturePage[] = [];
  for (const drawing of drawings) {
    pages.push(drawPage(drawing, frame));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return pages;
};

/** What a view draws, as a file. */
export const makePicture = async (input: PictureSettings): Promise<Blob> => {
  const { drawings, format, title, dpi, ground, frame } = input;
  const pages = await drawPages(format === "pdf" ? drawings : drawings.slice(0, 1), frame);
  if (format === "pdf") return pdfPicture(pages, title);
  const [page] = pages;
  if (!page) throw new Error("nothing drawn");
  return format === "svg" ? svgPicture(page, ground) : pngPicture(page, dpi, ground);
};

export const printDrawings = async (drawings: readonly ReactElement[], frame?: PictureFrame): Promise<void> =>
  printPages(await drawPages(drawings, frame));
