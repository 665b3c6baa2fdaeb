import { hasPermission } from "../../../kernel/session.ts";
import type { Shortcut } from "../../../kernel/shortcut.ts";
import type { PhraseKey } from "../../../kernel/translation.ts";
import { selectedPrimers } from "../editing/selected-features.ts";
import { type EditorAction, hasResidues, type TaskKind } from "./editor-action.ts";

const task = (key: TaskKind, label: PhraseKey, shortcut: Shortcut): EditorAction => ({
  key,
  place: "primer",
  label,
  shortcut,
  isEdit: true,
  isEnabled: hasResidues,
  run: ({ startTask }) => startTask(key),
});

/** Removes the selected primers. */
const remove: EditorAction = {
  key: "removePrimers",
  place: "primer",
  label: "annotation.removePrimers",
  shortcut: "Alt+Shift+Delete",
  isEdit: true,
  isEnabled: (state) => selectedPrimers(state).length > 0,
  run: (tools) => tools.dispatch({ type: "removePrimers", ids: selectedPrimers(tools).map(({ id }) => id) }),
};

/** The residues and the name of the selected one. */
const edit: EditorAction = {
  key: "editPrimer",
  place: "primer",
  label: "annotation.editPrimer",
  shortcut: "Shift+F2",
  isEdit: true,
  isEnabled: (state) => selectedPrimers(state).length === 1,
  run: ({ open }) => open("editPrimer"),
};

/** Exports all primers, or the selected ones, as an order sheet or into the library. */
const order: EditorAction = {
  key: "orderPrimers",
  place: "primer",
  label: "annotation.orderPrimers",
  shortcut: "Shift+F4",
  isEdit: false,
  isEnabled: ({ document }) => document.record.primers.length > 0,
  run: ({ open }) => open("orderPrimers"),
};

/** How two of them pair with each other. */
const check: EditorAction = {
  key: "checkPair",
  place: "primer",
  label: "annotation.checkPair",
  shortcut: "F4",
  isEdit: false,
  isEnabled: ({ document }) => document.record.primers.length > 1,
  run: ({ open }) => open("checkPair"),
};

/** Primers designed on the sequence, found to bind it, or added from a library that the user may read. */
export const primerActions = (): readonly EditorAction[] => [
  task("primerOnSelection", "annotation.oligo", "Alt+N"),
  task("primerPairs", "annotation.pairs", "Alt+Shift+P"),
  task("sequencingPrimers", "annotation.sequencing", "Alt+Shift+S"),
  task("pastedPrimers", "annotation.pasted", "Alt+Shift+N"),
  ...(hasPermission("MOLECULE_PRIMER_TENANT_READ")
    ? [task("libraryPrimers", "annotation.library", "Alt+Shift+L")]
    : []),
  edit,
  check,
  order,
  remove,
];
