import {
  type FindTargetGuidesResult,
  findTargetGuides,
  type SummariseResult,
  summariseOffTargets,
} from "@benchleaf/bio";
import type { ComputeTasks } from "../../kernel/compute.ts";

/** Returns the guides of a target, with their scores. */
export const findGuides = ({
  sequence,
  options,
}: ComputeTasks["find-guides"]["input"]): FindTargetGuidesResult => findTargetGuides(sequence, options);

/** Returns where else guides would cut in one molecule of a genome. */
export const summarise = ({
  guides,
  sequence,
  topology,
  features,
  options,
}: ComputeTasks["summarise-off-targets"]["input"]): SummariseResult =>
  summariseOffTargets(
    guides,
    { name: "", sequence, topology },
    { ...options, features: JSON.parse(features) },
  );
