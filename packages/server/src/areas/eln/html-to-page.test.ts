import { PageFault, type PageNode } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { htmlToPage } from "./html-to-page.ts";

const blocksOf = (html: string): readonly PageNode[] => htmlToPage(html).content ?? [];
const textOf = (node: PageNode): string => node.text ?? (node.content ?? []).map(textOf).join("");

it("reads headings, paragraphs, formatting and links", () => {
  const blocks = blocksOf(
    '<h2>Aim</h2><p>Ligate <b>insert</b> into <a href="https://x.org/v">vector</a>,\n 10 <sup>3</sup></p><hr>',
  );
  expect(blocks).toMatchObject([
    { type: "paragraph", attrs: { kind: "h1" }, content: [{ text: "Aim" }] },
    {
      content: [
        { text: "Ligate " },
        { text: "insert", marks: [{ type: "bold" }] },
        { text: " into " },
        { text: "vector", marks: [{ type: "link", attrs: { href: "https://x.org/v" } }] },
        { text: ", 10 " },
        { text: "3", marks: [{ type: "superscript" }] },
      ],
    },
    { type: "divider" },
  ]);
});

it("reads nested lists, quotes and code", () => {
  const blocks = blocksOf(
    "<ul><li>one<ol><li>inner</li></ol></li><li>two</li></ul><blockquote>said</blockquote><pre>a\n  b</pre>",
  );
  expect(blocks.map((node) => [node.attrs?.list ?? node.attrs?.kind ?? node.type, textOf(node)])).toEqual([
    ["bullet", "one"],
    ["ordered", "inner"],
    ["bullet", "two"],
    ["quote", "said"],
    ["code", "a\n  b"],
  ]);
  expect(blocks[1]?.attrs?.indent).toBe(1);
});

it("reads tables with headers and merged cells", () => {
  const [table] = blocksOf(
    "<table><tr><th>enzyme</th><th>sites</th></tr><tr><td colspan=2>EcoRI<br>1</td></tr></table>",
  );
  expect(table).toMatchObject({
    type: "table",
    content: [
      { content: [{ type: "tableHeader" }, { type: "tableHeader" }] },
      { content: [{ type: "tableCell", attrs: { colspan: 2 } }] },
    ],
  });
});

it.each([
  ["<script>alert(1)</script><style>p{}</style><p onclick=x>text</p>", "text"],
  ['<a href="javascript:alert(1)">run</a>', "run"],
  ["<p>open <b>never closed", "open never closed"],
  ["</td></table></ul>stray", "stray"],
  ["<svg><script>x</script><text>no</text></svg>yes", "yes"],
])("keeps only the text of %s", (html, text) => {
  const blocks = blocksOf(html);
  expect(blocks.map(textOf).join("")).toBe(text);
  expect(JSON.stringify(blocks)).not.toContain("javascript");
});

it("refuses what is nested too deep, and reads what is very long", () => {
  expect(() => htmlToPage(`${"<div>".repeat(100_000)}deep`)).toThrow(PageFault);
  expect(() => htmlToPage("<b>x".repeat(300_000))).toThrow(PageFault);
  expect(blocksOf(`<ul>${"<li>x</li>".repeat(20_000)}</ul>`)).toHaveLength(20_000);
});
