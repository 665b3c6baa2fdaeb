import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UnreadableDocument } from "./document-fault.ts";
import type { DocumentKind } from "./document-segments.ts";
import { readDocument, writeDocument } from "./document-text.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const texts = async (kind: DocumentKind, text: string | Uint8Array) =>
  (await readDocument(kind, typeof text === "string" ? bytesOf(text) : text)).segments.map((one) => one.text);
const write = async (kind: DocumentKind, text: string | Uint8Array, ...targets: string[]) =>
  writeDocument(
    kind,
    typeof text === "string" ? bytesOf(text) : text,
    new Map(targets.map((target, index) => [index + 1, target])),
  );
const written = async (kind: DocumentKind, text: string, ...targets: string[]) =>
  Buffer.from(await write(kind, text, ...targets)).toString();

describe("a text", () => {
  it("has its lines, of which those broken to fit a width are one", async () => {
    const text =
      "Title\r\n\r\n  The supernatant was removed and the pellet was\r\n  washed in buffer.\r\n12\tcells\t 5 µL \r\nEnd";
    expect(await texts("txt", text)).toEqual([
      "Title",
      "The supernatant was removed and the pellet was washed in buffer.",
      "cells",
      "5 µL",
      "End",
    ]);
    expect(await written("txt", text, "标题", "弃上清，\n洗沉淀。", "细胞")).toBe(
      "标题\r\n\r\n  弃上清， 洗沉淀。\r\n12\t细胞\t 5 µL \r\nEnd",
    );
  });
  it.each([
    ["UTF-8 with its mark", Buffer.from("\uFEFFone\rtwo"), Buffer.from("\uFEFF一\rtwo")],
    ["UTF-16", Buffer.from("\uFEFFone\ntwo", "utf16le"), Buffer.from("\uFEFF一\ntwo", "utf16le")],
    [
      "GB18030",
      Buffer.from("c3fbb3c62cd0f2c1d00ad2fdceefd2bb", "hex"),
      Buffer.from("d2bb0ad2fdceefd2bb", "hex"),
    ],
    ["Windows-1252, where it can", Buffer.from([0x64, 0xe9, 0x20, 0x0a, 0x61]), Buffer.from("\uFEFF一 \na")],
  ])("stays in %s", async (_, bytes, expected) => {
    expect(Buffer.from(await write("txt", new Uint8Array(bytes), "一"))).toEqual(expected);
    const { segments } = await readDocument("txt", new Uint8Array(bytes));
    const same = await writeDocument(
      "txt",
      new Uint8Array(bytes),
      new Map(segments.map(({ no, text }) => [no, text])),
    );
    expect(Buffer.from(same)).toEqual(bytes);
  });
  it("in Windows-1252 stays in it as long as it can express the translation", async () => {
    expect(Buffer.from(await write("txt", new Uint8Array([0x64, 0xe9, 0x20, 0x0a, 0x61]), "où"))).toEqual(
      Buffer.from([0x6f, 0xf9, 0x20, 0x0a, 0x61]),
    );
  });
  it("with zero bytes is none", async () => {
    await expect(texts("txt", new Uint8Array([1, 0, 0, 0, 5, 9, 200, 0]))).rejects.toThrow(
      UnreadableDocument,
    );
  });
});

const MARKDOWN = `---
title: Front matter
---
# A heading #

Some *soft* and **hard** text with \`code span\` and
a [link](https://x.org/a "t") here.

\`\`\`js
const code = "untouched";
\`\`\`

    indented code

- [ ] First item
- Second item  
  after a break
  
  more of it
1. Numbered

> Quoted text
> goes on

| Name | Value |
|------|-------|
| one \\| two | \`a|b\` cells |

<div>
html block
</div>

![picture](a.png) Caption with $x^2$ and <b>tag</b>[^1].

[^1]: A footnote
[ref]: https://x.org
See [ref] now.

Setext
------
`;

