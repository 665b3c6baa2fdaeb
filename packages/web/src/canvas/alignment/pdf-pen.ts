import { inkOf } from "../export/pdf-drawing.ts";
import type { GlyphRun, PdfFonts } from "../export/pdf-fonts.ts";
import type { Faces, Pen } from "./pen.ts";

const n = (value: number) => String(Math.round(value * 100) / 100);
const hex = (glyph: number) => glyph.toString(16).padStart(4, "0");
/**
 * From the middle of a line of residues down to where they are, and breadth of the outline of bold ones: shares of
 * the size.
 */
const [TO_FOOT, BOLD] = [0.35, 0.035];

const colorOf = (color: string): string => inkOf(color)?.color ?? "0 0 0";

const widthOf = (runs: readonly GlyphRun[], size: number): number =>
  (runs.flatMap(({ advances }) => advances).reduce((sum, advance) => sum + advance, 0) * size) / 1000;

/** The same drawing as operators of PDF, y downwards. `advance` is the width of a residue on screen. */
export const pdfPen = (
  fonts: PdfFonts,
  faces: Faces,
  advance: number,
): { readonly pen: Pen; readonly text: () => string } => {
  const lines: string[] = [];
  const glyph = (run: GlyphRun, glyphs: readonly number[], size: number, x: number, y: number) =>
    `/${run.font} ${n(size)} Tf 1 0 0 -1 ${n(x)} ${n(y)} Tm <${glyphs.map(hex).join("")}> Tj`;
  const pen: Pen = {
    rects(boxes, fill) {
      if (boxes.length === 0) return;
      lines.push(`${colorOf(fill)} rg`);
      for (let at = 0; at < boxes.length; at += 4)
        lines.push(
          `${boxes
            .slice(at, at + 4)
            .map(n)
            .join(" ")} re`,
        );
      lines.push("f");
    },
    letters(text, x, y, fill, isBold = false) {
      const size = faces.letterSize;
      const outline = isBold ? [`${colorOf(fill)} RG ${n(size * BOLD)} w 2 Tr`] : [];
      lines.push("q", "BT", `${colorOf(fill)} rg`, ...outline);
      let at = 0;
      for (const run of fonts.runsOf(text, true)) {
        for (const one of run.glyphs) {
          lines.push(glyph(run, [one], size, x + at * advance, y + size * TO_FOOT));
          at += 1;
        }
      }
      lines.push("ET", "Q");
    },
    words(text, x, y, fill, align = "start") {
      const size = faces.wordSize;
      const runs = fonts.runsOf(text, false);
      const back = align === "middle" ? 0.5 : align === "end" ? 1 : 0;
      let from = x - back * widthOf(runs, size);
      lines.push("BT", `${colorOf(fill)} rg`);
      for (const run of runs) {
        lines.push(glyph(run, run.glyphs, size, from, y + size * TO_FOOT));
        from += widthOf([run], size);
      }
      lines.push("ET");
    },
    line(points, stroke, width) {
      if (points.length < 4) return;
      lines.push(`${colorOf(stroke)} RG ${n(width)} w 1 j`);
      for (let at = 0; at < points.length; at += 2)
        lines.push(`${n(points[at] ?? 0)} ${n(points[at + 1] ?? 0)} ${at === 0 ? "m" : "l"}`);
      lines.push("S");
    },
    within(x, y, width, height, draw) {
      lines.push("q", `${[x, y, width, height].map(n).join(" ")} re W n`);
      draw();
      lines.push("Q");
    },
  };
  return { pen, text: () => lines.join("\n") };
};

/** Collects the texts of a drawing, in either font. */
export const recordingPen = () => {
  const letters = { sans: "", mono: "" };
  const pen: Pen = {
    rects: () => {},
    line: () => {},
    letters: (text) => {
      letters.mono += text;
    },
    words: (text) => {
      letters.sans += text;
    },
    within: (_x, _y, _width, _height, draw) => draw(),
  };
  return { pen, letters };
};
