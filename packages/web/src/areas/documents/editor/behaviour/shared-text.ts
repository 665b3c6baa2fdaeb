import { Extension, type Extensions, type JSONContent } from "@tiptap/core";
import { Collaboration } from "@tiptap/extension-collaboration";
import { initProseMirrorDoc } from "@tiptap/y-tiptap";
import type * as Y from "yjs";
import { KeepCaret } from "./keep-caret.ts";

const FRAGMENT = "default";

/**
 * The text of a shared document. The editor is created with what the document holds, and not empty to be filled afterwards:
 * each block is read and drawn once.
 */
export const sharedText = (document: Y.Doc): Extensions => {
  const mapping = new Map();
  return [
    Extension.create({
      name: "sharedText",
      onBeforeCreate() {
        const fragment = document.getXmlFragment(FRAGMENT);
        if (fragment.length === 0) return;
        const read = initProseMirrorDoc(fragment, this.editor.schema);
        for (const [part, node] of read.mapping) mapping.set(part, node);
        // It takes a node, too, which its type does not say.
        this.editor.options.content = read.doc as unknown as JSONContent;
      },
    }),
    KeepCaret.configure({ document }),
    Collaboration.configure({ document, field: FRAGMENT, ySyncOptions: { mapping } }),
  ];
};
