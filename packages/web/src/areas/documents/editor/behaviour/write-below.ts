import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";

/**
 * Puts the caret below the text, where somebody has clicked: into the last line if it is an empty one, else into a new
 * one. After a table or a picture at the end, nothing else leads there with a mouse.
 */
export const writeBelow = (editor: Editor): void => {
  const { lastChild } = editor.state.doc;
  const isLine = lastChild?.type.name === "paragraph";
  editor
    .chain()
    .focus(null, { scrollIntoView: false })
    .command(({ tr }) => {
      const end = tr.doc.content.size;
      if (!isLine) tr.insert(end, editor.schema.nodes.paragraph!.create());
      tr.setSelection(TextSelection.create(tr.doc, tr.doc.content.size - 1)).scrollIntoView();
      return true;
    })
    .run();
};
