import { MAX_INDENT } from "@benchleaf/contract";
import { type Editor, Extension } from "@tiptap/core";
import { type EditorState, Selection, type Transaction } from "@tiptap/pm/state";
import { moveBlock } from "./move-blocks.ts";

type Attrs = Readonly<Record<string, unknown>>;

/** Sets attributes of every paragraph in the selection. False if there is none. */
export const setParagraphs =
  (change: (attrs: Attrs) => Attrs) =>
  ({ state, tr, dispatch }: { state: EditorState; tr: Transaction; dispatch: unknown }): boolean => {
    let isFound = false;
    for (const { $from, $to } of state.selection.ranges)
      state.doc.nodesBetween($from.pos, $to.pos, (node, at) => {
        if (node.type.name !== "paragraph") return;
        isFound = true;
        if (dispatch) tr.setNodeMarkup(at, undefined, { ...node.attrs, ...change(node.attrs) });
      });
    return isFound;
  };

/** Makes what is selected text of a kind, and what is not text (a step, code) text first. */
export const setKind = (editor: Editor, attrs: Attrs): boolean => {
  const plain = { kind: null, list: null, indent: 0, isChecked: false };
  const chain = editor.chain().focus();
  if (editor.isActive("code") || editor.isActive("step")) chain.setNode("paragraph");
  return chain
    .command(setParagraphs(({ indent }) => ({ ...plain, ...("list" in attrs && { indent }), ...attrs })))
    .run();
};

/** Turns blocks into another node, keeping their text. */
export const setBlockType = (editor: Editor, type: "code" | "step"): boolean =>
  editor.chain().focus().setNode(type).run();

const indentBy = (steps: number) =>
  setParagraphs(({ list, indent }) =>
    list === null ? {} : { indent: Math.min(MAX_INDENT, Math.max(0, Number(indent) + steps)) },
  );

const inList = (editor: Editor): boolean => {
  const { parent } = editor.state.selection.$from;
  return parent.type.name === "paragraph" && parent.attrs.list !== null;
};

/** Undoes the paragraph's kind step by step: indent, list, heading. */
const plainer = (attrs: Attrs): Attrs => {
  if (attrs.list !== null && Number(attrs.indent) > 0) return { indent: Number(attrs.indent) - 1 };
  if (attrs.list !== null) return { list: null, isChecked: false };
  return { kind: null };
};

/** Moves the caret to the next column, or the one before. False outside of columns and past their ends. */
const toColumn = (editor: Editor, by: -1 | 1): boolean => {
  const { $from } = editor.state.selection;
  if (editor.isActive("table")) return false;
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type.name !== "columns") continue;
    const index = $from.index(depth) + by;
    if (index < 0 || index >= $from.node(depth).childCount) return false;
    const start = $from.posAtIndex(index, depth);
    return editor.commands.command(({ tr }) => {
      tr.setSelection(Selection.near(tr.doc.resolve(start + 1))).scrollIntoView();
      return true;
    });
  }
  return false;
};

/** Splits a step in two, or begins the next one at its end. What is done stays with the words that were checked off. */
const splitStep = (editor: Editor): boolean => {
  const { $from } = editor.state.selection;
  const { type, content } = $from.parent;
  if (content.size === 0) return editor.commands.setNode("paragraph");
  return editor.commands.command(({ tr, dispatch }) => {
    if (dispatch === undefined) return true;
    if ($from.parentOffset === 0) tr.insert($from.before(), type.create());
    else tr.split($from.pos, 1, [{ type }]);
    tr.scrollIntoView();
    return true;
  });
};

const isPlain = ({ kind, list }: Attrs): boolean => kind === null && list === null;

/** Keys of flat lists and headings. */
export const BlockKeys = Extension.create({
  name: "blockKeys",
  priority: 200,
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor }) => {
        if (inList(editor)) return editor.commands.command(indentBy(1));
        return toColumn(editor, 1);
      },
      "Shift-Tab": ({ editor }) =>
        inList(editor) ? editor.commands.command(indentBy(-1)) : toColumn(editor, -1),
      Enter: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        const { parent } = $from;
        if (!empty) return false;
        if (parent.type.name === "step") return splitStep(editor);
        if (parent.type.name !== "paragraph") return false;
        // An empty list item or callout ends its container.
        if (parent.content.size === 0 && !isPlain(parent.attrs))
          return editor.commands.command(setParagraphs(plainer));
        const isHeading = /^h[123]$/.test(String(parent.attrs.kind));
        if (!isHeading || $from.parentOffset < parent.content.size) return false;
        return editor
          .chain()
          .splitBlock()
          .command(setParagraphs(() => ({ kind: null })))
          .run();
      },
      Backspace: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        if (!empty || $from.parentOffset > 0) return false;
        if ($from.parent.type.name === "step") return editor.commands.setNode("paragraph");
        if ($from.parent.type.name !== "paragraph" || isPlain($from.parent.attrs)) return false;
        return editor.commands.command(setParagraphs(plainer));
      },
      "Mod-Alt-0": ({ editor }) => setKind(editor, {}),
      "Mod-Alt-1": ({ editor }) => setKind(editor, { kind: "h1" }),
      "Mod-Alt-2": ({ editor }) => setKind(editor, { kind: "h2" }),
      "Mod-Alt-3": ({ editor }) => setKind(editor, { kind: "h3" }),
      "Mod-Shift-7": ({ editor }) => setKind(editor, { list: "ordered" }),
      "Mod-Shift-8": ({ editor }) => setKind(editor, { list: "bullet" }),
      "Mod-Shift-9": ({ editor }) => setKind(editor, { list: "task" }),
      "Mod-Enter": ({ editor }) => {
        const { parent } = editor.state.selection.$from;
        if (parent.attrs.list !== "task") return false;
        return editor.commands.command(setParagraphs(({ isChecked }) => ({ isChecked: !isChecked })));
      },
      "Alt-ArrowUp": ({ editor }) => moveBlock(editor, -1),
      "Alt-ArrowDown": ({ editor }) => moveBlock(editor, 1),
    };
  },
});
