// @vitest-environment jsdom
import type { JSONContent } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { afterEach, expect, it, vi } from "vitest";
import { linesOf, merge, openEditor, type TestEditor } from "../test-support/two-editors.ts";
import { changedBlocks, decorateBlocks, redecorate } from "./changed-blocks.ts";
import { markedRanges, reachOf, selectedRange, showRanges } from "./comment-ranges.ts";

const opened: TestEditor[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});
const open = (...args: Parameters<typeof openEditor>): TestEditor => {
  const one = openEditor(...args);
  opened.push(one);
  return one;
};

const line = (text: string): JSONContent => ({
  type: "paragraph",
  ...(text !== "" && { content: [{ type: "text", text }] }),
});
const write = (one: TestEditor, ...lines: string[]): void =>
  void one.editor.commands.setContent({ type: "doc", content: lines.map(line) });

/** A mark at each block, as boxes are. */
const decorate = vi.fn((block: Node, at: number) => [
  Decoration.node(at, at + block.nodeSize, { "data-mark": block.textContent }),
  Decoration.widget(at + 1, document.createElement("i"), { key: String(block.attrs.id) }),
]);
const shownIn = (set: DecorationSet) => set.find().map(({ from, to }) => [from, to]);
const anew = (doc: Node): DecorationSet => DecorationSet.create(doc, decorateBlocks(doc, decorate));

it("looks at the typed block alone, and finds none where nothing has changed", () => {
  const one = open();
  write(one, "first", "second", "third");
  const before = one.editor.state.doc;
  expect(changedBlocks(before, before)).toBeNull();
  one.editor.view.dispatch(one.editor.state.tr.insertText("more ", 8));
  const { doc } = one.editor.state;
  expect(linesOf(one)).toEqual(["first", "more second", "third"]);
  expect(changedBlocks(before, doc)).toMatchObject({ first: 1, lastBefore: 2, lastAfter: 2, from: 7 });
  const set = anew(before);
  decorate.mockClear();
  const next = redecorate(set, before, doc, decorate);
  expect(decorate).toHaveBeenCalledTimes(1);
  expect(shownIn(next)).toEqual(shownIn(anew(doc)));
});

it("has the decorations of a page that is decorated anew, after any edit of one's own or of others", () => {
  const [mine, theirs] = [open(), open()];
  write(mine, "one", "two", "three", "four", "five", "six");
  merge(mine, theirs);
  let seed = 7;
  const below = (most: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * most);
  };
  let before = mine.editor.state.doc;
  let set = anew(before);
  const edit = ({ editor }: TestEditor): void => {
    const { doc, tr } = editor.state;
    const index = below(doc.childCount);
    const at = doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
    const block = doc.child(index);
    const kind = below(5);
    if (kind === 0 && doc.childCount > 2) tr.delete(at, at + block.nodeSize);
    else if (kind === 1) tr.insert(at, block.type.create(null, editor.schema.text("new")));
    else if (kind === 2 && block.content.size > 1) tr.split(at + 2);
    else if (kind === 3) tr.setNodeMarkup(at, undefined, { ...block.attrs, kind: "h1" });
    else tr.insertText("x", at + 1);
    editor.view.dispatch(tr);
  };
  for (let count = 0; count < 200; count++) {
    edit(count % 3 === 0 ? theirs : mine);
    if (count % 5 === 0) merge(mine, theirs);
    const { doc } = mine.editor.state;
    set = redecorate(set, before, doc, decorate);
    expect(shownIn(set)).toEqual(shownIn(anew(doc)));
    before = doc;
  }
});

it("marks what a comment is about where it is, while somebody types before, into and after it, here and elsewhere", () => {
  const [mine, theirs] = [open(), open()];
  write(mine, "cut the vector with EcoRI");
  merge(mine, theirs);
  mine.editor.commands.setTextSelection({ from: 5, to: 15 });
  const range = selectedRange(mine.editor.state)!;
  expect(range.quote).toBe("the vector");
  for (const { editor } of [mine, theirs])
    showRanges(editor, { ranges: [{ ...range, threadId: "7" }], active: null });
  const check = (words: string): void => {
    for (const { editor } of [mine, theirs]) {
      const marked = editor.view.dom.querySelector("[data-comment='7']")?.textContent;
      expect(marked).toBe(words);
      expect(markedRanges(editor.state).get("7")).toEqual(reachOf(editor.state, range));
    }
  };
  const type = (one: TestEditor, words: string, at: number): void => {
    one.editor.view.dispatch(one.editor.state.tr.insertText(words, at));
    merge(mine, theirs);
  };
  check("the vector");
  type(mine, "first ", 1);
  check("the vector");
  type(theirs, "new ", 15);
  check("the new vector");
  type(mine, "s", 25);
  check("the new vector");
  type(theirs, "and ", 11);
  check("and the new vector");
});
