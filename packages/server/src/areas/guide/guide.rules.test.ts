import { describe, expect, it } from "vitest";
import { indexGuide, searchIndex, stemOf, termsOf } from "./guide-search.rules.ts";
import { anchorsOf, readGuideText } from "./guide-text.rules.ts";

const place = { slug: "book-a-device", chapter: "equipment" } as const;

describe("a page of the guide", () => {
  const english =
    "# Book a device\n\nReserve time.\n\n## Steps\n\n1. Open **Book**.\n\n## What can go wrong?\n\nTaken.\n";
  const chinese =
    "# 预约仪器\n\n预约使用时间。\n\n## 步骤\n\n1. 点 **预约**。\n   再保存。\n\n## 常见问题\n\n已被占用。\n";

  it("has the anchors of the English headings in every language", () => {
    expect(anchorsOf(english)).toEqual(["steps", "what-can-go-wrong"]);
    expect(readGuideText(place, chinese, anchorsOf(english))).toMatchObject({
      title: "预约仪器",
      summary: "预约使用时间。",
      headings: [
        { anchor: "steps", text: "步骤" },
        { anchor: "what-can-go-wrong", text: "常见问题" },
      ],
    });
  });

  it("is divided into sections of plain text", () => {
    const { sections, text } = readGuideText(place, english, anchorsOf(english));
    expect(text.startsWith("Reserve time.")).toBe(true);
    expect(sections).toEqual([
      { heading: null, text: "Reserve time." },
      { heading: { anchor: "steps", text: "Steps" }, text: "1. Open Book." },
      { heading: { anchor: "what-can-go-wrong", text: "What can go wrong?" }, text: "Taken." },
    ]);
  });

  it("keeps notes, tables, links and code as text, without pictures", () => {
    const page = "# A\n\n::: note Careful\nHot `x` [link](b.md) ![p](p.webp)\n:::\n\n|a|b|\n|-|-|\n|1|2|\n";
    expect(readGuideText(place, page, []).sections[0]?.text).toBe("Careful\nHot x link \na | b\n1 | 2");
  });
});

describe("search terms", () => {
  it.each([
    ["book books booked booking", "book"],
    ["clone clones cloned cloning", "clon"],
    ["library libraries", "library"],
    ["plan planned planning plans", "plan"],
    ["analysis", "analysis"],
    ["box boxes", "box"],
  ])("%s have one stem", (words, stem) => {
    expect([...new Set(words.split(" ").map(stemOf))]).toEqual([stem]);
  });

  it("are pairs of Chinese characters, and words without those that every text has", () => {
    expect(termsOf("如何预约 PCR 仪?")).toEqual(["如何", "何预", "预约", "pcr", "仪"]);
    expect(termsOf("How do I book the device?")).toEqual(["book", "devic"]);
  });
});

describe("searching", () => {
  const page = (slug: "book-a-device" | "trash" | "files", title: string, steps: string) =>
    readGuideText({ slug, chapter: "work" }, `# ${title}\n\n${steps}`, ["steps"]);
  const index = indexGuide([
    page(
      "book-a-device",
      "Book a device",
      "Reserve time.\n\n## Steps\n\nDrag on the timeline. Deleted bookings free it.",
    ),
    page("trash", "Restore deleted files", "The trash stores deleted files for 30 days."),
    page("files", "预约与文件", "上传文件。"),
  ]);
  const found = (question: string, limit = 5) => searchIndex(index, question, limit).map(({ path }) => path);

  it("ranks titles before text, and answers a question with the address of a section", () => {
    expect(found("deleted")).toEqual(["/open/guide/trash", "/open/guide/book-a-device#steps"]);
    expect(found("How do I drag a booking?")[0]).toBe("/open/guide/book-a-device#steps");
    expect(found("deleted", 1)).toEqual(["/open/guide/trash"]);
  });

  it("finds the beginning of the last word, Chinese pairs and single characters", () => {
    expect(found("timel")).toEqual(["/open/guide/book-a-device#steps"]);
    expect(found("怎么预约")).toEqual(["/open/guide/files"]);
    expect(found("文")).toEqual(["/open/guide/files"]);
  });

  it("finds nothing for other words, punctuation or the words that every text has", () => {
    expect([...found("spectrometer"), ...found("?!"), ...found("how do I")]).toEqual([]);
  });
});
