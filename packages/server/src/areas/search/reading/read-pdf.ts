import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { collectParts, type DocumentPart } from "../../../kernel/reading/document-part.ts";

const MAX_PAGES = 2_000;

const folderOfReader = (): string =>
  dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/** The text of each page, in a thread only: a page may take a second. */
export const readPdf = async (bytes: Uint8Array): Promise<DocumentPart[]> => {
  // Comes when the first PDF does: it is large.
  const { getDocument, VerbosityLevel } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const folder = folderOfReader();
  const task = getDocument({
    data: bytes,
    cMapUrl: join(folder, "cmaps/"),
    cMapPacked: true,
    standardFontDataUrl: join(folder, "standard_fonts/"),
    disableFontFace: true,
    isEvalSupported: false,
    useSystemFonts: false,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    const collected = collectParts();
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && !collected.isFull(); number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
      collected.add({ kind: "page", number }, text);
      page.cleanup();
    }
    return collected.parts;
  } finally {
    await task.destroy();
  }
};
