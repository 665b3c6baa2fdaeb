import { useEffect, useRef } from "react";

interface EditorKeys {
  readonly isEditable: boolean;
  readonly onSave: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, [contenteditable=true], [role=dialog]") !== null;

/** Ctrl or ⌘ with S, Z and Y anywhere on the page; a text field keeps its own undo. */
export const useEditorKeys = (keys: EditorKeys): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey || !(event.ctrlKey || event.metaKey))
        return;
      const { isEditable, onSave, onUndo, onRedo } = latest.current;
      const key = event.key.toLowerCase();
      if (key === "s") {
        event.preventDefault();
        if (!event.repeat) onSave();
        return;
      }
      if (!isEditable || isTyping(event.target)) return;
      if (key === "y" || (key === "z" && event.shiftKey)) onRedo();
      else if (key === "z") onUndo();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
};