describe("Markdown", () => {
  it("has text without code, HTML, settings and targets of links", async () => {
    expect(await texts("md", MARKDOWN)).toEqual([
      "A heading",
      "Some ⟦f1⟧soft⟦/f1⟧ and ⟦f2⟧hard⟦/f2⟧ text with ⟦x1⟧ and a ⟦f3⟧link⟦/f3⟧ here.",
      "First item",
      "Second item⟦x1⟧after a break",
      "more of it",
      "Numbered",
      "Quoted text goes on",
      "Name",
      "Value",
      "one ⟦x1⟧ two",
      "cells",
      "Caption with ⟦x1⟧ and ⟦x2⟧tag⟦x3⟧.",
      "A footnote",
      "See ⟦f1⟧ref⟦/f1⟧ now.",
      "Setext",
    ]);
  });
  it("changes in its text alone", async () => {
    const { segments } = await readDocument("md", bytesOf(MARKDOWN));
    const targets = segments.map(({ text }) => text.replace(/[A-Za-z ]+(?![^⟦]*⟧)/g, "译"));
    const after = await written("md", MARKDOWN, ...targets);
    expect(after).toBe(`---
title: Front matter
---
# 译 #

译*译*译**译**译\`code span\`译[译](https://x.org/a "t")译.

\`\`\`js
const code = "untouched";
\`\`\`

    indented code

- [ ] 译
- 译  
  译
  
  译
1. 译

> 译

| 译 | 译 |
|------|-------|
| 译\\|译 | \`a|b\` 译 |

<div>
html block
</div>

![picture](a.png) 译$x^2$译<b>译</b>[^1].

[^1]: 译
[ref]: https://x.org
译[译][ref]译.

译
------
`);
  });
  it("does not become something else by what a translation contains", async () => {
    expect(await written("md", "One\n", "# a *b* | `c`")).toBe("\\# a \\*b\\* | \\`c\\`\n");
    expect(await written("md", "One\n", "1. eins")).toBe("1\\. eins\n");
    expect(await written("md", "|a|b|\n|-|-|\n|c|d|\n", "x | y")).toBe("|x \\| y|b|\n|-|-|\n|c|d|\n");
    expect(await written("md", "One\n", "5 * 3 < 20 & 2_3")).toBe("5 * 3 < 20 & 2_3\n");
  });
  it("is the same with the same text, whatever it is", async () => {
    const piece = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 6 }),
      fc.constantFrom(
        "*",
        "**",
        "_",
        "`",
        "[",
        "](u)",
        "\n",
        "\n\n",
        "- ",
        "> ",
        "# ",
        "|",
        "|-|-|\n",
        "```\n",
        "<b>",
        "$",
        "\\",
        "  \n",
        "⟦f1⟧",
        "![",
        "质粒",
        "a b",
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 20 }),
        fc.constantFrom<DocumentKind>("md", "txt"),
        async (pieces, kind) => {
          const bytes = bytesOf(pieces.join("").replaceAll("\0", ""));
          const { segments } = await readDocument(kind, bytes).catch(() => ({ segments: [] }));
          const same = await writeDocument(kind, bytes, new Map(segments.map(({ no, text }) => [no, text])));
          expect(Buffer.from(same)).toEqual(Buffer.from(bytes));
          const after = await writeDocument(
            kind,
            bytes,
            new Map(segments.map(({ no, text }) => [no, `${text} 译`])),
          );
          // Each text is there, in its place.
          expect((Buffer.from(after).toString().match(/译/g) ?? []).length).toBe(segments.length);
        },
      ),
    );
  });
  it("takes a moment for any long text", async () => {
    for (const piece of [
      "*a ",
      "[",
      "[a](",
      "`",
      "` ",
      "``a`",
      "> ",
      "- ",
      "<a ",
      "$a",
      "|a",
      "\\",
      "**a*",
      "_a ",
      "![",
      "a\n",
      "[a]",
    ]) {
      const length = process.env.BENCHLEAF_FULL === "1" ? 100_000 : 20_000;
      const text = piece.repeat(Math.ceil(length / piece.length));
      const start = cpuTime();
      await texts("md", text);
      expect(cpuTime() - start, piece).toBeLessThan(3_000);
    }
  });
});

it("the text of a PDF is not read here", async () => {
  const { segments, warnings } = await readDocument("pdf", bytesOf("%PDF-1.7"));
  expect([segments, warnings]).toEqual([[], [{ code: "pdf.not.read", place: "" }]]);
});
