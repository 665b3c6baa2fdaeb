import { hasBlockId } from "@benchleaf/contract";
import { Extension } from "@tiptap/core";
import { isChangeOrigin } from "@tiptap/extension-collaboration";
import { Plugin, PluginKey } from "@tiptap/pm/state";

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** A new block's id, as the server makes them. */
export const newBlockId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length]).join("");

/**
 * Gives each block that the reader makes an id, and a new one to the second of two that share one (after copy and paste, or a
 * split). What others or the server make is left alone: they do so themselves.
 */
export const BlockIds = Extension.create({
  name: "blockIds",
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey("blockIds"),
      appendTransaction(transactions, before, { doc, tr }) {
        const own = transactions.filter((one) => one.docChanged && !isChangeOrigin(one));
        if (own.length === 0 || before.doc.eq(doc)) return null;
        const seen = new Set<string>();
        doc.descendants((node, at) => {
          if (!hasBlockId(node.type.name)) return;
          const { id } = node.attrs;
          if (typeof id === "string" && id !== "" && !seen.has(id)) seen.add(id);
          else tr.setNodeAttribute(at, "id", newBlockId());
        });
        return tr.steps.length > 0 ? tr.setMeta("addToHistory", false) : null;
      },
    }),
  ],
});
