import { blocksOf, checkPage, type PageNode } from "@benchleaf/contract";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { newBlockId, PAGE_FRAGMENT, readPage, replacePage, seedPage, withDocument } from "./page-content.ts";

const paragraph = (id: string, ...content: PageNode[]): PageNode => ({
  type: "paragraph",
  attrs: { id },
  content,
});
const text = (words: string): PageNode => ({ type: "text", text: words });
const pageOf = (...content: PageNode[]): PageNode => checkPage({ type: "doc", content }, newBlockId);

const page = pageOf(
  paragraph(
    "a",
    { type: "text", text: "37", marks: [{ type: "bold" }] },
    text(" °C "),
    { type: "text", text: "paper", marks: [{ type: "link", attrs: { href: "https://lab.test" } }] },
    { type: "lineBreak" },
    { type: "mention", attrs: { userId: "3", name: "王" } },
    text(" 看一下"),
  ),
  { type: "code", attrs: { id: "b", language: "r" }, content: [text("x <- 1\ny")] },
  {
    type: "table",
    attrs: { id: "t" },
    content: [
      {
        type: "tableRow",
        content: [
          {
            type: "tableCell",
            attrs: { colspan: 2, colwidth: [100, null] },
            content: [paragraph("c", text("1"))],
          },
        ],
      },
    ],
  },
);

it("is the same page after it was a Yjs document", () => {
  expect(withDocument([seedPage(page).update], readPage)).toEqual(page);
});

it("replaces the difference and leaves the blocks around it to other editors", () => {
  const before = pageOf(
    paragraph("a", text("one")),
    paragraph("b", text("two")),
    paragraph("c", text("three")),
  );
  const wanted = pageOf(
    paragraph("a", text("one")),
    paragraph("x", text("new")),
    paragraph("c", text("three")),
  );
  const { update } = seedPage(before);
  const restored = replacePage([update], wanted);
  const typing = withDocument([update], (document) => {
    const vector = Y.encodeStateVector(document);
    const last = document.getXmlFragment(PAGE_FRAGMENT).get(2) as Y.XmlElement;
    (last.get(0) as Y.XmlText).insert(5, "!");
    return Y.encodeStateAsUpdate(document, vector);
  });
  const merged = withDocument([update, typing, restored], readPage);
  expect(blocksOf(merged).map((block) => block.text)).toEqual(["one", "new", "three!"]);
});

it("shows nothing of nodes that no page knows", () => {
  const document = new Y.Doc();
  const script = new Y.XmlElement("script");
  script.insert(0, [new Y.XmlText("alert(1)")]);
  document.getXmlFragment(PAGE_FRAGMENT).insert(0, [script]);
  expect(readPage(document)).toEqual({
    type: "doc",
    content: [{ type: "paragraph", attrs: { id: "unnamed1" } }],
  });
});
