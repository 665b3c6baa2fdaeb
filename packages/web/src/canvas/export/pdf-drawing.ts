import { circlePath, pdfPath, rectPath } from "./path-points.ts";
import type { GlyphRun, PdfFonts } from "./pdf-fonts.ts";
import { residuePositions } from "./residue-positions.ts";

const n = (value: number) => String(Math.round(value * 1000) / 1000);
const hex = (glyph: number) => glyph.toString(16).padStart(4, "0");

/** Slant of synthetic italics, and outline width of synthetic bold, as shares of the size. */
const SLANT = 0.2;
const BOLD = 0.035;

/** How opaque fill and stroke are; pages name such states. */
export interface Opacities {
  nameOf(fill: number, stroke: number): string;
}

interface Ink {
  /** `r g b` of 0 to 1. */
  readonly color: string;
  readonly alpha: number;
}

/** `rgb(1, 2, 3)`, `rgba(…, 0.5)`, `#112233`; null for none. */
export const inkOf = (color: string | null): Ink | null => {
  if (color === null || color === "none") return null;
  const share = (value: number) => n(value / 255);
  const short = /^#([0-9a-f]{6})$/i.exec(color)?.[1];
  if (short !== undefined) {
    const parts = [0, 2, 4].map((at) => share(Number.parseInt(short.slice(at, at + 2), 16)));
    return { color: parts.join(" "), alpha: 1 };
  }
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return { color: [red, green, blue].map(share).join(" "), alpha };
};

