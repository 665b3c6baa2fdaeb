import { useEffect, useRef } from "react";
import { isInDialog, isOnControl, isTyping } from "../../../kernel/key-target.ts";
import { isComposing, isShortcut } from "../../../kernel/shortcut.ts";
import type { ActionTools, EditorAction } from "../actions/editor-action.ts";
import type { useSequenceEditor } from "./use-sequence-editor.ts";

interface EditorKeys {
  readonly actions: readonly EditorAction[];
  readonly tools: ActionTools;
  readonly editor: ReturnType<typeof useSequenceEditor>;
  readonly isEditable: boolean;
  readonly onSave: () => void;
}

/** A key without modifiers belongs to the button or list that has the focus. */
const isPlainKey = (shortcut: string): boolean => !shortcut.includes("+") && !/^F\d+$/.test(shortcut);

/**
 * The shortcuts of all actions anywhere on the page, and Ctrl or ⌘ with S. A text field keeps its own keys except for
 * saving and finding; an unfinished input method composition is not a shortcut.
 */
export const useEditorKeys = (keys: EditorKeys): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event)) return;
      const { actions, tools, onSave, editor, isEditable } = latest.current;
      if (isShortcut(event, "Ctrl+S")) {
        event.preventDefault();
        if (!event.repeat) onSave();
        return;
      }
      if (isInDialog(event.target)) return;
      const isRedo = isShortcut(event, "Ctrl+Shift+Z");
      if (isRedo && isEditable && !isTyping(event.target)) {
        event.preventDefault();
        return editor.editing.onRedo();
      }
      const action = actions.find(({ shortcut, isNative }) => !isNative && isShortcut(event, shortcut));
      if (!action) return;
      if (isTyping(event.target) && !/^find/.test(action.key)) return;
      if (isPlainKey(action.shortcut) && isOnControl(event.target)) return;
      event.preventDefault();
      const mayRepeat = action.place === "history";
      if ((!event.repeat || mayRepeat) && action.isEnabled(tools)) action.run(tools);
    };
    /** Copy, cut and paste when no residues have the focus, e.g. on a map. */
    const onClipboard = (event: ClipboardEvent) => {
      const { clipboardData: data } = event;
      const isMarked = (globalThis.getSelection()?.toString() ?? "") !== "";
      if (event.defaultPrevented || data === null || isTyping(event.target)) return;
      const { editor, isEditable } = latest.current;
      const { record, selection } = editor.document;
      if (event.type === "paste") {
        if (!isEditable) return;
        event.preventDefault();
        return editor.editing.onPaste(data.getData("text/plain"), data);
      }
      if (selection.length === 0 || isMarked) return;
      event.preventDefault();
      const { start, length } = selection;
      const beyond = Math.max(0, start + length - record.sequence.length);
      const letters = record.sequence.slice(start, start + length) + record.sequence.slice(0, beyond);
      data.setData("text/plain", letters);
      editor.editing.onCopy(data);
      if (event.type === "cut" && isEditable) editor.editing.onReplace(selection, "");
    };
    window.addEventListener("keydown", onKeyDown);
    const clipboardEvents = ["copy", "cut", "paste"] as const;
    for (const type of clipboardEvents) window.addEventListener(type, onClipboard);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      for (const type of clipboardEvents) window.removeEventListener(type, onClipboard);
    };
  }, []);
};
