import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { circlePath, pdfPath, rectPath } from "./path-points.ts";
import { inkOf } from "./pdf-drawing.ts";
import { createPdf, pdfText } from "./pdf-file.ts";
import { pdfFonts } from "./pdf-fonts.ts";
import { type PictureFont, parseRange, SANS, slicesOf } from "./picture-fonts.ts";
import { pngSize, withResolution } from "./png-picture.ts";
import { residuePositions } from "./residue-positions.ts";
import { readTrueType } from "./true-type.ts";
import { readWoff } from "./woff.ts";

const require = createRequire(import.meta.url);
const readFont = async (name: string): Promise<PictureFont> => {
  const bytes = await readFile(require.resolve(`@fontsource/noto-sans-sc/files/${name}-400-normal.woff`));
  const file = Uint8Array.from(bytes).buffer;
  const font = readTrueType(await readWoff(file));
  return { family: SANS, address: name, range: "U+0-FFFF", spans: [[0, 0xffff]], file, font };
};

describe("fonts of pictures", () => {
  it("are read: characters, widths, and missing characters", async () => {
    const { font } = await readFont("noto-sans-sc-latin");
    expect(font.unitsPerEm).toBe(1000);
    const [glyph, wide] = [font.glyphOf(0x69), font.glyphOf(0x57)];
    expect(font.advanceOf(wide)).toBeGreaterThan(2 * font.advanceOf(glyph));
    expect(font.glyphOf(0x7c92)).toBe(0);
  });

  it("are reduced to the characters in use, with the same outlines and widths", async () => {
    const { font } = await readFont("noto-sans-sc-latin");
    const wanted = [..."EcoRI é"].map((letter) => font.glyphOf(letter.codePointAt(0) ?? 0));
    const { file, newId } = font.subset(wanted);
    const tables = new Map<string, Uint8Array>();
    const directory = new DataView(file.buffer, file.byteOffset);
    for (let index = 0; index < directory.getUint16(4); index += 1) {
      const at = 12 + 16 * index;
      const tag = String.fromCharCode(...file.subarray(at, at + 4));
      const start = directory.getUint32(at + 8);
      tables.set(tag, file.slice(start, start + directory.getUint32(at + 12)));
    }
    expect([...tables.keys()]).toEqual(["glyf", "head", "hhea", "hmtx", "loca", "maxp"]);
    // Residues alone do not identify glyphs, so a map is added to read them back.
    tables.set("cmap", new Uint8Array(4));
    const again = readTrueType(tables);
    for (const glyph of wanted) expect(again.advanceOf(newId.get(glyph) ?? -1)).toBe(font.advanceOf(glyph));
    expect(again.subset([newId.get(wanted[0] ?? 0) ?? 0]).file.length).toBeLessThan(file.length);
    expect(file.length).toBeLessThan(3000);
  });

  it("are loaded as subsets for their characters", () => {
    const css = `@font-face { src: url(/a.woff2) format('woff2'), url("/a.woff") format('woff'); unicode-range: U+4e00-4eff,U+8d28; }
      @font-face { src: url(/b.woff) format('woff'); }`;
    expect(slicesOf(css, SANS).map(({ address, spans }) => ({ address, spans }))).toEqual([
      {
        address: "/a.woff",
        spans: [
          [0x4e00, 0x4eff],
          [0x8d28, 0x8d28],
        ],
      },
      { address: "/b.woff", spans: [[0, 0x10ffff]] },
    ]);
    expect(parseRange("U+41")).toEqual([[65, 65]]);
  });
});

