import type { Shortcut } from "../../../kernel/shortcut.ts";
import type { PhraseKey } from "../../../kernel/words.ts";
import { type EditorAction, hasLetters, type TaskKind } from "./editor-action.ts";

const task = (key: TaskKind, label: PhraseKey, shortcut: Shortcut): EditorAction => ({
  key,
  place: "primer",
  label,
  shortcut,
  isEdit: true,
  isEnabled: hasLetters,
  run: ({ startTask }) => startTask(key),
});

/** Primers designed on the sequence, or found to bind it. */
export const primerActions: readonly EditorAction[] = [
  task("primerOnSelection", "annotation.oligo", "Alt+N"),
  task("primerPairs", "annotation.pairs", "Alt+Shift+P"),
  task("sequencingPrimers", "annotation.sequencing", "Alt+Shift+S"),
  task("pastedPrimers", "annotation.pasted", "Alt+Shift+N"),
];
