import type { Faces, Pen } from "./pen.ts";

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? "");
const short = (value: number): string => String(Math.round(value * 100) / 100);

/** The same drawing as an SVG document. `advance` is the width of a residue: the face of who opens it may differ. */
export const svgPen = (
  size: { readonly width: number; readonly height: number },
  faces: Faces,
  advance: number,
  ground: string,
): { readonly pen: Pen; readonly text: () => string } => {
  const parts: string[] = [];
  let clips = 0;
  const pen: Pen = {
    rects(boxes, fill) {
      let path = "";
      for (let at = 0; at < boxes.length; at += 4) {
        const [x, y, width, height] = boxes.slice(at, at + 4) as [number, number, number, number];
        path += `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
      }
      if (path !== "") parts.push(`<path fill="${fill}" d="${path}"/>`);
    },
    letters(text, x, y, fill, isBold = false) {
      const places = [...text].map((_, index) => short(x + index * advance)).join(" ");
      const weight = isBold ? ' font-weight="700"' : "";
      parts.push(
        `<text class="l" x="${places}" y="${short(y)}" fill="${fill}"${weight} xml:space="preserve">${escaped(text)}</text>`,
      );
    },
    words(text, x, y, fill, align = "start") {
      parts.push(
        `<text class="w" x="${short(x)}" y="${short(y)}" fill="${fill}" text-anchor="${align}">${escaped(text)}</text>`,
      );
    },
    line(points, stroke, width) {
      if (points.length < 4) return;
      const path = points
        .map((value, at) => (at % 2 === 0 ? (at === 0 ? "M" : "L") : " ") + short(value))
        .join("");
      parts.push(`<path fill="none" stroke="${stroke}" stroke-width="${short(width)}" d="${path}"/>`);
    },
    within(x, y, width, height, draw) {
      clips += 1;
      const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
      parts.push(`<clipPath id="c${clips}"><rect ${box}/></clipPath><g clip-path="url(#c${clips})">`);
      draw();
      parts.push("</g>");
    },
  };
  const text = () =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${short(size.width)}" height="${short(size.height)}" viewBox="0 0 ${short(size.width)} ${short(size.height)}">` +
    `<style>text{dominant-baseline:central}.l{font:${faces.letterSize}px ${escaped(faces.letters)}}.w{font:${faces.wordSize}px ${escaped(faces.words)}}</style>` +
    `<rect width="100%" height="100%" fill="${ground}"/>${parts.join("")}</svg>\n`;
  return { pen, text };
};
