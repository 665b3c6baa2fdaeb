import { useMemo } from "react";
import type { FeatureShape } from "./feature-shape.ts";
import { isSelected } from "./map-rule.ts";
import type { Selection } from "./selection.ts";

/** The selection if a feature has exactly that range, else null: maps are laid out again for no other. */
export const useSelection = (
  shapes: readonly FeatureShape[],
  { start, length }: Selection,
): Selection | null =>
  useMemo(() => {
    const selection = { start, length };
    return length > 0 && shapes.some((shape) => isSelected(shape, selection)) ? selection : null;
  }, [shapes, start, length]);
