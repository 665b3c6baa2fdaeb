import { useState } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type FoundPlace, replacementOf, replacementsOf } from "../editing/found-places.ts";
import { residuesOf } from "../residues-input.ts";
import type { useSequenceEditor } from "./use-sequence-editor.ts";

/** Puts residues instead of what was found, one place or all of them in one step. */
export const useReplace = (
  editor: ReturnType<typeof useSequenceEditor>,
  places: readonly FoundPlace[],
  text: string,
) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [isReplacingAll, setReplacingAll] = useState(false);
  const { document, dispatch } = editor;
  const { record } = document;

  /** The residues to insert; null, with a message, if the text has others. */
  const checked = (): string | null => {
    const { letters, removed, removedCount } = residuesOf(text, record.kind);
    if (removedCount === 0) return letters;
    toasts.warning(t("sequences.nothingLeft", { letters: removed }));
    return null;
  };
  const replaceOne = (place: FoundPlace) => {
    const letters = checked();
    if (letters !== null)
      dispatch({ type: "replacePlaces", replacements: [replacementOf(place, letters, record.kind)] });
  };
  /** How many were replaced. */
  const replaceAll = async (): Promise<number> => {
    const letters = checked();
    if (letters === null) return 0;
    const replacements = replacementsOf(places, letters, record);
    if (replacements.length === 0) return 0;
    setReplacingAll(true);
    const isDone = await editor.edit({ type: "replacePlaces", replacements });
    setReplacingAll(false);
    return isDone ? replacements.length : 0;
  };
  return { replaceOne, replaceAll, isReplacingAll };
};
