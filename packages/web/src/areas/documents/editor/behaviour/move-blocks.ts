import type { Editor, JSONContent } from "@tiptap/core";

/** Moves the block of the page at a position up or down. False if it is the first or last one. */
export const moveBlockAt = (editor: Editor, pos: number, by: -1 | 1): boolean => {
  const { doc } = editor.state;
  const $pos = doc.resolve(pos);
  const index = $pos.index(0);
  const other = index + by;
  if (other < 0 || other >= doc.childCount) return false;
  const start = $pos.depth === 0 ? pos : $pos.before(1);
  const node = doc.child(index);
  const target = start + by * doc.child(other).nodeSize;
  return editor
    .chain()
    .command(({ tr }) => {
      tr.delete(start, start + node.nodeSize).insert(target, node);
      return true;
    })
    .run();
};

/** Moves the block with the caret, and the caret with it. */
export const moveBlock = (editor: Editor, by: -1 | 1): boolean => {
  const { $from } = editor.state.selection;
  if ($from.depth < 1) return false;
  const start = $from.before(1);
  const offset = $from.pos - start;
  const { doc } = editor.state;
  const other = $from.index(0) + by;
  if (other < 0 || other >= doc.childCount) return true;
  const target = start + by * doc.child(other).nodeSize;
  moveBlockAt(editor, start, by);
  return editor
    .chain()
    .setTextSelection(target + offset)
    .scrollIntoView()
    .run();
};

/** Who did a step or took a material is written by the server alone, and not true of a copy. */
const ownOf: Readonly<Record<string, RegExp>> = {
  step: /^(?:done|note$)/,
  use: /^(?:taken|returned)/,
};

/** A copy has ids of its own; nothing in it is checked off or taken. */
const copyOf = ({ attrs, content, ...node }: JSONContent): JSONContent => ({
  ...node,
  ...(attrs && {
    attrs: Object.fromEntries(
      Object.entries(attrs).filter(([name]) => name !== "id" && ownOf[node.type ?? ""]?.test(name) !== true),
    ),
  }),
  ...(content && { content: content.map(copyOf) }),
});

/** Inserts a copy of the block at a position below it. */
export const duplicateBlock = (editor: Editor, pos: number): boolean => {
  const node = editor.state.doc.nodeAt(pos);
  if (node === null) return false;
  return editor
    .chain()
    .insertContentAt(pos + node.nodeSize, copyOf(node.toJSON()))
    .run();
};

/** Deletes the block at a position. */
export const removeBlockAt = (editor: Editor, pos: number): boolean => {
  const node = editor.state.doc.nodeAt(pos);
  if (node === null) return false;
  return editor
    .chain()
    .focus()
    .deleteRange({ from: pos, to: pos + node.nodeSize })
    .run();
};
