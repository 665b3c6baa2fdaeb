import { hasBlockId } from "@benchleaf/contract";
import { Extension } from "@tiptap/core";
import { isChangeOrigin } from "@tiptap/extension-collaboration";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { changedBlocks } from "./changed-blocks.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** A new block's id, as the server makes them. */
export const newBlockId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length]).join("");

const idsIn = (block: Node): unknown[] => {
  const found: unknown[] = hasBlockId(block.type.name) ? [block.attrs.id] : [];
  if (!block.isTextblock)
    block.descendants((node) => {
      if (hasBlockId(node.type.name)) found.push(node.attrs.id);
    });
  return found;
};

/** Whether an edit made no block and took none away, as typing within one: nothing else has to be looked through. */
const hasSameIds = (before: Node, after: Node): boolean => {
  const changed = changedBlocks(before, after);
  if (changed === null) return true;
  const { first, lastBefore, lastAfter } = changed;
  if (lastBefore !== lastAfter) return false;
  for (let index = first; index < lastAfter; index++) {
    const [was, is] = [idsIn(before.child(index)), idsIn(after.child(index))];
    if (was.length !== is.length || is.some((id, at) => !id || id !== was[at])) return false;
  }
  return true;
};

/**
 * Gives each block that the reader makes an id, and a new one to the second of two that share one (after copy and paste, or a
 * split). What others or the server make is left alone: they do so themselves.
 */
export const BlockIds = Extension.create({
  name: "blockIds",
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey("blockIds"),
      appendTransaction(transactions, { doc: before }, { doc, tr }) {
        const own = transactions.filter((one) => one.docChanged && !isChangeOrigin(one));
        if (own.length === 0 || hasSameIds(before, doc)) return null;
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
