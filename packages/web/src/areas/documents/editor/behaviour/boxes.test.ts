// @vitest-environment jsdom
import { Editor } from "@tiptap/core";
import { expect, it, vi } from "vitest";
import { pageSchema } from "../extensions.ts";
import { Boxes } from "./boxes.ts";

const task = (id: string, text: string) => ({
  type: "paragraph",
  attrs: { id, list: "task" },
  content: [{ type: "text", text }],
});

it("keeps a box as it is while somebody types before it, and checks the line that it is at then", () => {
  const onTask = vi.fn();
  const editor = new Editor({
    element: document.createElement("div"),
    injectCSS: false,
    extensions: [
      ...pageSchema,
      Boxes.configure({
        labels: { task: "done", step: "done" },
        describeStep: () => "",
        onStep: () => undefined,
        onTask,
      }),
    ],
    content: { type: "doc", content: [task("b1", "first"), task("b2", "second")] },
  });
  const boxes = () => [...editor.view.dom.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const second = boxes()[1];
  editor.view.dispatch(editor.state.tr.insertText("typed before ", 1));
  // Drawn anew with each key, two hundred lines would take longer than a key may.
  expect(boxes()[1]).toBe(second);
  second?.click();
  expect(onTask).toHaveBeenCalledExactlyOnceWith("b2", true);
  expect(editor.state.doc.children.map(({ attrs }) => attrs.isChecked)).toEqual([false, true]);
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true]);
  editor.destroy();
});