describe("PDF", () => {
  it("says text of any language, and holds what it was given", async () => {
    const font = await readFont("noto-sans-sc-latin");
    const fonts = pdfFonts([font]);
    const runs = fonts.runsOf("pUC19", false);
    expect(runs).toHaveLength(1);
    expect(runs[0]?.glyphs).toHaveLength(5);
    const pdf = createPdf();
    const names = await fonts.embed(pdf);
    expect(names).toMatch(/^<< \/F0 \d+ 0 R >>$/);
    const info = pdf.add(`<< /Title ${pdfText("质粒")} >>`);
    const root = pdf.add("<< /Type /Catalog >>");
    const text = Buffer.from(await pdf.finish(root, info).arrayBuffer()).toString("latin1");
    expect(text.startsWith("%PDF-1.7")).toBe(true);
    expect(text).toContain("<FEFF8d287c92>");
    expect(text).toContain("/FontFile2");
    // Each entry of the table points at the object of its number.
    const table = text
      .slice(text.lastIndexOf("\nxref\n") + 1)
      .split("\n")
      .slice(3);
    table
      .filter((line) => line.endsWith(" n "))
      .forEach((line, index) => {
        const at = Number(line.slice(0, 10));
        expect(text.slice(at, at + 12).startsWith(`${index + 1} 0 obj`)).toBe(true);
      });
  });

  it("draws lines and arcs where SVG draws them", () => {
    expect(pdfPath("M1 2L3 4H5V6Z")).toBe("1 2 m\n3 4 l\n5 4 l\n5 6 l\nh");
    const quarter = pdfPath("M0 -10A10 10 0 0 1 10 0").split("\n").slice(1);
    expect(quarter).toHaveLength(2);
    expect(quarter[0]).toMatch(/7\.071 -7\.071 c$/);
    expect(quarter[1]).toMatch(/10 0 c$/);
    const other = pdfPath("M0 -10A10 10 0 1 0 10 0").split("\n").slice(1);
    expect(other).toHaveLength(6);
    expect(other[2]).toMatch(/-7.071 7.071 c$/);
    expect(
      pdfPath(circlePath(0, 0, 5))
        .split("\n")
        .filter((line) => line.endsWith("c")),
    ).toHaveLength(8);
    expect(pdfPath(rectPath(0, 0, 10, 4, 0))).toBe("0 0 m\n10 0 l\n10 4 l\n0 4 l\nh");
    expect(rectPath(0, 0, 10, 4, 9)).toContain("A2 2");
  });

  it("positions characters individually if they have positions", () => {
    expect(residuePositions("10", 0.5, [6, 4])).toBeNull();
    expect(residuePositions(null, 0.5, [6, 4])).toBeNull();
    expect(residuePositions("10 20", 0.5, [6, 4])).toEqual([7, 18]);
    expect(residuePositions("10 20", 1, [6, 4])).toEqual([4, 16]);
    // Residues beyond the places run on, as in SVG.
    expect(residuePositions("10 20", 0, [6, 4, 5])).toEqual([10, 20, 24]);
  });

  it("reads colours as browsers return them", () => {
    expect(inkOf("rgb(255, 0, 51)")).toEqual({ color: "1 0 0.2", alpha: 1 });
    expect(inkOf("rgba(0, 0, 0, 0.25)")).toEqual({ color: "0 0 0", alpha: 0.25 });
    expect(inkOf("#00ff00")).toEqual({ color: "0 1 0", alpha: 1 });
    expect(inkOf("none")).toBeNull();
  });
});

describe("PNG", () => {
  it("is as many pixels as the resolution asks for, as far as browsers draw", () => {
    expect(pngSize({ width: 640, height: 480 }, 300)).toMatchObject({ width: 2000, height: 1500 });
    expect(pngSize({ width: 800, height: 32_000 }, 300).height).toBe(16_000);
  });

  it("has its resolution in a chunk after the header, with the correct checksum", () => {
    const png = withResolution(new Uint8Array(60), 300);
    const view = new DataView(png.buffer, 33);
    expect(png).toHaveLength(81);
    expect([...png.subarray(37, 41)]).toEqual([..."pHYs"].map((letter) => letter.charCodeAt(0)));
    expect([view.getUint32(8), view.getUint32(12), png[33 + 16]]).toEqual([11_811, 11_811, 1]);
    // CRC-32 of that chunk, as zlib gives it.
    expect(view.getUint32(17)).toBe(0x78a53f76);
  });
});
