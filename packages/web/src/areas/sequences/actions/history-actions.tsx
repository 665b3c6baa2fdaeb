import { RedoOutlined, UndoOutlined } from "@ant-design/icons";
import { canUndo } from "../history-rebase.ts";
import { canRedo } from "../steps-after-merge.ts";
import type { EditorAction } from "./editor-action.ts";

const undo: EditorAction = {
  key: "undo",
  place: "history",
  icon: <UndoOutlined />,
  label: "sequences.undo",
  shortcut: "Ctrl+Z",
  isEdit: true,
  isEnabled: ({ document }) => canUndo(document),
  run: ({ dispatch }) => dispatch({ type: "undo" }),
};

const redo: EditorAction = {
  key: "redo",
  place: "history",
  icon: <RedoOutlined />,
  label: "sequences.redo",
  shortcut: "Ctrl+Y",
  isEdit: true,
  isEnabled: ({ document }) => canRedo(document),
  run: ({ dispatch }) => dispatch({ type: "redo" }),
};

export const historyActions: readonly EditorAction[] = [undo, redo];
