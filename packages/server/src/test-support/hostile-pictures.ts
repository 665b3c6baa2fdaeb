import { pngOf } from "./documents.ts";

const svg = (inside: string, size = 'width="400" height="300"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`;
const blur = (deviation: number): string =>
  `<filter id="f"><feGaussianBlur stdDeviation="${deviation}"/></filter><rect width="100%" height="100%" filter="url(#f)"/>`;

/** Ten drawings of ten drawings of … */
const manyTimes = (levels: number): string =>
  Array.from({ length: levels }, (_, level) => {
    const inside =
      level === 0 ? '<rect width="1" height="1"/>' : `<use xlink:href="#u${level - 1}"/>`.repeat(10);
    return `<g id="u${level}">${inside}</g>`;
  }).join("");

/** The beginning of a valid picture with this many pixels, which must never be decoded. */
const tallPng = (width: number, height: number): Uint8Array => {
  const bytes = pngOf(4, 4).slice();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Pictures that crashed a server, or kept it busy, by file name. */
export const hostilePictures: Readonly<Record<string, Uint8Array>> = {
  "blur.svg": bytesOf(svg(blur(5_000), 'width="1000000" height="1000000"')),
  "wide.svg": bytesOf(svg("<rect/>", 'viewBox="0 0 90000000 90000000"')),
  "nested.svg": bytesOf(svg("<g>".repeat(200_000) + "</g>".repeat(200_000))),
  "circle.svg": bytesOf(svg('<g id="a"><use href="#a"/></g>')),
  "times.svg": bytesOf(svg(manyTimes(9))),
  "within.svg": bytesOf(svg(`<image href="data:image/svg+xml;base64,${btoa(svg(blur(5_000)))}"/>`)),
  "carries.svg": bytesOf(
    svg(`<image href="data:image/png;base64,${Buffer.from(tallPng(60_000, 60_000)).toString("base64")}"/>`),
  ),
  "noise.svg": bytesOf(
    svg(
      '<filter id="f"><feTurbulence numOctaves="1000000"/></filter><rect width="4000" height="4000" filter="url(#f)"/>',
      'width="4000" height="4000"',
    ),
  ),
  "noise-by-style.svg": bytesOf(
    svg(
      '<style>rect{filter:url(#f)}</style><filter id="f"><feTurbulence numOctaves="1000000"/></filter><rect width="9" height="9"/>',
      'viewBox="0 0 4000 4000"',
    ),
  ),
  "many-filters.svg": bytesOf(
    svg(
      `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter><g id="g" filter="url(#f)"><rect/></g>${'<use href="#g"/>'.repeat(500)}`,
      'width="4000" height="4000"',
    ),
  ),
  "eroded.svg": bytesOf(
    svg(
      '<filter id="f"><feMorphology radius="200"/></filter><rect width="4000" height="4000" filter="url(#f)"/>',
      'width="4000" height="4000"',
    ),
  ),
  "broken.svg": bytesOf(svg('<g><rect width="1" </g>')),
  "tall.png": tallPng(60_000, 60_000),
};

/** What people really draw. */
export const harmlessPictures: Readonly<Record<string, Uint8Array>> = {
  "shadows.svg": bytesOf(
    svg(
      `<filter id="s"><feGaussianBlur stdDeviation="3"/><feOffset dx="2"/><feMerge><feMergeNode/></feMerge></filter>${'<rect width="30" height="9" filter="url(#s)"/>'.repeat(60)}`,
      'viewBox="0 0 900 600"',
    ),
  ),
  "paper.svg": bytesOf(
    svg(
      '<filter id="f"><feTurbulence numOctaves="5"/></filter><rect width="800" height="600" filter="url(#f)"/>',
      'width="800" height="600"',
    ),
  ),
  "shadow.svg": bytesOf(svg(blur(4))),
  "marks.svg": bytesOf(
    svg(`<defs><path id="m" d="M0 0h1"/></defs>${'<use href="#m" x="1"/>'.repeat(20_000)}`),
  ),
  "groups.svg": bytesOf(svg(`${"<g>".repeat(20)}<rect width="9" height="9"/>${"</g>".repeat(20)}`)),
  "photo.svg": bytesOf(
    svg(
      `<image width="9" height="9" href="data:image/png;base64,${Buffer.from(pngOf(40, 20)).toString("base64")}"/>`,
    ),
  ),
  "gel.png": pngOf(2_000, 1_500),
};
