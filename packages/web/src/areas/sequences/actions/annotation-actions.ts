import type { Feature } from "@benchleaf/bio";
import { featureOfFrame } from "../annotation/orf-features.ts";
import { selectedOrfs } from "../annotation/selected-orfs.ts";
import { storedAnalysisSettings } from "../hooks/use-analysis-settings.ts";
import { type EditorAction, hasResidues } from "./editor-action.ts";

const detect: EditorAction = {
  key: "detectFeatures",
  place: "annotation",
  label: "annotation.detect",
  shortcut: "Alt+Shift+D",
  isEdit: true,
  isEnabled: hasResidues,
  run: ({ startTask }) => startTask("detectFeatures"),
};

const orfToFeature: EditorAction = {
  key: "orfToFeature",
  place: "annotation",
  label: "annotation.orfToFeature",
  shortcut: "Alt+J",
  isEdit: true,
  isEnabled: (state) => selectedOrfs(state).length > 0,
  run: (tools) => {
    const size = tools.document.record.sequence.length;
    const { table } = storedAnalysisSettings();
    const features: readonly Feature[] = selectedOrfs(tools).map((orf) => featureOfFrame(orf, size, table));
    tools.dispatch({ type: "addAnnotations", additions: { features, primers: [] } });
  },
};

const allOrfs: EditorAction = {
  key: "allOrfs",
  place: "annotation",
  label: "annotation.allOrfs",
  shortcut: "Alt+Shift+J",
  isEdit: true,
  isEnabled: hasResidues,
  run: ({ startTask }) => startTask("allOrfs"),
};

/** What is found in the residues of a nucleic acid and becomes a feature of it. */
export const annotationActions = (kind: "dna" | "rna"): readonly EditorAction[] =>
  kind === "dna" ? [detect, orfToFeature, allOrfs] : [orfToFeature, allOrfs];
