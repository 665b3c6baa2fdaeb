import { describe, expect, it } from "vitest";
import { canonicalPage, checkPage, PageFault } from "./check-page.ts";
import { pageToBlocks } from "./page-blocks.ts";
import { pageToHtml } from "./page-html.ts";
import { pageToMarkdown } from "./page-markdown.ts";
import { MAX_PAGE_NODES, type PageNode } from "./page-nodes.ts";
import { blocksOf, countWords, pageText } from "./page-text.ts";

const text = (words: string, ...marks: string[]): PageNode => ({
  type: "text",
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (words: string, attrs: PageNode["attrs"] = {}): PageNode => ({
  type: "paragraph",
  attrs,
  content: words === "" ? [] : [text(words)],
});
const doc = (...content: unknown[]) => ({ type: "doc", content });
const ids = () => {
  let count = 0;
  return () => `new${++count}`;
};

describe("checking a page", () => {
  it("leaves out what is unknown or not allowed, and keeps the rest", () => {
    const page = checkPage(
      doc(
        { type: "script", content: [text("alert(1)")] },
        { ...paragraph("kept"), attrs: { id: "a", onclick: "x", kind: "h9", indent: 3 } },
        { type: "tableCell", content: [paragraph("astray")] },
      ),
      ids(),
    );
    expect(page).toEqual({
      type: "doc",
      content: [{ type: "paragraph", attrs: { id: "a", indent: 3 }, content: [text("kept")] }],
    });
  });

  it("takes no link that could run something", () => {
    const links = ["javascript:alert(1)", "data:text/html,x", "//evil.test", "https://lab.test", "/eln/12"];
    const page = checkPage(
      doc({
        type: "paragraph",
        content: links.map((href) => ({
          type: "text",
          text: href,
          marks: [{ type: "link", attrs: { href } }],
        })),
      }),
      ids(),
    );
    const linked = page.content![0]!.content!.filter(({ marks }) => marks !== undefined);
    expect(linked.map(({ text: words }) => words)).toEqual(["https://lab.test", "/eln/12"]);
  });

  it("gives blocks ids, and no id to two of them", () => {
    const page = checkPage(
      doc(paragraph("a", { id: "x" }), paragraph("b", { id: "x" }), paragraph("c")),
      ids(),
    );
    expect(blocksOf(page).map(({ id }) => id)).toEqual(["x", "new1", "new2"]);
  });

  it("refuses what is no page, and one too large or too deep", () => {
    expect(() => checkPage({ type: "paragraph" }, ids())).toThrow(PageFault);
    expect(() => checkPage(null, ids())).toThrow(PageFault);
    const many = Array.from({ length: MAX_PAGE_NODES + 1 }, () => ({ type: "divider" }));
    expect(() => checkPage(doc(...many), ids())).toThrow(PageFault);
  });

  it("writes the same content as the same text, whatever the order of keys", () => {
    const one = checkPage(
      { content: [{ attrs: { list: "task", id: "a" }, type: "paragraph" }], type: "doc" },
      ids(),
    );
    const two = checkPage(
      { type: "doc", content: [{ type: "paragraph", attrs: { id: "a", list: "task" } }] },
      ids(),
    );
    expect(canonicalPage(one)).toBe(canonicalPage(two));
  });
});

const sample = checkPage(
  doc(
    paragraph("质粒小提", { kind: "h1" }),
    {
      type: "paragraph",
      content: [text("H"), text("2", "subscript"), text("O "), text("bold ", "bold"), text("a*b")],
    },
    paragraph("first", { list: "ordered" }),
    paragraph("within", { list: "bullet", indent: 1 }),
    paragraph("second", { list: "ordered" }),
    paragraph("done", { list: "task", isChecked: true }),
    paragraph("care", { kind: "warning" }),
    {
      type: "table",
      content: [
        {
          type: "tableRow",
          content: [{ type: "tableHeader", attrs: { colspan: 2 }, content: [paragraph("head")] }],
        },
        {
          type: "tableRow",
          content: [
            { type: "tableCell", content: [paragraph("a|b")] },
            { type: "tableCell", content: [paragraph("<i>")] },
          ],
        },
      ],
    },
    { type: "code", attrs: { language: "r" }, content: [text("x <- 1")] },
  ),
  ids(),
);

it("writes Markdown that reads back as it was meant", () => {
  expect(pageToMarkdown(sample)).toBe(
    [
      "## 质粒小提",
      "",
      "H<sub>2</sub>O **bold** a\\*b",
      "",
      "1. first",
      "    - within",
      "2. second",
      "- [x] done",
      "",
      "> [!WARNING]",
      "> care",
      "",
      "| head |  |",
      "| --- | --- |",
      "| a\\|b | \\<i\\> |",
      "",
      "```r",
      "x <- 1",
      "```",
      "",
    ].join("\n"),
  );
});

it("writes HTML with nested lists, in which nothing of the text is markup", () => {
  const html = pageToHtml(sample, "<b>");
  expect(html).toContain("<h1>&lt;b&gt;</h1>");
  expect(html).toContain("<ol><li>first<ul><li>within</li></ul></li><li>second</li></ol>");
  expect(html).toContain('<th colspan="2"><p>head</p></th>');
  expect(html).toContain("<td><p>&lt;i&gt;</p></td>");
});

it("splits a page into words, Chinese into characters", () => {
  expect(pageText(sample)).toContain("H2O bold a*b");
  expect(countWords("质粒 pUC19 转化")).toBe(5);
  expect(countWords("two words")).toBe(2);
  expect(countWords("")).toBe(0);
});

it("is printed with nested lists, indices and tables", () => {
  const blocks = pageToBlocks(sample);
  expect(blocks.map(({ kind }) => kind)).toEqual([
    "heading",
    "paragraph",
    "list",
    "list",
    "well",
    "table",
    "code",
  ]);
  expect(blocks[1]).toMatchObject({
    inside: [{ text: "H" }, { text: "₂" }, { text: "O " }, { kind: "strong" }, {}],
  });
  expect(blocks[2]).toMatchObject({
    start: 1,
    items: [[{ kind: "paragraph" }, { kind: "list", start: null }], [{ kind: "paragraph" }]],
  });
});
