import { SearchOutlined } from "@ant-design/icons";
import { type EditorAction, hasResidues } from "./editor-action.ts";

const find: EditorAction = {
  key: "find",
  place: "tool",
  icon: <SearchOutlined />,
  label: "sequences.find",
  shortcut: "Ctrl+F",
  isEdit: false,
  isEnabled: hasResidues,
  run: (tools) => tools.find(false),
};

const findAndReplace: EditorAction = {
  key: "findAndReplace",
  place: "edit",
  label: "sequences.findAndReplace",
  shortcut: "Ctrl+H",
  isEdit: true,
  isEnabled: hasResidues,
  run: (tools) => tools.find(true),
};

export const findActions: readonly EditorAction[] = [find, findAndReplace];
