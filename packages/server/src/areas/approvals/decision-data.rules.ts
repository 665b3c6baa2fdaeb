import { type DecisionData, type DecisionFields, decisionShape } from "@benchleaf/contract";
import type { TaskRow } from "./tasks.store.ts";

type Verdict = "approved" | "rejected";

/**
 * Returns the name of the first invalid or missing field of a decision; undefined if all are valid. A rejection has
 * no fields.
 *
 * @example wrongField({ quantity: { type: "number", isRequired: true } }, "approved", {}) // "quantity"
 */
export const findInvalidField = (
  fields: DecisionFields,
  verdict: Verdict,
  data: DecisionData,
): string | undefined => {
  const read = decisionShape(verdict === "approved" ? fields : {}).safeParse(data);
  if (read.success) return undefined;
  const [issue] = read.error.issues;
  return issue?.code === "unrecognized_keys" ? issue.keys[0] : String(issue?.path[0] ?? "");
};

/** The granted value: of several decisions that of the later step counts, and within a step the later decision. */
export const grantedData = (
  tasks: readonly Pick<TaskRow, "step" | "status" | "decide_time" | "data">[],
): DecisionData =>
  Object.assign(
    {},
    ...tasks
      .filter(({ status }) => status === "APPROVED")
      .toSorted((a, b) => a.step - b.step || Number(a.decide_time) - Number(b.decide_time))
      .map(({ data }) => data),
  );

/** The meaning of a decision's signature: the comment, and a line for each value. */
export const signedComment = (remark: string, data: DecisionData): string =>
  [
    remark,
    ...Object.entries(data).map(([name, { value, unit }]) => `${name}: ${value}${unit ? ` ${unit}` : ""}`),
  ]
    .filter((line) => line !== "")
    .join("\n");
