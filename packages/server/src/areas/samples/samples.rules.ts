import type { SampleRequestKind, SampleStage, SampleState } from "@benchleaf/contract";

/**
 * What several samples that are made at once are called.
 *
 * @example namesOf("pUC19", 2) // ["pUC19-1", "pUC19-2"]; namesOf("pUC19", 1) // ["pUC19"]
 */
export const namesOf = (name: string, count: number): string[] =>
  count === 1 ? [name] : Array.from({ length: count }, (_, at) => `${name.slice(0, 190)}-${at + 1}`);

/**
 * The state of a new sample of a template: the requested one, or the first; null if the template has no such state.
 *
 * @example stageIn([{ label: "new", color: "grey" }], "") // "new"
 */
export const stageIn = (stages: readonly SampleStage[], wanted: string): string | null => {
  if (wanted === "") return stages[0]?.label ?? "";
  return stages.some(({ label }) => label === wanted) ? wanted : null;
};

const from: Readonly<Record<SampleRequestKind, readonly SampleState[]>> = {
  OUT: ["in"],
  IN: ["out"],
  DELETE: ["in", "out"],
};

/** Whether a request is possible in a sample's state. @example mayAsk("IN", "out") // true */
export const mayAsk = (kind: SampleRequestKind, state: SampleState): boolean => from[kind].includes(state);
