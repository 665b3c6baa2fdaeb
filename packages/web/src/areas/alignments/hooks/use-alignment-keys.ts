import type { KeyboardEvent } from "react";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePageKeys } from "../../../kernel/use-page-keys.ts";
import type { AlignmentWork } from "./use-alignment-work.ts";
import type { Cursor } from "./use-cursor.ts";

interface KeysInput {
  readonly work: AlignmentWork;
  readonly cursor: Cursor;
  readonly zoom: (steps: number) => void;
}

const callLetters = /^[ACGTRYSWKMBDHVN]$/i;
const focusOn = (id: string) => document.getElementById(id)?.focus();

/** Keys of the page and of the grid, each also in the palette where it has a name. */
export const useAlignmentKeys = ({ work, cursor, zoom }: KeysInput) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { userId, name } = useSession();
  const { step, isEditable } = work;

  const decide = (to: string | null) => {
    const { facts } = cursor;
    if (!facts || !isEditable || facts.row.read === null) return;
    const by = { authorId: userId, authorName: name, time: new Date().toISOString() };
    step({ type: "call", rowId: facts.row.id, column: facts.column, to, by });
  };
  const copy = () =>
    void cursor.copy().then(
      (count) => count > 0 && toasts.success(t("alignments.copied", { count })),
      () => toasts.warning(t("alignments.copyFailed")),
    );
  usePageKeys(() => [
    ...(isEditable
      ? [
          { key: "save", label: t("shell.save"), shortcut: "Ctrl+S", run: work.save },
          { key: "undo", label: t("shell.undo"), shortcut: "Ctrl+Z", run: () => step({ type: "undo" }) },
          { key: "redo", label: t("alignments.redo"), shortcut: "Ctrl+Y", run: () => step({ type: "redo" }) },
        ]
      : []),
    { key: "find", label: t("alignments.find"), shortcut: "Ctrl+F", run: () => focusOn("alignment-motif") },
    { key: "goTo", label: t("alignments.goTo"), shortcut: "Ctrl+G", run: () => focusOn("alignment-place") },
    {
      key: "nextDifference",
      label: t("alignments.nextDifference"),
      shortcut: "Alt+N",
      run: () => cursor.nextDifference(1),
    },
    {
      key: "previousDifference",
      label: t("alignments.previousDifference"),
      shortcut: "Alt+Shift+N",
      run: () => cursor.nextDifference(-1),
    },
  ]);
  const onKey = (event: KeyboardEvent) => {
    const isControl = event.ctrlKey || event.metaKey;
    const does = (run: () => void) => {
      event.preventDefault();
      run();
    };
    if (isControl && event.key.toLowerCase() === "c") return does(copy);
    if (isControl || event.altKey) return;
    if (event.key === "+" || event.key === "=") return does(() => zoom(1));
    if (event.key === "-") return does(() => zoom(-1));
    if (event.key === "Escape" && cursor.selection) return does(() => cursor.setSelection(null));
    if (!cursor.facts || !isEditable) return;
    if (callLetters.test(event.key)) return does(() => decide(event.key.toUpperCase()));
    if (event.key === "Delete") return does(() => decide("-"));
    if (event.key === "Backspace") return does(() => decide(null));
    if (event.key === "Enter") return does(() => decide(cursor.facts?.letter ?? null));
  };
  return Object.assign(onKey, { decide });
};
