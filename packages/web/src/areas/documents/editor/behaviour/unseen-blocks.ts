import { type Editor, Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { type DecorateBlock, decorateBlocks, redecorate } from "./changed-blocks.ts";

type BlockIds = ReadonlySet<string>;

interface Unseen {
  readonly ids: BlockIds;
  readonly set: DecorationSet;
}

const key = new PluginKey<Unseen>("unseen-blocks");

/** Marks the blocks that others have changed since the reader had the page open. */
export const showUnseen = (editor: Editor, ids: BlockIds): void => {
  if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(key, ids));
};

const marksOf =
  (ids: BlockIds): DecorateBlock =>
  (block, start) => {
    if (ids.size === 0) return [];
    const found: Decoration[] = [];
    const mark = (node: Node, at: number): void => {
      if (typeof node.attrs.id === "string" && ids.has(node.attrs.id))
        found.push(Decoration.node(at, at + node.nodeSize, { "data-unseen": "" }));
    };
    mark(block, start);
    if (!block.isTextblock) block.descendants((node, at) => mark(node, start + 1 + at));
    return found;
  };

/** A mark next to blocks that are new to the reader. */
export const UnseenBlocks = Extension.create({
  name: "unseenBlocks",
  addProseMirrorPlugins: () => [
    new Plugin<Unseen>({
      key,
      state: {
        init: () => ({ ids: new Set(), set: DecorationSet.empty }),
        apply(transaction, { ids, set }, { doc: before }) {
          const { doc } = transaction;
          const asked = transaction.getMeta(key) as BlockIds | undefined;
          if (asked === undefined) return { ids, set: redecorate(set, before, doc, marksOf(ids)) };
          return { ids: asked, set: DecorationSet.create(doc, decorateBlocks(doc, marksOf(asked))) };
        },
      },
      props: { decorations: (state) => key.getState(state)?.set },
    }),
  ],
});
