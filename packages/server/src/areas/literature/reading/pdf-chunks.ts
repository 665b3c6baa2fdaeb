import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import type { Chunk, PageChunks } from "./paper-text.ts";

type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** Text below this size is not readable. */
const SMALLEST_POINTS = 2;
const WHITE = 250;
/** If almost all text is invisible, it is the OCR layer of a scan. */
const RECOGNISED_SHARE = 0.9;

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

/** Opens a PDF; the caller destroys it. @throws what pdfjs throws: PasswordException, InvalidPDFException … */
export const openPdf = async (bytes: Uint8Array) => {
  // Loaded with the first PDF, since it is large.
  const pdfjs = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  const task = pdfjs.getDocument({
    data: bytes,
    cMapUrl: join(folder, "cmaps/"),
    cMapPacked: true,
    standardFontDataUrl: join(folder, "standard_fonts/"),
    disableFontFace: true,
    isEvalSupported: false,
    useSystemFonts: false,
    useWasm: false,
    // Images are ignored.
    maxImageSize: 1,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  return { task, ops: pdfjs.OPS as Readonly<Record<string, number>> };
};

interface HiddenShow {
  readonly x: number;
  readonly y: number;
  readonly why: "white" | "invisible";
}

const isWhite = (color: unknown): boolean => {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(String(color));
  return found?.slice(1).every((part) => Number.parseInt(part ?? "0", 16) >= WHITE) ?? false;
};

interface Glyph {
  readonly width?: number;
  readonly isSpace?: boolean;
}

/** Positions of text that is white or invisible, in the page's own coordinates. */
const hiddenShows = async (
  page: PDFPageProxy,
  ops: Readonly<Record<string, number>>,
): Promise<HiddenShow[]> => {
  const list = await page.getOperatorList();
  const found: HiddenShow[] = [];
  interface State {
    ctm: Matrix;
    mode: number;
    isWhite: boolean;
    size: number;
    leading: number;
    charSpace: number;
    wordSpace: number;
    scale: number;
    rise: number;
  }
  let state: State = {
    ctm: IDENTITY,
    mode: 0,
    isWhite: false,
    size: 1,
    leading: 0,
    charSpace: 0,
    wordSpace: 0,
    scale: 1,
    rise: 0,
  };
  const stack: State[] = [];
  let line: Matrix = IDENTITY;
  let text: Matrix = IDENTITY;
  const move = (x: number, y: number): void => {
    line = times(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  const show = (glyphs: readonly (Glyph | number)[]): void => {
    if (state.mode === 3 || state.isWhite) {
      const at = times(state.ctm, text);
      found.push({ x: at[4], y: at[5], why: state.mode === 3 ? "invisible" : "white" });
    }
    let advance = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === "number") advance -= (glyph / 1000) * state.size;
      else if (glyph)
        advance +=
          ((glyph.width ?? 0) / 1000) * state.size + state.charSpace + (glyph.isSpace ? state.wordSpace : 0);
    }
    text = times(text, [1, 0, 0, 1, advance * state.scale, 0]);
  };
  const name = new Map(Object.entries(ops).map(([key, value]) => [value, key]));
  for (const [index, op] of list.fnArray.entries()) {
    const args = (list.argsArray[index] ?? []) as unknown[];
    const numbers = (
      Array.isArray(args[0]) || ArrayBuffer.isView(args[0]) ? args[0] : args
    ) as ArrayLike<number>;
    switch (name.get(op)) {
      case "save":
        stack.push({ ...state });
        break;
      case "restore":
        state = stack.pop() ?? state;
        break;
      case "transform":
        state.ctm = times(state.ctm, Array.from(numbers) as unknown as Matrix);
        break;
      case "paintFormXObjectBegin": {
        stack.push({ ...state });
        const matrix = args[0] as ArrayLike<number> | null;
        if (matrix) state.ctm = times(state.ctm, Array.from(matrix) as unknown as Matrix);
        break;
      }
      case "paintFormXObjectEnd":
        state = stack.pop() ?? state;
        break;
      case "beginText":
        line = IDENTITY;
        text = IDENTITY;
        break;
      case "setFont":
        state.size = Number(args[1]);
        break;
      case "setTextMatrix":
        line = Array.from(numbers) as unknown as Matrix;
        text = line;
        break;
      case "moveText":
        move(Number(args[0]), Number(args[1]));
        break;
      case "setLeading":
        state.leading = Number(args[0]);
        break;
      case "setLeadingMoveText":
        state.leading = -Number(args[1]);
        move(Number(args[0]), Number(args[1]));
        break;
      case "nextLine":
        move(0, -Math.abs(state.leading));
        break;
      case "setCharSpacing":
        state.charSpace = Number(args[0]);
        break;
      case "setWordSpacing":
        state.wordSpace = Number(args[0]);
        break;
      case "setHScale":
        state.scale = Number(args[0]) / 100;
        break;
      case "setTextRenderingMode":
        state.mode = Number(args[0]);
        break;
      case "setFillRGBColor":
      case "setFillColor":
        state.isWhite = isWhite(args[0]);
        break;
      case "setFillTransparent":
      case "setFillColorN":
        state.isWhite = false;
        break;
      case "showText":
      case "showSpacedText":
        show((Array.isArray(args[0]) ? args[0] : []) as (Glyph | number)[]);
        break;
      default:
        break;
    }
  }
  return found;
};

const isBoldFont = (page: PDFPageProxy, fontName: string): boolean => {
  try {
    const font = page.commonObjs.get(fontName) as { name?: string; bold?: boolean; black?: boolean } | null;
    return (
      font?.bold === true ||
      font?.black === true ||
      /bold|black|heavy|[-,]b$|medi(?:um)?(?:$|ital)|CMBX/i.test(font?.name ?? "")
    );
  } catch {
    return false;
  }
};

const NEAR = 1.5;

/** The pieces of one page; slanted text, such as notes in the margin, is left out. */
export const readPage = async (
  pdf: PDFDocumentProxy,
  number: number,
  ops: Readonly<Record<string, number>>,
): Promise<PageChunks & { readonly recognised: number; readonly all: number }> => {
  const page = await pdf.getPage(number);
  const [left, bottom, right, top] = page.view as [number, number, number, number];
  const hidden = await hiddenShows(page, ops).catch((): HiddenShow[] => []);
  const { items } = await page.getTextContent();
  const chunks: (Chunk & { isInvisible: boolean })[] = [];
  for (const item of items) {
    if (!("str" in item) || item.str.trim() === "") continue;
    const [a, b, , d, e, f] = item.transform as [number, number, number, number, number, number];
    if (Math.abs(b) > Math.abs(a) * 0.05) continue;
    const size = Math.hypot(b, d) || item.height;
    const near = hidden.filter(
      (show) => Math.abs(show.y - f) < NEAR && show.x > e - NEAR && show.x < e + Math.max(item.width, NEAR),
    );
    const isOutside = e > right + 1 || e + item.width < left - 1 || f > top + 1 || f < bottom - 1;
    const isInvisible = near.some(({ why }) => why === "invisible");
    chunks.push({
      text: item.str.normalize("NFKC").replaceAll("\0", ""),
      page: number,
      x: e - left,
      y: top - f,
      width: item.width,
      size,
      isBold: isBoldFont(page, item.fontName),
      isHidden: isOutside || size < SMALLEST_POINTS || near.some(({ why }) => why === "white"),
      isInvisible,
    });
  }
  page.cleanup();
  const all = chunks.reduce((sum, { text }) => sum + text.length, 0);
  const recognised = chunks.reduce((sum, one) => sum + (one.isInvisible ? one.text.length : 0), 0);
  const isRecognised = all > 0 && recognised / all > RECOGNISED_SHARE;
  return {
    page: number,
    width: right - left,
    height: top - bottom,
    all,
    recognised,
    chunks: chunks.map(({ isInvisible, ...chunk }) => ({
      ...chunk,
      isHidden: chunk.isHidden || (isInvisible && !isRecognised),
    })),
  };
};
