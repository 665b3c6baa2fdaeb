import type { Selection, SequenceRecord } from "@benchleaf/bio";
import { type EditorAction, hasResidues } from "./editor-action.ts";

const goTo: EditorAction = {
  key: "goTo",
  place: "select",
  label: "sequences.goTo",
  shortcut: "Ctrl+G",
  isEdit: false,
  isEnabled: hasResidues,
  run: ({ open }) => open("goTo"),
};

const selectRange: EditorAction = {
  key: "selectRange",
  place: "select",
  label: "sequences.selectRange",
  shortcut: "Ctrl+Shift+G",
  isEdit: false,
  isEnabled: hasResidues,
  run: ({ open }) => open("selectRange"),
};

const selectAll: EditorAction = {
  key: "selectAll",
  place: "select",
  label: "sequences.selectAll",
  shortcut: "Ctrl+A",
  isEdit: false,
  isEnabled: hasResidues,
  run: ({ document, dispatch }) =>
    dispatch({ type: "select", selection: { start: 0, length: document.record.sequence.length } }),
};

/** All that is not selected, where that is one stretch; null else. */
export const invertedSelection = (
  { start, length }: Selection,
  { sequence, topology }: Pick<SequenceRecord, "sequence" | "topology">,
): Selection | null => {
  const size = sequence.length;
  if (length === 0 || length === size) return null;
  if (topology === "circular") return { start: (start + length) % size, length: size - length };
  if (start === 0) return { start: length, length: size - length };
  return start + length === size ? { start: 0, length: start } : null;
};

const invert: EditorAction = {
  key: "invertSelection",
  place: "select",
  label: "sequences.selectInvert",
  shortcut: "Alt+Shift+I",
  isEdit: false,
  isEnabled: ({ document }) => invertedSelection(document.selection, document.record) !== null,
  run: ({ document, dispatch }) => {
    const selection = invertedSelection(document.selection, document.record);
    if (selection) dispatch({ type: "select", selection });
  },
};

export const selectActions: readonly EditorAction[] = [goTo, selectRange, selectAll, invert];
