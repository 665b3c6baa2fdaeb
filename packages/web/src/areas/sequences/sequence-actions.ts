import type { SequenceRecord } from "@benchleaf/bio";
import { annotationActions } from "./actions/annotation-actions.ts";
import { copyActions, copyFileActions, nucleicCopyActions } from "./actions/copy-actions.ts";
import { crisprActions, digestActions, toolActions } from "./actions/digest-actions.tsx";
import { editActions } from "./actions/edit-actions.ts";
import type { EditorAction } from "./actions/editor-action.ts";
import { featureActions } from "./actions/feature-actions.tsx";
import { findActions } from "./actions/find-actions.tsx";
import { historyActions } from "./actions/history-actions.tsx";
import { describe, nucleicMoleculeActions } from "./actions/molecule-actions.ts";
import { peopleActions } from "./actions/people-actions.tsx";
import { primerActions } from "./actions/primer-actions.ts";
import { selectActions } from "./actions/select-actions.ts";

export type { EditorAction } from "./actions/editor-action.ts";

/**
 * All available actions, in the order of toolbar and command palette, as far as the molecule and the user's
 * permissions allow.
 */
export const actionsFor = (
  { record }: { readonly record: Pick<SequenceRecord, "kind" | "topology"> },
  isEditable: boolean,
  hasCrispr = false,
): readonly EditorAction[] => {
  const isProtein = record.kind === "protein";
  const all = [
    ...historyActions,
    ...findActions,
    ...(record.kind === "dna" ? digestActions : []),
    ...(hasCrispr ? crisprActions : []),
    ...peopleActions,
    ...featureActions,
    ...(record.kind === "protein" ? [] : annotationActions(record.kind)),
    ...(record.kind === "protein" ? [] : primerActions()),
    ...editActions,
    ...copyActions,
    ...(isProtein ? [] : nucleicCopyActions),
    ...copyFileActions,
    ...selectActions,
    ...(isProtein ? [] : nucleicMoleculeActions(record.topology)),
    ...toolActions,
    describe,
  ];
  return isEditable ? all : all.filter((action) => !action.isEdit);
};
