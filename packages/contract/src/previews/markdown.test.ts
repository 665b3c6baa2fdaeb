import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMarkdown } from "./markdown.ts";

const text = (words: string) => ({ kind: "text", text: words });

describe("Markdown", () => {
  it("is read into headings, marks, links and lists", () => {
    expect(parseMarkdown("# 质粒 *提取*\n\n1. a\n2. b **c**")).toEqual([
      { kind: "heading", level: 1, inside: [text("质粒 "), { kind: "emphasis", inside: [text("提取")] }] },
      {
        kind: "list",
        start: 1,
        items: [
          [{ kind: "paragraph", inside: [text("a")] }],
          [{ kind: "paragraph", inside: [text("b "), { kind: "strong", inside: [text("c")] }] }],
        ],
      },
    ]);
  });

  it("knows notes, wells, images and videos, also within each other", () => {
    const read = parseMarkdown(
      ":::: well\n::: note Careful now\nHot *plate*\n:::\n::::\n\n::: image /gel.png A gel\n:::\n\n::: video /film.mp4\n:::",
    );
    expect(read).toEqual([
      {
        kind: "well",
        blocks: [
          {
            kind: "note",
            title: "Careful now",
            blocks: [
              { kind: "paragraph", inside: [text("Hot "), { kind: "emphasis", inside: [text("plate")] }] },
            ],
          },
        ],
      },
      { kind: "image", src: "/gel.png", text: "A gel" },
      { kind: "video", src: "/film.mp4", text: "" },
    ]);
  });

  it("reads tables and code", () => {
    expect(parseMarkdown("|a|b|\n|-|-|\n|1|2|\n\n```r\nx <- 1\n```")).toEqual([
      { kind: "table", head: [[text("a")], [text("b")]], rows: [[[text("1")], [text("2")]]] },
      { kind: "code", language: "r", text: "x <- 1\n" },
    ]);
  });

  it("leaves HTML as text, and makes no link of executable content", () => {
    const written = JSON.stringify(parseMarkdown("<script>alert(1)</script> [x](javascript:alert(1))"));
    expect(written).not.toContain('"link"');
    expect(written).toContain("<script>");
  });

  it("reads any text", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(":::", "::::", " note", " image x", "\n", "- ", "> ", "|a|", "`", "*")),
        (parts) => {
          expect(Array.isArray(parseMarkdown(parts.join("")))).toBe(true);
        },
      ),
    );
  });
});
