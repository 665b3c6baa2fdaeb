import { useState } from "react";
import { useNotice } from "../../../kernel/notice.ts";
import { useWords } from "../../../kernel/words.ts";
import { type FoundPlace, replacementOf, replacementsOf } from "../editing/found-places.ts";
import { runJob } from "../editing/run-job.ts";
import { lettersOf } from "../letters-input.ts";
import type { useSequenceEditor } from "./use-sequence-editor.ts";

/** Features looked at times places: what is done at once without a key having to wait. */
const QUICK = 200_000;

/** Puts letters in place of what was found, one place or all of them in one step. */
export const useReplace = (
  editor: ReturnType<typeof useSequenceEditor>,
  places: readonly FoundPlace[],
  text: string,
) => {
  const t = useWords();
  const notice = useNotice();
  const [isReplacingAll, setReplacingAll] = useState(false);
  const { document, dispatch } = editor;
  const { record } = document;

  /** The letters to put in; null, and told why, where the text holds others. */
  const checked = (): string | null => {
    const { letters, removed, removedCount } = lettersOf(text, record.kind);
    if (removedCount === 0) return letters;
    notice.warning(t("sequences.nothingLeft", { letters: removed }));
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
    const load = replacements.length * (record.features.length + record.sequence.length / 1000);
    if (load <= QUICK) {
      dispatch({ type: "replacePlaces", replacements });
      return replacements.length;
    }
    setReplacingAll(true);
    try {
      const replaced = await runJob({ type: "replace", record, replacements });
      dispatch({ type: "replaceRecord", record: replaced, expected: record });
      return replacements.length;
    } catch (error) {
      notice.failure(error);
      return 0;
    } finally {
      setReplacingAll(false);
    }
  };
  return { replaceOne, replaceAll, isReplacingAll };
};
