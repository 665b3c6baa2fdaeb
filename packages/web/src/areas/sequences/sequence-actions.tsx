import {
  AimOutlined,
  ColumnWidthOutlined,
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  PlusOutlined,
  RedoOutlined,
  SelectOutlined,
  SwapOutlined,
  SyncOutlined,
  UndoOutlined,
} from "@ant-design/icons";
import { reverseComplement, sliceBases } from "@benchleaf/bio";
import type { ReactNode } from "react";
import type { PhraseKey } from "../../kernel/words.ts";
import type { SequenceAction, SequenceDocument } from "./sequence-document.ts";

export type DialogKind = "insert" | "replace" | "goTo" | "selectRange";

/** What an action may do to the page around it. */
export interface ActionTools {
  readonly document: SequenceDocument;
  readonly dispatch: (action: SequenceAction) => void;
  readonly open: (dialog: DialogKind) => void;
  readonly copy: (letters: string) => void;
}

/** One thing a person can do to the sequence: one button of the toolbar. */
export interface EditorAction {
  readonly key: string;
  readonly group: "history" | "edit" | "copy" | "select" | "molecule";
  readonly icon: ReactNode;
  readonly label: PhraseKey;
  /** As shown beside the label. */
  readonly shortcut?: string;
  /** Changes the sequence, so it is not there for who may only read. */
  readonly isEdit: boolean;
  readonly isEnabled: (document: SequenceDocument) => boolean;
  readonly run: (tools: ActionTools) => void;
}

const hasSelection = ({ selection }: SequenceDocument) => selection.length > 0;
const hasLetters = ({ record }: SequenceDocument) => record.sequence.length > 0;
const always = () => true;

const changeTopology = (isCircular: boolean): EditorAction => ({
  key: isCircular ? "makeCircular" : "makeLinear",
  group: "molecule",
  icon: isCircular ? <SyncOutlined /> : <ColumnWidthOutlined />,
  label: isCircular ? "sequences.makeCircular" : "sequences.makeLinear",
  isEdit: true,
  isEnabled: hasLetters,
  run: ({ dispatch }) => dispatch({ type: "changeTopology", topology: isCircular ? "circular" : "linear" }),
});

const undo: EditorAction = {
  key: "undo",
  group: "history",
  icon: <UndoOutlined />,
  label: "sequences.undo",
  shortcut: "Ctrl+Z",
  isEdit: true,
  isEnabled: ({ undoStack }) => undoStack.length > 0,
  run: ({ dispatch }) => dispatch({ type: "undo" }),
};

const redo: EditorAction = {
  key: "redo",
  group: "history",
  icon: <RedoOutlined />,
  label: "sequences.redo",
  shortcut: "Ctrl+Y",
  isEdit: true,
  isEnabled: ({ redoStack }) => redoStack.length > 0,
  run: ({ dispatch }) => dispatch({ type: "redo" }),
};

const insert: EditorAction = {
  key: "insert",
  group: "edit",
  icon: <PlusOutlined />,
  label: "sequences.insert",
  isEdit: true,
  isEnabled: always,
  run: ({ open }) => open("insert"),
};

const replace: EditorAction = {
  key: "replace",
  group: "edit",
  icon: <EditOutlined />,
  label: "sequences.replace",
  isEdit: true,
  isEnabled: hasSelection,
  run: ({ open }) => open("replace"),
};

const remove: EditorAction = {
  key: "delete",
  group: "edit",
  icon: <DeleteOutlined />,
  label: "sequences.delete",
  shortcut: "Delete",
  isEdit: true,
  isEnabled: hasSelection,
  run: ({ document, dispatch }) => dispatch({ type: "replace", selection: document.selection, insert: "" }),
};

const copy: EditorAction = {
  key: "copy",
  group: "copy",
  icon: <CopyOutlined />,
  label: "sequences.copy",
  shortcut: "Ctrl+C",
  isEdit: false,
  isEnabled: hasSelection,
  run: (tools) => tools.copy(sliceBases(tools.document.record, tools.document.selection)),
};

const copyReverseComplement: EditorAction = {
  key: "copyReverseComplement",
  group: "copy",
  icon: <SwapOutlined />,
  label: "sequences.copyReverseComplement",
  isEdit: false,
  isEnabled: (document) => hasSelection(document) && document.record.kind !== "protein",
  run: (tools) => {
    const { record, selection } = tools.document;
    if (record.kind !== "protein") tools.copy(reverseComplement(sliceBases(record, selection), record.kind));
  },
};

const goTo: EditorAction = {
  key: "goTo",
  group: "select",
  icon: <AimOutlined />,
  label: "sequences.goTo",
  isEdit: false,
  isEnabled: hasLetters,
  run: ({ open }) => open("goTo"),
};

const selectRange: EditorAction = {
  key: "selectRange",
  group: "select",
  icon: <SelectOutlined />,
  label: "sequences.selectRange",
  isEdit: false,
  isEnabled: hasLetters,
  run: ({ open }) => open("selectRange"),
};

/** The toolbar from left to right, as far as the molecule and the person allow. */
export const actionsFor = ({ record }: SequenceDocument, isEditable: boolean): readonly EditorAction[] => {
  const topology = record.kind === "protein" ? [] : [changeTopology(record.topology !== "circular")];
  const strands = record.kind === "protein" ? [copy] : [copy, copyReverseComplement];
  const all = [undo, redo, insert, replace, remove, ...strands, goTo, selectRange, ...topology];
  return isEditable ? all : all.filter((action) => !action.isEdit);
};
