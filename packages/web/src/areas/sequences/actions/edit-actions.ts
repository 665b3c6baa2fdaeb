import { always, type EditorAction, hasSelection } from "./editor-action.ts";

const insert: EditorAction = {
  key: "insert",
  place: "edit",
  label: "sequences.insert",
  shortcut: "Ctrl+I",
  isEdit: true,
  isEnabled: always,
  run: ({ open }) => open("insert"),
};

const insertFile: EditorAction = {
  key: "insertFile",
  place: "edit",
  label: "sequences.editInsertFile",
  shortcut: "Alt+I",
  isEdit: true,
  isEnabled: always,
  run: (tools) => tools.insertFile(),
};

const insertPlasmid: EditorAction = {
  key: "insertPlasmid",
  place: "edit",
  label: "sequences.insertPlasmid",
  shortcut: "Alt+Shift+Y",
  isEdit: true,
  isEnabled: ({ document }) => document.record.kind !== "protein",
  run: (tools) => tools.insertPlasmid(),
};

const replace: EditorAction = {
  key: "replace",
  place: "edit",
  label: "sequences.replace",
  shortcut: "Alt+R",
  isEdit: true,
  isEnabled: hasSelection,
  run: ({ open }) => open("replace"),
};

const remove: EditorAction = {
  key: "delete",
  place: "edit",
  label: "sequences.delete",
  shortcut: "Delete",
  isEdit: true,
  isEnabled: hasSelection,
  run: ({ document, dispatch }) => dispatch({ type: "replace", selection: document.selection, insert: "" }),
};

const cut: EditorAction = {
  key: "cut",
  place: "edit",
  label: "sequences.editCut",
  shortcut: "Ctrl+X",
  isNative: true,
  isEdit: true,
  isEnabled: hasSelection,
  run: (tools) => tools.cut(),
};

const paste: EditorAction = {
  key: "paste",
  place: "edit",
  label: "sequences.editPaste",
  shortcut: "Ctrl+V",
  isNative: true,
  isEdit: true,
  isEnabled: always,
  run: (tools) => tools.paste(),
};

const changeCase = (letterCase: "upper" | "lower"): EditorAction => ({
  key: letterCase === "upper" ? "upperCase" : "lowerCase",
  place: "edit",
  label: letterCase === "upper" ? "sequences.editUpperCase" : "sequences.editLowerCase",
  shortcut: letterCase === "upper" ? "Alt+U" : "Alt+Shift+U",
  isEdit: true,
  isEnabled: hasSelection,
  run: ({ document, dispatch }) =>
    dispatch({ type: "changeCase", selection: document.selection, letterCase }),
});

export const editActions: readonly EditorAction[] = [
  insert,
  insertFile,
  insertPlasmid,
  replace,
  remove,
  cut,
  paste,
  changeCase("upper"),
  changeCase("lower"),
];
