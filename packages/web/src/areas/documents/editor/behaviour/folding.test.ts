// @vitest-environment jsdom
import { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { expect, it } from "vitest";
import { pageSchema } from "../extensions.ts";
import { Folding, reveal } from "./folding.ts";

const line = (id: string, kind: string | null = null) => ({
  type: "paragraph",
  attrs: { id, kind },
  content: [{ type: "text", text: id }],
});

it("unfolds what hides a place that the reader goes to, and nothing else", () => {
  const editor = new Editor({
    element: document.createElement("div"),
    injectCSS: false,
    extensions: [...pageSchema, Folding],
    content: {
      type: "doc",
      content: [line("first", "h1"), line("under"), line("second", "h1"), line("inner", "h2"), line("deep")],
    },
  });
  const hidden = () =>
    [...editor.view.dom.querySelectorAll("[hidden]")].map((one) => one.textContent?.trim());
  const fold = (index: number) =>
    editor.view.dom.querySelectorAll<HTMLElement>("[data-fold]")[index]?.click();
  fold(2);
  fold(1);
  fold(0);
  expect(hidden()).toEqual(["under", "inner", "deep"]);
  const { view, state } = editor;
  // Within "deep".
  view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, state.doc.content.size - 2)));
  expect(hidden()).toEqual(["under"]);
  reveal(view, state.doc.child(0).nodeSize);
  expect(hidden()).toEqual([]);
  // The caret on the heading itself leaves its section folded.
  fold(0);
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 2)));
  expect(hidden()).toEqual(["under"]);
  editor.destroy();
});
