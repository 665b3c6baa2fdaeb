import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pngOf, sheetOf, slidesOf, wordOf } from "../../../test-support/documents.ts";
import { readOfficeDocument } from "./office-document.ts";
import { printableEnding } from "./office-pages.ts";

const words = (...texts: string[]) => texts.map((text) => ({ kind: "text", text }));
const paragraph = (text: string, properties = "", runProperties = "") =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${runProperties}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
const numbered = (list: string, depth = 0) =>
  `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr>`;
const read = (body: string) => readOfficeDocument({ bytes: wordOf(body), view: "word" });

describe("a Word document", () => {
  it("is its headings, paragraphs, bold and italic text, without hidden or deleted text", async () => {
    const body = [
      paragraph("Gibson", '<w:pStyle w:val="1"/>'),
      paragraph("5 &lt; 6 &amp; 质粒", '<w:pStyle w:val="a3"/>'),
      paragraph("bold", "", "<w:b/>"),
      paragraph("italic", "", '<w:b w:val="0"/><w:i/>'),
      paragraph("secret", "", "<w:vanish/>"),
      "<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:ins><w:r><w:t>new</w:t></w:r></w:ins></w:p>",
    ].join("");
    expect((await read(body))?.blocks).toEqual([
      { kind: "heading", level: 2, inside: words("Gibson") },
      { kind: "paragraph", inside: words("5 < 6 & 质粒") },
      { kind: "paragraph", inside: [{ kind: "strong", inside: words("bold") }] },
      { kind: "paragraph", inside: [{ kind: "emphasis", inside: words("italic") }] },
      { kind: "paragraph", inside: words("new") },
    ]);
  });

  it("keeps the numbers of its steps, also after content between them", async () => {
    const body = [
      paragraph("one", numbered("2")),
      paragraph("under one", numbered("2", 1)),
      paragraph("between"),
      paragraph("two", numbered("2")),
      paragraph("dot", numbered("3")),
    ].join("");
    const item = (text: string) => ({ kind: "paragraph", inside: words(text) });
    expect((await read(body))?.blocks).toEqual([
      {
        kind: "list",
        start: 1,
        items: [[item("one"), { kind: "list", start: null, items: [[item("under one")]] }]],
      },
      item("between"),
      { kind: "list", start: 2, items: [[item("two")]] },
      { kind: "list", start: null, items: [[item("dot")]] },
    ]);
  });

  it("has its tables with several lines in a cell, and its pictures once however often they are shown", async () => {
    const cell = (...texts: string[]) => `<w:tc>${texts.map((text) => paragraph(text)).join("")}</w:tc>`;
    const picture = '<w:p><w:r><w:drawing><a:blip r:embed="rId1"/></w:drawing></w:r></w:p>';
    const again = `<w:p><w:r><mc:AlternateContent><mc:Choice>${picture}</mc:Choice><mc:Fallback><w:t>twice</w:t></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    const body = `<w:tbl><w:tr>${cell("a")}${cell("b", "c")}</w:tr><w:tr>${cell("1")}<w:tc><w:tbl><w:tr>${cell("in")}</w:tr></w:tbl></w:tc></w:tr></w:tbl>${picture}${again}`;
    const found = await read(body);
    expect(found?.blocks).toEqual([
      {
        kind: "table",
        head: [words("a"), [...words("b"), { kind: "break" }, ...words("c")]],
        rows: [[words("1"), words("in")]],
      },
      { kind: "picture", name: "/office-1.png", width: 80, text: "" },
      { kind: "picture", name: "/office-1.png", width: 80, text: "" },
    ]);
    expect(Object.keys(found?.pictures ?? {})).toEqual(["/office-1.png"]);
  });

  it("of any markup is read or refused, and never takes long", async () => {
    const tags = fc.constantFrom(
      "<w:p>",
      "</w:p>",
      "<w:tbl>",
      "</w:tbl>",
      "<w:tr>",
      "<w:tc>",
      "<w:t>",
      "<w:r>",
      "<",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(tags, fc.string()), { maxLength: 40 }), async (pieces) => {
        expect(await read(pieces.join(""))).not.toBeUndefined();
      }),
      { numRuns: 60 },
    );
    const started = cpuTime();
    await read("<".repeat(2_000_000));
    expect(cpuTime() - started).toBeLessThan(3_000);
  });
});

it("a workbook is its sheets as tables, a presentation its slides in words", async () => {
  const sheet = await readOfficeDocument({
    bytes: sheetOf("Ct", [
      ["样品", "Ct"],
      ["ACTB", "19"],
    ]),
    view: "sheet",
  });
  expect(sheet?.blocks).toEqual([
    { kind: "heading", level: 2, inside: words("Ct") },
    { kind: "grid", head: ["样品", "Ct"], rows: [["ACTB", "19"]] },
  ]);
  const slides = await readOfficeDocument({ bytes: slidesOf("Yield", "90 %"), view: "slides" });
  expect(slides?.blocks).toEqual([
    { kind: "heading", level: 2, inside: words("1. Yield") },
    { kind: "paragraph", inside: words("90 %") },
  ]);
});

it("what is none, broken, or unpacks to too much is refused", async () => {
  for (const view of ["word", "sheet", "slides"] as const) {
    expect(await readOfficeDocument({ bytes: new Uint8Array([80, 75, 3, 4]), view })).toBeNull();
    expect(await readOfficeDocument({ bytes: new Uint8Array(wordOf("").subarray(0, 200)), view })).toBeNull();
  }
  expect(await readOfficeDocument({ bytes: sheetOf("x", []), view: "word" })).toBeNull();
});

it("a picture is printed only when it is whole", () => {
  const whole = pngOf(30, 30);
  expect(printableEnding(whole)).toBe("png");
  expect(printableEnding(whole.subarray(0, whole.length - 14))).toBeNull();
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 0xff, 0xd9]);
  expect([printableEnding(jpeg), printableEnding(jpeg.subarray(0, 6))]).toEqual(["jpeg", null]);
  expect(printableEnding(new TextEncoder().encode("GIF89a...;"))).toBe("gif");
  const webp = Buffer.from("RIFF\x04\0\0\0WEBP", "latin1");
  expect([printableEnding(webp), printableEnding(webp.subarray(0, 11))]).toEqual(["webp", null]);
});