/** The operators that draw an SVG page of ours, in its own co-ordinates (y downwards). */
export const pdfContent = (svg: SVGSVGElement, fonts: PdfFonts, opacities: Opacities): string => {
  const lines: string[] = [];
  const number = (element: Element, name: string, otherwise = 0) => {
    const value = Number.parseFloat(element.getAttribute(name) ?? "");
    return Number.isNaN(value) ? otherwise : value;
  };
  const paint = (element: Element) => {
    const opacity = number(element, "opacity", 1);
    const fill = inkOf(element.getAttribute("fill") ?? "#000000");
    const stroke = inkOf(element.getAttribute("stroke"));
    const fillAlpha = (fill?.alpha ?? 1) * number(element, "fill-opacity", 1) * opacity;
    const strokeAlpha = (stroke?.alpha ?? 1) * number(element, "stroke-opacity", 1) * opacity;
    const state = fillAlpha < 1 || strokeAlpha < 1 ? [`/${opacities.nameOf(fillAlpha, strokeAlpha)} gs`] : [];
    return {
      fill: fill && fillAlpha > 0 ? fill : null,
      stroke: stroke && strokeAlpha > 0 ? stroke : null,
      state,
    };
  };
  const shape = (element: Element, path: string, isClosed = true) => {
    const { fill, stroke, state } = paint(element);
    const filled = isClosed ? fill : null;
    if (path === "" || (!filled && !stroke)) return;
    lines.push("q", ...state);
    if (filled) lines.push(`${filled.color} rg`);
    if (stroke) lines.push(`${stroke.color} RG ${n(number(element, "stroke-width", 1))} w`);
    lines.push(pdfPath(path), filled && stroke ? "B" : filled ? "f" : "S", "Q");
  };

  const text = (element: Element) => {
    const { fill, state } = paint(element);
    const size = number(element, "font-size", 12);
    const isMono = element.getAttribute("font-family")?.includes("monospace") ?? false;
    const runs = fonts.runsOf(element.textContent ?? "", isMono);
    if (!fill || runs.length === 0) return;
    const isBold = number(element, "font-weight", 400) >= 600;
    const slant = element.getAttribute("font-style") === "italic" ? SLANT : 0;
    lines.push("q", ...state, `${fill.color} rg`, "BT");
    if (isBold) lines.push(`${fill.color} RG ${n(size * BOLD)} w 2 Tr`);
    const onPath = element.querySelector("textPath");
    if (onPath) alongPath(onPath, runs, size);
    else straight(element, runs, size, slant);
    lines.push("ET", "Q");
  };
  const widthOf = (runs: readonly GlyphRun[], size: number) =>
    runs.reduce((sum, run) => sum + run.advances.reduce((all, advance) => all + advance, 0), 0) *
    (size / 1000);
  const straight = (element: Element, runs: readonly GlyphRun[], size: number, slant: number) => {
    const anchor = element.getAttribute("text-anchor");
    const back = anchor === "middle" ? 0.5 : anchor === "end" ? 1 : 0;
    const widths = runs.flatMap((run) => run.advances.map((advance) => (advance * size) / 1000));
    // Residues that follow each other by their own widths need no place each.
    const places = anchor ? residuePositions(element.getAttribute("x"), back, widths) : null;
    if (places) return apart(element, runs, size, places, slant);
    let x = number(element, "x") - back * widthOf(runs, size);
    for (const run of runs) {
      const glyphs = run.glyphs.map(hex).join("");
      lines.push(
        `/${run.font} ${n(size)} Tf 1 0 ${slant} -1 ${n(x)} ${n(number(element, "y"))} Tm <${glyphs}> Tj`,
      );
      x += widthOf([run], size);
    }
  };
  const apart = (
    element: Element,
    runs: readonly GlyphRun[],
    size: number,
    places: readonly number[],
    slant: number,
  ) => {
    const y = n(number(element, "y"));
    let letter = 0;
    for (const run of runs) {
      for (const glyph of run.glyphs) {
        const x = n(places[letter] ?? 0);
        lines.push(`/${run.font} ${n(size)} Tf 1 0 ${slant} -1 ${x} ${y} Tm <${hex(glyph)}> Tj`);
        letter += 1;
      }
    }
  };
  /** Each character is upright on the path, with the text centred. */
  const alongPath = (onPath: Element, runs: readonly GlyphRun[], size: number) => {
    const path = svg.querySelector(`[id="${onPath.getAttribute("href")?.slice(1)}"]`);
    if (!(path instanceof SVGPathElement)) return;
    let at = path.getTotalLength() / 2 - widthOf(runs, size) / 2;
    for (const run of runs) {
      run.glyphs.forEach((glyph, index) => {
        const advance = ((run.advances[index] ?? 0) * size) / 1000;
        const [left, right] = [path.getPointAtLength(at), path.getPointAtLength(at + advance)];
        const angle = Math.atan2(right.y - left.y, right.x - left.x);
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        lines.push(
          `/${run.font} ${n(size)} Tf ${n(cos)} ${n(sin)} ${n(sin)} ${n(-cos)} ${n(left.x)} ${n(left.y)} Tm <${hex(glyph)}> Tj`,
        );
        at += advance;
      });
    }
  };

  const group = (element: Element) => {
    const transform = element.getAttribute("transform") ?? "";
    const [, x = "0", y = "0"] = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(transform) ?? [];
    const scale = Number(/scale\(([\d.]+)\)/.exec(transform)?.[1] ?? 1);
    const angle = (Number(/rotate\((-?[\d.]+)\)/.exec(transform)?.[1] ?? 0) * Math.PI) / 180;
    const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
    lines.push(`q ${n(cos)} ${n(sin)} ${n(-sin)} ${n(cos)} ${x} ${y} cm`);
    for (const child of element.children) draw(child);
    lines.push("Q");
  };
  const draw = (element: Element): void => {
    const of = (name: string) => number(element, name);
    if (element.tagName === "path") shape(element, element.getAttribute("d") ?? "");
    else if (element.tagName === "rect")
      shape(element, rectPath(of("x"), of("y"), of("width"), of("height"), of("rx")));
    else if (element.tagName === "circle") shape(element, circlePath(of("cx"), of("cy"), of("r")));
    else if (element.tagName === "line")
      shape(element, `M${of("x1")} ${of("y1")}L${of("x2")} ${of("y2")}`, false);
    else if (element.tagName === "text") text(element);
    else if (element.tagName === "g" || element.tagName === "svg") group(element);
  };
  for (const child of svg.children) draw(child);
  return lines.join("\n");
};
