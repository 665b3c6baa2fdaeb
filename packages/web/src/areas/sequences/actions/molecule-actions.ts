import type { Topology } from "@benchleaf/bio";
import { always, type EditorAction, hasResidues, hasSelection } from "./editor-action.ts";

/** The selection, or the whole molecule if nothing is selected. */
export const reverseComplement: EditorAction = {
  key: "reverseComplement",
  place: "molecule",
  label: "sequences.moleculeReverseComplement",
  shortcut: "Ctrl+E",
  isEdit: true,
  isEnabled: hasResidues,
  run: (tools) => {
    const { record, selection } = tools.document;
    const all = { start: 0, length: record.sequence.length };
    tools.dispatch({ type: "reverseComplement", selection: hasSelection(tools) ? selection : all });
  },
};

/** The caret, or where the selection begins. */
const changeOrigin: EditorAction = {
  key: "changeOrigin",
  place: "molecule",
  label: "sequences.moleculeOrigin",
  shortcut: "Alt+O",
  isEdit: true,
  isEnabled: ({ document }) => {
    const { record, selection } = document;
    return record.topology === "circular" && selection.start % Math.max(1, record.sequence.length) !== 0;
  },
  run: ({ document, dispatch }) => dispatch({ type: "changeOrigin", origin: document.selection.start }),
};

const changeTopology = (topology: Topology): EditorAction => ({
  key: topology === "circular" ? "makeCircular" : "makeLinear",
  place: "molecule",
  label: topology === "circular" ? "sequences.makeCircular" : "sequences.makeLinear",
  shortcut: "Alt+L",
  isEdit: true,
  isEnabled: hasResidues,
  run: ({ dispatch }) => dispatch({ type: "changeTopology", topology }),
});

/** Topology and strand; the origin only of a circle. */
export const nucleicMoleculeActions = (topology: Topology): readonly EditorAction[] =>
  topology === "circular"
    ? [reverseComplement, changeOrigin, changeTopology("linear")]
    : [reverseComplement, changeTopology("circular")];

export const describe: EditorAction = {
  key: "describe",
  place: "molecule",
  label: "sequences.moleculeDescribe",
  shortcut: "Alt+P",
  isEdit: false,
  isEnabled: always,
  run: ({ open }) => open("describe"),
};
