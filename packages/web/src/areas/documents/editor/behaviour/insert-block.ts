import type { Editor, JSONContent } from "@tiptap/core";
import { NodeSelection, TextSelection } from "@tiptap/pm/state";

/**
 * Inserts a block that has no text, at a position or at the caret, and puts the caret into the line below it, which is made
 * if there is none. It would be selected otherwise, and what is typed or inserted next would replace it. What is selected
 * is not replaced either.
 */
export const insertBlock = (editor: Editor, block: JSONContent, at?: number): void => {
  const { selection } = editor.state;
  const isOnBlock = selection instanceof NodeSelection && selection.node.isBlock;
  const place = at ?? (isOnBlock ? selection.to : { from: selection.from, to: selection.to });
  editor
    .chain()
    .focus()
    .insertContentAt(place, block)
    .command(({ tr }) => {
      const { selection: made } = tr;
      if (!(made instanceof NodeSelection) || !made.node.isBlock) return true;
      if (!tr.doc.resolve(made.to).nodeAfter?.isTextblock)
        tr.insert(made.to, editor.schema.nodes.paragraph!.create());
      tr.setSelection(TextSelection.create(tr.doc, made.to + 1)).scrollIntoView();
      return true;
    })
    .run();
};
