import { useState } from "react";
import { usePersistedState } from "../../../kernel/use-persisted-state.ts";
import { parseLimits } from "../annotation/design-form.ts";
import type { TaskProps } from "../annotation/task-props.ts";
import { useDesignSummary } from "./use-design-summary.ts";
import { useOligoLabels } from "./use-oligo-labels.ts";
import { usePositionLabels } from "./use-position-labels.ts";
import { useReview } from "./use-review.ts";
import { useTarget } from "./use-target.ts";

export const MAX_PREFIX = 40;

/** Options of every primer design: the region, the limits from the last design, and the names. */
export const usePrimerDesign = ({ editor, views }: Pick<TaskProps, "editor" | "views">) => {
  const { record, selection } = editor.document;
  const { kind, topology, sequence } = record;
  const size = sequence.length;
  const target = useTarget(record, selection);
  const [limits, setLimits] = usePersistedState("benchleaf-sequence-primer-limits", parseLimits);
  const [prefix, setPrefix] = useState(record.name.slice(0, MAX_PREFIX));
  const review = useReview(record, views.setProposals);
  return {
    record,
    molecule: { kind, topology, sequence },
    size,
    target,
    limits,
    setLimits,
    prefix,
    setPrefix,
    /** What the names of the primers begin with. */
    name: prefix.trim() || record.name,
    review,
    placeWords: usePositionLabels(size),
    designWords: useDesignSummary(),
    oligoWords: useOligoLabels(),
  };
};
export type PrimerDesign = ReturnType<typeof usePrimerDesign>;
