import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";

/**
 * Puts the caret below the text, where somebody has clicked: into the last line if it is a paragraph, else into a new
 * one. After a table or a picture at the end, nothing else leads there with a mouse.
 */
export const writeBelow = ({ view, schema }: Editor): void => {
  const { tr, doc } = view.state;
  if (doc.lastChild?.type.name !== "paragraph") tr.insert(doc.content.size, schema.nodes.paragraph!.create());
  tr.setSelection(TextSelection.create(tr.doc, tr.doc.content.size - 1));
  view.dispatch(tr.scrollIntoView());
  // At once: Tiptap's own command waits for a frame, and keys pressed meanwhile go nowhere.
  view.focus();
};
