import type { Editor } from "@tiptap/core";
import { useEffect } from "react";
import { reveal } from "../editor/behaviour/folding.ts";

/** Brings a block into view. Does nothing if the page has no such block. */
export const goToBlock = (editor: Editor, blockId: string): void => {
  if (editor.isDestroyed) return;
  let at: number | null = null;
  editor.state.doc.descendants((node, position) => {
    if (at === null && node.attrs.id === blockId) at = position;
    return at === null;
  });
  if (at !== null) reveal(editor.view, at);
  const element = at === null ? null : editor.view.nodeDOM(at);
  if (element instanceof HTMLElement) element.scrollIntoView({ block: "center" });
};

/** Brings the block that a link has led to into view, once the page has it. */
export const useBlockFromAddress = (editor: Editor | null, blockId: string | undefined): void => {
  useEffect(() => {
    if (editor === null || blockId === undefined) return;
    const frame = requestAnimationFrame(() => goToBlock(editor, blockId));
    return () => cancelAnimationFrame(frame);
  }, [editor, blockId]);
};
