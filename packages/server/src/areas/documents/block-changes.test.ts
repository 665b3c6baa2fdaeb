import { expect, it } from "vitest";
import * as Y from "yjs";
import { changesOfBlock, type NumberedChange } from "./block-changes.ts";
import { PAGE_FRAGMENT } from "./page-content.ts";

it("finds the changes that inserted, edited or deleted a block, and no others", async () => {
  const document = new Y.Doc();
  const page = document.getXmlFragment(PAGE_FRAGMENT);
  const changes: NumberedChange[] = [];
  document.on("update", (content: Uint8Array) => changes.push({ seq: changes.length + 1, content }));
  const blockOf = (id: string, text: string): Y.XmlElement => {
    const block = new Y.XmlElement("paragraph");
    block.setAttribute("id", id);
    block.insert(0, [new Y.XmlText(text)]);
    return block;
  };
  document.transact(() => page.insert(0, [blockOf("a", "one"), blockOf("b", "two")]));
  const textOf = (at: number) => (page.get(at) as Y.XmlElement).get(0) as Y.XmlText;
  textOf(0).insert(3, " more");
  textOf(1).insert(3, " more");
  (page.get(0) as Y.XmlElement).setAttribute("kind", "h1");
  // As an editor does when it opens a page: the value is the one that a missing attribute has.
  (page.get(1) as Y.XmlElement).setAttribute("kind", "text");
  page.delete(0);
  textOf(0).delete(0, 3);
  expect(await changesOfBlock(changes, "a")).toEqual([1, 2, 4, 6]);
  expect(await changesOfBlock(changes, "b")).toEqual([1, 3, 7]);
  expect(await changesOfBlock(changes, "none")).toEqual([]);
});
