import { Extension } from "@tiptap/core";
import { Slice } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";

/**
 * A heading or list item that is pasted into an empty line stays one. By default, the words of the first pasted block
 * would join the line that is there.
 */
export const PasteBlocks = Extension.create({
  name: "pasteBlocks",
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey("pasteBlocks"),
      props: {
        transformPasted(slice, { state }) {
          const { parent } = state.selection.$from;
          const first = slice.content.firstChild;
          const isEmptyLine = parent.type.name === "paragraph" && parent.content.size === 0;
          const isSpecial =
            first?.type.name === "paragraph" && (first.attrs.kind !== null || first.attrs.list !== null);
          if (slice.openStart !== 1 || !isEmptyLine || !isSpecial) return slice;
          return new Slice(slice.content, 0, slice.content.childCount === 1 ? 0 : slice.openEnd);
        },
      },
    }),
  ],
});
