import { TagOutlined } from "@ant-design/icons";
import { isCoding } from "../../../canvas/row-residues.ts";
import {
  copiedFeatures,
  featureAtCaret,
  selectedFeature,
  selectedFeatures,
  turnedFeatures,
} from "../editing/selected-features.ts";
import { type EditorAction, hasSelection } from "./editor-action.ts";

const annotate: EditorAction = {
  key: "annotate",
  place: "tool",
  icon: <TagOutlined />,
  label: "sequences.featureAnnotate",
  shortcut: "Alt+A",
  isEdit: true,
  isEnabled: hasSelection,
  run: ({ open }) => open("annotate"),
};

const edit: EditorAction = {
  key: "editFeature",
  place: "feature",
  label: "sequences.featureEdit",
  shortcut: "F2",
  isEdit: true,
  isEnabled: (state) => selectedFeature(state) !== undefined,
  run: ({ open }) => open("editFeature"),
};

const duplicate: EditorAction = {
  key: "duplicateFeatures",
  place: "feature",
  label: "sequences.featureDuplicate",
  shortcut: "Ctrl+D",
  isEdit: true,
  isEnabled: (state) => selectedFeatures(state).length > 0,
  run: (tools) =>
    tools.dispatch({
      type: "putFeatures",
      features: copiedFeatures(selectedFeatures(tools), tools.document.record),
    }),
};

const merge: EditorAction = {
  key: "mergeFeatures",
  place: "feature",
  label: "sequences.featureMerge",
  shortcut: "Alt+M",
  isEdit: true,
  isEnabled: (state) => selectedFeatures(state).length > 1,
  run: (tools) => tools.dispatch({ type: "mergeFeatures", ids: selectedFeatures(tools).map(({ id }) => id) }),
};

const split: EditorAction = {
  key: "splitFeature",
  place: "feature",
  label: "sequences.featureSplit",
  shortcut: "Alt+S",
  isEdit: true,
  isEnabled: (state) => featureAtCaret(state) !== undefined,
  run: (tools) => {
    const feature = featureAtCaret(tools);
    const position = tools.document.selection.start;
    if (feature) tools.dispatch({ type: "splitFeature", id: feature.id, position });
  },
};

const turn: EditorAction = {
  key: "turnFeatures",
  place: "feature",
  label: "sequences.featureTurn",
  shortcut: "Alt+X",
  isEdit: true,
  isEnabled: (state) => selectedFeatures(state).length > 0 && state.document.record.kind !== "protein",
  run: (tools) => tools.dispatch({ type: "putFeatures", features: turnedFeatures(selectedFeatures(tools)) }),
};

/** Shows the amino acids of the selected features, or hides them if all of them show theirs. */
const translate: EditorAction = {
  key: "translateFeatures",
  place: "feature",
  label: "annotation.translateFeatures",
  shortcut: "Alt+Shift+T",
  isEdit: true,
  isEnabled: (state) => selectedFeatures(state).length > 0 && state.document.record.kind !== "protein",
  run: (tools) => {
    const features = selectedFeatures(tools);
    const translateSelf = !features.every(isCoding);
    tools.dispatch({ type: "putFeatures", features: features.map((one) => ({ ...one, translateSelf })) });
  },
};

const color: EditorAction = {
  key: "colorFeatures",
  place: "feature",
  label: "sequences.featureColor",
  shortcut: "Alt+K",
  isEdit: true,
  isEnabled: (state) => selectedFeatures(state).length > 0,
  run: ({ open }) => open("colorFeatures"),
};

const remove: EditorAction = {
  key: "removeFeatures",
  place: "feature",
  label: "sequences.featureRemove",
  shortcut: "Alt+Delete",
  isEdit: true,
  isEnabled: (state) => selectedFeatures(state).length > 0,
  run: (tools) =>
    tools.dispatch({ type: "removeFeatures", ids: selectedFeatures(tools).map(({ id }) => id) }),
};

export const featureActions: readonly EditorAction[] = [
  annotate,
  edit,
  color,
  turn,
  translate,
  duplicate,
  merge,
  split,
  remove,
];
