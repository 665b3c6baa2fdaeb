import { degrees, PDFDocument } from "@cantoo/pdf-lib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { pdfOf } from "../../test-support/pdf.ts";
import { joinPdfs } from "./join-pdfs.ts";

const turnedPdf = async (...turns: readonly number[]): Promise<Uint8Array> => {
  const made = await PDFDocument.create();
  for (const turn of turns) made.addPage([300, 500]).setRotation(degrees(turn));
  return made.save();
};

/** Position of each page's number as displayed: from the right edge to its end, and from the lower edge. */
const numbersOf = async (bytes: Uint8Array) => {
  const document = await getDocument({ data: new Uint8Array(bytes), isEvalSupported: false }).promise;
  const texts: { text: string; fromRight: number; fromBelow: number }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const view = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!("str" in item) || !/^\d+ \/ \d+$/.test(item.str)) continue;
      const [, , , , x, y] = item.transform as number[];
      const [left, foot] = view.convertToViewportPoint(x!, y!) as [number, number];
      const place = { fromRight: view.width - left - item.width, fromBelow: view.height - foot };
      texts.push({
        text: item.str,
        fromRight: Math.round(place.fromRight),
        fromBelow: Math.round(place.fromBelow),
      });
    }
  }
  await document.destroy();
  return texts;
};

const joined = async (parts: readonly Uint8Array[], isNumbered: boolean): Promise<Uint8Array> => {
  const made = await joinPdfs({ title: "all", parts, isNumbered });
  if (!made.ok) throw new Error(`part ${made.part}`);
  return made.bytes;
};

it("numbers the pages through all parts, at the lower right however a page is turned", async () => {
  const corner = { fromRight: 40, fromBelow: 20 };
  const parts = [pdfOf(["one"]), await turnedPdf(0, 90, 180, 270, -90)];
  expect(await numbersOf(await joined(parts, true))).toEqual(
    [1, 2, 3, 4, 5, 6].map((page) => ({ text: `${page} / 6`, ...corner })),
  );
});

it("leaves pages as they are where nobody asked for numbers", async () => {
  expect(await numbersOf(await joined([pdfOf(["one"]), pdfOf(["two"])], false))).toEqual([]);
});

it("names the part that cannot be read", async () => {
  const broken = new TextEncoder().encode("%PDF-1.7");
  expect(await joinPdfs({ title: "", parts: [pdfOf(["one"]), broken], isNumbered: true })).toEqual({
    ok: false,
    part: 1,
  });
});
