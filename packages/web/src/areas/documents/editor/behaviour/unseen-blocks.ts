import { type Editor, Extension } from "@tiptap/core";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

type BlockIds = ReadonlySet<string>;

const key = new PluginKey<BlockIds>("unseen-blocks");

/** Marks the blocks that others have changed since the reader had the page open. */
export const showUnseen = (editor: Editor, ids: BlockIds): void => {
  if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(key, ids));
};

const decorationsOf = (state: EditorState): DecorationSet => {
  const ids = key.getState(state) ?? new Set<string>();
  if (ids.size === 0) return DecorationSet.empty;
  const found: Decoration[] = [];
  state.doc.descendants((node, at) => {
    if (typeof node.attrs.id === "string" && ids.has(node.attrs.id))
      found.push(Decoration.node(at, at + node.nodeSize, { "data-unseen": "" }));
  });
  return DecorationSet.create(state.doc, found);
};

/** A mark next to blocks that are new to the reader. */
export const UnseenBlocks = Extension.create({
  name: "unseenBlocks",
  addProseMirrorPlugins: () => [
    new Plugin<BlockIds>({
      key,
      state: {
        init: () => new Set(),
        apply: (transaction, ids) => (transaction.getMeta(key) as BlockIds | undefined) ?? ids,
      },
      props: { decorations: decorationsOf },
    }),
  ],
});
