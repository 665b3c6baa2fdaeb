import {
  FIGURE_INK,
  type FigureItem,
  type FigureScene,
  coordinate as n,
  POINTS_PER_MM,
} from "./figure-scene.ts";

/** Without characters that XML does not allow, or that would be read as markup. */
const escaped = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const inkOf = (item: Extract<FigureItem, { readonly kind: "path" | "rect" }>): string =>
  `fill="${item.fill ?? "none"}"` +
  (item.fillOpacity === undefined ? "" : ` fill-opacity="${item.fillOpacity}"`) +
  (item.stroke === null ? "" : ` stroke="${item.stroke}" stroke-width="${item.strokeWidth ?? 1}"`);

const elementOf = (item: FigureItem): string => {
  switch (item.kind) {
    case "path":
      return `<path d="${item.d}" ${inkOf(item)}/>`;
    case "rect":
      return `<rect x="${n(item.x)}" y="${n(item.y)}" width="${n(item.width)}" height="${n(item.height)}" ${inkOf(item)}/>`;
    case "circle":
      return `<circle cx="${n(item.cx)}" cy="${n(item.cy)}" r="${item.r}" fill="${item.fill}"/>`;
    case "text": {
      const place = item.isTurned
        ? `transform="translate(${n(item.x)} ${n(item.y)}) rotate(-90)"`
        : `x="${n(item.x)}" y="${n(item.y)}"`;
      const weight = item.isBold ? ' font-weight="700"' : "";
      return `<text ${place} font-size="${item.size}" text-anchor="${item.anchor}"${weight} fill="${FIGURE_INK}">${escaped(item.text)}</text>`;
    }
  }
};

/** A figure as an SVG file in millimetres; `families` are its fonts in CSS, `description` what a reader without the picture gets. */
export const figureToSvg = (scene: FigureScene, families: string, description: string): string => {
  const size = `width="${n(scene.width / POINTS_PER_MM)}mm" height="${n(scene.height / POINTS_PER_MM)}mm"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${n(scene.width)} ${n(scene.height)}" font-family="${escaped(families)}">` +
    `<desc>${escaped(description)}</desc>${scene.items.map(elementOf).join("")}</svg>`
  );
};
