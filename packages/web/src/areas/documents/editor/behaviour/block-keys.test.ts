// @vitest-environment jsdom
import { TextSelection } from "@tiptap/pm/state";
import { afterEach, expect, it, vi } from "vitest";
import { insertActions } from "../insert-actions.ts";
import { linesOf, openEditor, type TestEditor } from "../test-support/two-editors.ts";
import { writeBelow } from "./write-below.ts";

const opened: TestEditor[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});
const open = (): TestEditor => {
  const one = openEditor();
  opened.push(one);
  return one;
};
const press = ({ editor }: TestEditor, key: string): void =>
  void editor.view.someProp("handleKeyDown", (handle) =>
    handle(editor.view, new KeyboardEvent("keydown", { key })),
  );
const caretAt = ({ editor }: TestEditor, at: number): void =>
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, at)));
const typesOf = ({ editor }: TestEditor): string[] => editor.state.doc.children.map(({ type }) => type.name);

it("begins the next step with Enter, and leaves the steps with a second one", () => {
  const one = open();
  one.editor.commands.setContent({
    type: "doc",
    content: [
      {
        type: "step",
        attrs: { id: "s1", doneTime: "2026-11-28T02:00:00Z", doneName: "Wang", minutes: 60 },
        content: [{ type: "text", text: "incubate" }],
      },
    ],
  });
  caretAt(one, 9);
  press(one, "Enter");
  expect(typesOf(one)).toEqual(["step", "step"]);
  // What was checked off is the first one only.
  expect(one.editor.state.doc.children.map(({ attrs }) => [attrs.doneName, attrs.minutes])).toEqual([
    ["Wang", 60],
    [null, null],
  ]);
  press(one, "Enter");
  expect(typesOf(one)).toEqual(["step", "paragraph"]);
  caretAt(one, 3);
  press(one, "Enter");
  expect(linesOf(one)).toEqual(["in", "cubate", ""]);
  expect(one.editor.state.doc.child(1).attrs.doneName).toBeNull();
});

it("writes in the first column, and goes to the next one and back with Tab", () => {
  const one = open();
  insertActions.find(({ key }) => key === "columns2")?.run(one.editor, () => undefined);
  one.editor.commands.insertContent("left");
  press(one, "Tab");
  one.editor.commands.insertContent("right");
  const columns = one.editor.state.doc.children.find(({ type }) => type.name === "columns");
  expect(columns?.children.map(({ textContent }) => textContent)).toEqual(["left", "right"]);
});

it("writes below a table that is the last block, and into a last line that is there", () => {
  const one = open();
  one.editor.commands.insertTable({ rows: 2, cols: 2 });
  const { doc } = one.editor.state;
  if (doc.lastChild?.type.name !== "table")
    one.editor.commands.deleteRange({ from: doc.content.size - 2, to: doc.content.size });
  expect(typesOf(one).at(-1)).toBe("table");
  const focus = vi.spyOn(one.editor.view, "focus");
  writeBelow(one.editor);
  // At once: a key that comes before the focus goes nowhere.
  expect(focus).toHaveBeenCalledOnce();
  one.editor.commands.insertContent("below");
  writeBelow(one.editor);
  one.editor.commands.insertContent(" it");
  expect(typesOf(one).slice(-2)).toEqual(["table", "paragraph"]);
  expect(linesOf(one).at(-1)).toBe("below it");
});
