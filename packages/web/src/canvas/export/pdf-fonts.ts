import type { PdfFile } from "./pdf-file.ts";
import { MONO, type PictureFont, SANS } from "./picture-fonts.ts";

/** Residues that follow each other in one font. */
export interface GlyphRun {
  /** Name of the font in the page's resources. */
  readonly font: string;
  readonly glyphs: readonly number[];
  /** In thousandths of the font size. */
  readonly advances: readonly number[];
}

export interface PdfFonts {
  runsOf(text: string, isMono: boolean): readonly GlyphRun[];
  /** Writes the fonts with the used characters; returns the dictionary of their names. */
  embed(pdf: PdfFile): Promise<string>;
}

const hex = (value: number) => value.toString(16).padStart(4, "0");

/** Fonts of a document. Glyphs keep their numbers until the end, when each font is cut down to those in use. */
export const pdfFonts = (fonts: readonly PictureFont[]): PdfFonts => {
  const used = fonts.map(() => new Map<number, string>());
  const orderOf = (isMono: boolean) => {
    const family = isMono ? MONO : SANS;
    const own = fonts.map((_, index) => index).filter((index) => fonts[index]?.family === family);
    return [...own, ...fonts.map((_, index) => index).filter((index) => fonts[index]?.family !== family)];
  };
  const orders = { mono: orderOf(true), sans: orderOf(false) };
  const find = (letter: string, isMono: boolean) => {
    const code = letter.codePointAt(0) ?? 0;
    for (const index of isMono ? orders.mono : orders.sans) {
      const glyph = fonts[index]?.font.glyphOf(code) ?? 0;
      if (glyph > 0) return { index, glyph };
    }
    return { index: 0, glyph: 0 };
  };
  return {
    runsOf(text, isMono) {
      const runs: { index: number; font: string; glyphs: number[]; advances: number[] }[] = [];
      for (const letter of text) {
        const { index, glyph } = find(letter, isMono);
        used[index]?.set(glyph, letter);
        let run = runs.at(-1);
        if (run?.index !== index) {
          run = { index, font: `F${index}`, glyphs: [], advances: [] };
          runs.push(run);
        }
        run.glyphs.push(glyph);
        run.advances.push(fonts[index]?.font.advanceOf(glyph) ?? 0);
      }
      return runs;
    },
    async embed(pdf) {
      const names: string[] = [];
      for (const [index, font] of fonts.entries()) {
        const glyphs = used[index];
        if (glyphs && glyphs.size > 0)
          names.push(`/F${index} ${await embedFont(pdf, font, glyphs, index)} 0 R`);
      }
      return `<< ${names.join(" ")} >>`;
    },
  };
};

/** A composite font whose codes are the numbers of the glyphs before the font was cut down. */
const embedFont = async (
  pdf: PdfFile,
  { font, family }: PictureFont,
  glyphs: ReadonlyMap<number, string>,
  index: number,
): Promise<number> => {
  const tag = [...String(index).padStart(6, "0")].map((digit) => "ABCDEFGHIJ"[Number(digit)]).join("");
  const name = `${tag}+${family.replaceAll(" ", "")}-Regular`;
  const { file, newId } = font.subset(glyphs.keys());
  const fileNumber = await pdf.addStream(file, `/Length1 ${file.length}`);
  const scale = (value: number) => Math.round((value * 1000) / font.unitsPerEm);
  const descriptor = pdf.add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${font.box.map(scale).join(" ")}] /ItalicAngle 0 /Ascent ${scale(font.ascent)} /Descent ${scale(font.descent)} /CapHeight ${scale(font.ascent * 0.7)} /StemV 80 /FontFile2 ${fileNumber} 0 R >>`,
  );
  const codes = [...glyphs.keys()].sort((one, other) => one - other);
  const mapping = new Uint8Array(2 * ((codes.at(-1) ?? 0) + 1));
  for (const code of codes) new DataView(mapping.buffer).setUint16(2 * code, newId.get(code) ?? 0);
  const mapNumber = await pdf.addStream(mapping);
  const widths = codes.map((code) => `${code} [${font.advanceOf(code).toFixed(1)}]`).join(" ");
  const cid = pdf.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /W [${widths}] /CIDToGIDMap ${mapNumber} 0 R >>`,
  );
  const unicode = await pdf.addStream(new TextEncoder().encode(toUnicode(glyphs)));
  return pdf.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${cid} 0 R] /ToUnicode ${unicode} 0 R >>`,
  );
};

/** Unicode of the glyphs, so that text can be found and copied. */
const toUnicode = (glyphs: ReadonlyMap<number, string>): string => {
  const lines = [...glyphs].map(
    ([glyph, letter]) =>
      `<${hex(glyph)}> <${Array.from({ length: letter.length }, (_, at) => hex(letter.charCodeAt(at))).join("")}>`,
  );
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const some = lines.slice(at, at + 100);
    blocks.push(`${some.length} beginbfchar\n${some.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${blocks.join("\n")}
endcmap CMapName currentdict /CMap defineresource pop end end`;
};
