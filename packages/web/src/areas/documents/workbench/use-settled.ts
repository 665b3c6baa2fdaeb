import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { useEffect, useState } from "react";

/** What is next to the text follows it after this time, at most this often: not within the keys that are typed. */
const SETTLE_MS = 300;

/**
 * Something about the whole page, such as its headings, read again a moment after it has changed. `read` is one function for
 * all drawings; an equal result draws nothing.
 */
export const useSettled = <T>(editor: Editor, read: (doc: Node) => T): T => {
  const [value, setValue] = useState(() => read(editor.state.doc));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readNow = () => {
      timer = undefined;
      if (editor.isDestroyed) return;
      const next = read(editor.state.doc);
      setValue((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    const later = () => {
      timer ??= setTimeout(readNow, SETTLE_MS);
    };
    readNow();
    editor.on("update", later);
    return () => {
      clearTimeout(timer);
      editor.off("update", later);
    };
  }, [editor, read]);
  return value;
};
