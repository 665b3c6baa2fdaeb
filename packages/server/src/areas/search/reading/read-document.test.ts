import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readHtml } from "../../../kernel/reading/read-markup.ts";
import { pdfOf } from "../../../test-support/pdf.ts";
import { indexText } from "./index-text.ts";
import { readDocument } from "./read-document.ts";

const text = (value: string) => new TextEncoder().encode(value);
const read = async (bytes: Uint8Array, name = "file") =>
  (await readDocument(bytes, name))?.map((part) => [part.place, part.text]);

describe("reading documents", () => {
  it("reads text as it was written, also by older Chinese programs", async () => {
    expect(await read(text("质粒"), "a.txt")).toEqual([[null, "质粒"]]);
    expect(await read(Uint8Array.from([0xd6, 0xca, 0xc1, 0xa3]), "a.txt")).toEqual([[null, "质粒"]]);
    expect(await read(Uint8Array.from([0xff, 0xfe, 0x28, 0x8d]), "a.csv")).toEqual([[null, "质"]]);
    expect(await read(Uint8Array.from([1, 0, 2, 0]), "a.txt")).toBeUndefined();
  });

  it("reads what a page shows, without its scripts", () => {
    expect(
      readHtml("<style>p{}</style><p>Gel <b>el</b>ution &amp; PCR<br>2 < 3<script>secret()</script></p>"),
    ).toBe("Gel elution & PCR\n2 < 3");
    expect(readHtml("<!-- no --><p>open <b")).toBe("open");
  });

  it("reads Word, Excel and PowerPoint, each with its places", async () => {
    const word = zipSync({
      "word/document.xml": strToU8(
        "<w:p><w:r><w:t>Liga</w:t></w:r><w:r><w:t xml:space='preserve'>tion</w:t></w:r></w:p><w:p><w:t>步骤</w:t></w:p>",
      ),
    });
    expect(await read(word)).toEqual([[null, "Ligation\n步骤"]]);
    const excel = zipSync({
      "xl/workbook.xml": strToU8('<sheets><sheet name="引物 &amp; 探针" sheetId="1"/></sheets>'),
      "xl/sharedStrings.xml": strToU8(
        "<sst><si><t>M13</t></si><si><r><t>fw</t></r><r><t>d</t></r></si></sst>",
      ),
      "xl/worksheets/sheet1.xml": strToU8('<row><c r="A1" t="s"><v>1</v></c><c r="B1"><v>42</v></c></row>'),
    });
    expect(await read(excel)).toEqual([[{ kind: "sheet", name: "引物 & 探针" }, "fwd\t42\n"]]);
    const slides = zipSync({
      "ppt/slides/slide10.xml": strToU8("<a:p><a:t>ten</a:t></a:p>"),
      "ppt/slides/slide2.xml": strToU8("<a:p><a:t>two</a:t></a:p>"),
    });
    expect(await read(slides)).toEqual([
      [{ kind: "slide", number: 2 }, "two"],
      [{ kind: "slide", number: 10 }, "ten"],
    ]);
  });

  it("reads a PDF page by page", async () => {
    const pages = await read(pdfOf(["Buffer recipes", "Ligation with T4"]));
    expect(pages).toEqual([
      [{ kind: "page", number: 1 }, "Buffer recipes"],
      [{ kind: "page", number: 2 }, "Ligation with T4"],
    ]);
  });

  it("refuses a document that unpacks to far more than it is", async () => {
    const bomb = zipSync({ "word/document.xml": new Uint8Array(120 * 1024 * 1024) }, { level: 1 });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(readDocument(bomb, "bomb.docx")).rejects.toThrow("too much");
  });

  it("leaves other archives and broken documents alone", async () => {
    expect(await read(zipSync({ "a.txt": text("a") }))).toBeUndefined();
    await expect(readDocument(text("PK\x03\x04 not a zip"), "a.docx")).rejects.toThrow();
    await expect(readDocument(text("%PDF-1.7 nothing"), "a.pdf")).rejects.toThrow();
  });

  it("cuts long texts into parts that overlap by a phrase", async () => {
    const long = `${"word ".repeat(3_000)}the end`;
    const { parts } = await indexText({ kind: "bytes", bytes: text(long), name: "a.txt" });
    expect(parts.length).toBe(3);
    expect(parts[1]!.body.startsWith(parts[0]!.body.slice(-120))).toBe(true);
  });

  it("reads the words of a sequence, each feature on its line", async () => {
    const { parts } = await indexText({
      kind: "sequence",
      description: "",
      features: JSON.stringify([
        {
          id: "f1",
          name: "bla",
          type: "CDS",
          qualifiers: [{ value: "β-lactamase\nclass A" }, { value: "M".repeat(80) }],
        },
      ]),
      primers: JSON.stringify([{ id: "p1", name: "M13 fwd", description: "标准引物", bases: "ACGT" }]),
      meta: JSON.stringify({ organism: "E. coli", layout: { header: "x" } }),
    });
    expect(parts.map(({ place, body }) => [place, body])).toEqual([
      [null, "E. coli"],
      [{ kind: "features", ids: ["f1"] }, "bla · CDS · β-lactamase class A"],
      [{ kind: "primers", ids: ["p1"] }, "M13 fwd · 标准引物"],
    ]);
  });
});
