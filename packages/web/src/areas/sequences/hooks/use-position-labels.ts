import type { Selection } from "@benchleaf/bio";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { oneBasedEnds } from "../sequence-selection.ts";

/** A range in readable form: "1,200–2,400 →". */
export const usePositionLabels = (size: number): ((place: Selection, strand?: 1 | -1) => string) => {
  const t = useTranslation();
  const format = useFormat();
  return (place, strand) => {
    const { first, last } = oneBasedEnds(place, size);
    const range = t("sequences.range", { first: format.number(first), last: format.number(last) });
    return strand === undefined ? range : `${range} ${strand === 1 ? "→" : "←"}`;
  };
};
