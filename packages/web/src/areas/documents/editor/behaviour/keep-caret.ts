import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, TextSelection, type Transaction } from "@tiptap/pm/state";
import { ySyncPluginKey } from "@tiptap/y-tiptap";
import type * as Y from "yjs";
import { placeAt, positionOf } from "./relative-places.ts";

interface Caret {
  readonly anchor: string;
  readonly head: string;
  /** The blocks that the ends are in. */
  readonly blocks: readonly [anchor: unknown, head: unknown];
}

/** Undo and redo have a selection of their own. */
const isByOthers = (transaction: Transaction): boolean => {
  const meta = transaction.getMeta(ySyncPluginKey) as
    | { readonly isChangeOrigin?: boolean; readonly isUndoRedoOperation?: boolean }
    | undefined;
  return meta?.isChangeOrigin === true && meta.isUndoRedoOperation !== true;
};

const blockAt = (doc: Node, at: number): unknown => doc.resolve(at).node(1)?.attrs.id ?? null;

const caretOf = (state: EditorState): Caret | null => {
  const { selection, doc } = state;
  if (!(selection instanceof TextSelection)) return null;
  const [anchor, head] = [placeAt(state, selection.anchor), placeAt(state, selection.head)];
  if (anchor === undefined || head === undefined) return null;
  return { anchor, head, blocks: [blockAt(doc, selection.anchor), blockAt(doc, selection.head)] };
};

/**
 * Keeps the caret with the words around it when others write in the same block. y-tiptap 3.0.9 takes any change of a
 * block's text for a block that was moved, finds it again by its attributes, and puts the caret at its old offset: the
 * next keys would go into the middle of another's words, and one's own would be out of order.
 */
export const KeepCaret = Extension.create<{ readonly document: Y.Doc | null }>({
  name: "keepCaret",
  addOptions: () => ({ document: null }),
  addProseMirrorPlugins() {
    const { document } = this.options;
    let before: Caret | null = null;
    return [
      new Plugin({
        view(view) {
          const read = () => {
            before = caretOf(view.state);
          };
          document?.on("beforeAllTransactions", read);
          return { destroy: () => document?.off("beforeAllTransactions", read) };
        },
        appendTransaction(transactions, _, state) {
          if (before === null || !transactions.some(isByOthers)) return null;
          const { selection, doc } = state;
          const [anchor, head] = [positionOf(state, before.anchor), positionOf(state, before.head)];
          if (anchor === null || head === null || !(selection instanceof TextSelection)) return null;
          // A block that was moved has new words; the library finds it again.
          if (blockAt(doc, anchor) !== before.blocks[0] || blockAt(doc, head) !== before.blocks[1])
            return null;
          if (anchor === selection.anchor && head === selection.head) return null;
          return state.tr
            .setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head)))
            .setMeta("addToHistory", false);
        },
      }),
    ];
  },
});
