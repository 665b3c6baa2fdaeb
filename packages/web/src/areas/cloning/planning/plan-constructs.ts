import type { SequenceRecord } from "@benchleaf/bio";
import type { BenchPlan } from "@benchleaf/contract";
import { allChoices, type Choice, planOfChoice } from "./constructs.ts";
import { planBench } from "./plan-bench.ts";
import type { PlannedBench } from "./planned-bench.ts";

export interface TableJob {
  readonly plan: BenchPlan;
  /** By `fileId version`. */
  readonly molecules: readonly (readonly [string, SequenceRecord])[];
}

/** One construct of a design, planned like any bench. */
export interface Construct {
  readonly choice: Choice;
  readonly planned: PlannedBench;
}

/** Every construct of a design. */
export const makeTable = (
  { plan, molecules }: TableJob,
  onProgress: (share: number) => void,
): readonly Construct[] => {
  const known = new Map(molecules);
  const choices = allChoices(plan);
  return choices.map((choice, index) => {
    const planned = planBench(planOfChoice(plan, choice), (id, version) => known.get(`${id} ${version}`));
    onProgress((index + 1) / choices.length);
    return { choice, planned };
  });
};
