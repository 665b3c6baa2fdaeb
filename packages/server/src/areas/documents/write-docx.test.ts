import type { PageNode } from "@benchleaf/contract";
import { blocksToPage, pageText } from "@benchleaf/contract";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { pngOf } from "../../test-support/documents.ts";
import { readOfficeDocument } from "../previews/reading/office-document.ts";
import { writeDocx } from "./write-docx.ts";

const text = (words: string, ...marks: string[]): PageNode => ({
  type: "text",
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (words: string, attrs: PageNode["attrs"] = {}): PageNode => ({
  type: "paragraph",
  attrs,
  content: [text(words)],
});
const cell = (words: string, attrs: PageNode["attrs"] = {}): PageNode => ({
  type: "tableCell",
  attrs,
  content: [paragraph(words)],
});
const row = (...content: PageNode[]): PageNode => ({ type: "tableRow", content });

const page: PageNode = {
  type: "doc",
  content: [
    paragraph("Aim", { kind: "h1" }),
    { type: "paragraph", content: [text("5 < 6 & 质粒 "), text("bold", "bold"), text("\u0001x")] },
    paragraph("one", { list: "ordered" }),
    paragraph("under", { list: "bullet", indent: 1 }),
    paragraph("two", { list: "ordered" }),
    paragraph("between"),
    paragraph("again", { list: "ordered" }),
    paragraph("done", { list: "task", isChecked: true }),
    {
      type: "table",
      content: [row(cell("a", { rowspan: 2 }), cell("b")), row(cell("c")), row(cell("d", { colspan: 2 }))],
    },
    { type: "image", attrs: { attachmentId: "7", name: "gel.png", caption: "Gel 1", width: 50 } },
    { type: "image", attrs: { attachmentId: "8", name: "gone.png" } },
    { type: "math", attrs: { formula: "a^2" } },
  ],
};
const picture = pngOf(40, 20);
const written = writeDocx(page, "Page “1”", { "7": picture });
const parts = unzipSync(written);
const document = strFromU8(parts["word/document.xml"]!);

it("is read again with its headings, text, lists, tables and images", async () => {
  const read = await readOfficeDocument({ bytes: new Uint8Array(written), view: "word" });
  const kinds = read?.blocks.map(({ kind }) => kind);
  expect(kinds).toEqual([
    "heading",
    "heading",
    "paragraph",
    "list",
    "list",
    "list",
    "paragraph",
    "list",
    "paragraph",
    "table",
    "picture",
    "paragraph",
    "paragraph",
    "paragraph",
  ]);
  const back = blocksToPage(
    read!.blocks.flatMap((block) => (block.kind === "picture" || block.kind === "grid" ? [] : [block])),
    () => "b",
  );
  const said = pageText(back);
  for (const words of [
    "Aim",
    "5 < 6 & 质粒 boldx",
    "one",
    "under",
    "two",
    "again",
    "☑ done",
    "Gel 1",
    "[gone.png]",
    "a^2",
  ])
    expect(said).toContain(words);
});

it("gives the image its share of the page, with its aspect ratio", () => {
  expect(parts["word/media/picture7.png"]).toEqual(new Uint8Array(picture));
  const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(document)!;
  expect(Number(width)).toBe(2_880_000);
  expect(Number(height)).toBeGreaterThan(0);
});

it("writes merged cells so that each row has all of its columns", () => {
  const rows = document.match(/<w:tr>.*?<\/w:tr>/g)!;
  const columns = rows.map((one) =>
    [...one.matchAll(/w:gridSpan w:val="(\d+)"/g)].reduce((sum, [, span]) => sum + Number(span), 0),
  );
  expect(columns).toEqual([2, 2, 2]);
  expect(rows[1]).toContain("<w:vMerge/>");
});

it("restarts each ordered list, contains no characters that XML forbids, and is the same each time", () => {
  expect(new Set(document.match(/w:numId w:val="\d+"/g))).toEqual(
    new Set(['w:numId w:val="1"', 'w:numId w:val="2"', 'w:numId w:val="3"']),
  );
  expect(document).not.toContain("\u0001");
  expect(Buffer.from(writeDocx(page, "Page “1”", { "7": picture })).equals(Buffer.from(written))).toBe(true);
});
