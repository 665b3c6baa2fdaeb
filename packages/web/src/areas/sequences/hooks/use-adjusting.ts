import { useMemo } from "react";
import type { Adjusting } from "../../../canvas/view-props.ts";
import { selectedFeature } from "../editing/selected-features.ts";
import type { useSequenceEditor } from "./use-sequence-editor.ts";

/** The feature whose ends have handles: the one that is selected, where it may be changed. */
export const useAdjusting = (
  { document, picked, dispatch, onPick }: ReturnType<typeof useSequenceEditor>,
  isEditable: boolean,
): Adjusting | null => {
  const { record, selection } = document;
  return useMemo(() => {
    const feature =
      isEditable && picked.length < 2
        ? selectedFeature({ document: { record, selection }, picked })
        : undefined;
    if (!feature) return null;
    return {
      feature,
      onAdjust(adjusted, span) {
        dispatch({ type: "putFeature", feature: adjusted });
        onPick([adjusted.id], span);
      },
    };
  }, [record, selection, picked, isEditable, dispatch, onPick]);
};
