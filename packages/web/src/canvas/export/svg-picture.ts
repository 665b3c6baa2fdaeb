import { loadPictureFonts, type PictureFont } from "./picture-fonts.ts";
import { type PicturePage, residuesOf } from "./picture-page.tsx";

const toBase64 = (file: ArrayBuffer): string => {
  let binary = "";
  for (const byte of new Uint8Array(file)) binary += String.fromCharCode(byte);
  return btoa(binary);
};

const faceOf = ({ family, range, file }: PictureFont): string =>
  `@font-face{font-family:'${family}';src:url(data:font/woff;base64,${toBase64(file)}) format('woff');unicode-range:${range}}`;

/** Fonts as an embedded style sheet, for characters of the sans-serif and of the monospace font. */
export const fontSheet = async (sans: string, mono: string): Promise<string> =>
  (await loadPictureFonts(sans, mono)).map(faceOf).join("");

/** A page as the text of a self-contained file with embedded fonts. Without `ground` it is transparent. */
export const svgText = async (page: PicturePage, ground: string | null): Promise<string> => {
  const letters = residuesOf(page);
  const sheetOfFonts = await fontSheet(letters.sans, letters.mono);
  const svg = page.svg.cloneNode(true) as SVGSVGElement;
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const make = (name: string) => document.createElementNS("http://www.w3.org/2000/svg", name);
  if (ground !== null) {
    const sheet = make("rect");
    const { left, top, width, height } = page.box;
    for (const [name, value] of Object.entries({ x: left, y: top, width, height, fill: ground }))
      sheet.setAttribute(name, String(value));
    svg.prepend(sheet);
  }
  const style = make("style");
  style.textContent = sheetOfFonts;
  svg.prepend(style);
  return new XMLSerializer().serializeToString(svg);
};

export const svgPicture = async (page: PicturePage, ground: string | null): Promise<Blob> =>
  new Blob([await svgText(page, ground)], { type: "image/svg+xml" });
