import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { pdfFonts } from "../export/pdf-fonts.ts";
import { SANS } from "../export/picture-fonts.ts";
import { readTrueType } from "../export/true-type.ts";
import { readWoff } from "../export/woff.ts";
import { pdfPen, recordingPen } from "./pdf-pen.ts";
import type { Pen } from "./pen.ts";

const faces = { letters: "mono", words: "sans", letterSize: 10, wordSize: 12 };
const draw = (pen: Pen): void => {
  pen.rects([1, 2, 3, 4], "#ff0000");
  pen.within(0, 0, 20, 10, () => pen.letters("AC", 3, 4, "#000000"));
  pen.words("Eco", 9, 2, "#000000", "end");
};

test("an alignment is drawn in a PDF by areas, bases in their columns and words to their end", async () => {
  const address = createRequire(import.meta.url).resolve(
    "@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff",
  );
  const file = Uint8Array.from(await readFile(address)).buffer;
  const font = readTrueType(await readWoff(file));
  const fonts = pdfFonts([{ family: SANS, address, range: "U+0-FFFF", spans: [[0, 0xffff]], file, font }]);
  const { pen, text } = pdfPen(fonts, faces, 6);
  draw(pen);
  const drawn = text();
  expect(drawn).toContain("1 0 0 rg\n1 2 3 4 re\nf");
  expect(drawn).toContain("0 0 20 10 re W n");
  expect(drawn).toContain("1 0 0 -1 3 7.5 Tm");
  expect(drawn).toContain("1 0 0 -1 9 7.5 Tm");
  const width = [..."Eco"].reduce(
    (sum, letter) => sum + font.advanceOf(font.glyphOf(letter.charCodeAt(0))),
    0,
  );
  const from = Math.round((9 - (width / font.unitsPerEm) * 12) * 100) / 100;
  expect(drawn).toContain(`1 0 0 -1 ${from} 6.2 Tm`);
});

test("the text of a drawing is collected by fonts, also within a box", () => {
  const { pen, letters } = recordingPen();
  draw(pen);
  expect(letters).toEqual({ sans: "Eco", mono: "AC" });
});
