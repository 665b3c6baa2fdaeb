import {
  AlignLeftOutlined,
  CalculatorOutlined,
  ExperimentOutlined,
  ScissorOutlined,
} from "@ant-design/icons";
import { type EditorAction, hasResidues } from "./editor-action.ts";

const digest: EditorAction = {
  key: "digest",
  place: "tool",
  icon: <ExperimentOutlined />,
  label: "digest.open",
  shortcut: "Alt+B",
  isEdit: false,
  isEnabled: hasResidues,
  run: (tools) => tools.digest(),
};

/** What is done to DNA with enzymes. */
export const digestActions: readonly EditorAction[] = [digest];

const crispr: EditorAction = {
  key: "crispr",
  place: "tool",
  icon: <ScissorOutlined />,
  label: "annotation.crisprOpen",
  shortcut: "Alt+Shift+Q",
  isEdit: false,
  isEnabled: hasResidues,
  run: (tools) => tools.crispr(),
};

/** What other pages make of the sequence. */
export const toolActions: readonly EditorAction[] = [
  {
    key: "tools",
    place: "molecule",
    icon: <CalculatorOutlined />,
    label: "sequences.openTools",
    shortcut: "Alt+Shift+Z",
    isEdit: false,
    isEnabled: hasResidues,
    run: (tools) => tools.openTools(),
  },
  {
    key: "align",
    place: "molecule",
    icon: <AlignLeftOutlined />,
    label: "sequences.alignThis",
    shortcut: "Alt+Shift+W",
    isEdit: false,
    isEnabled: hasResidues,
    run: (tools) => tools.align(),
  },
];

/** Where the team has the feature on. */
export const crisprActions: readonly EditorAction[] = [crispr];
