import type { ApprovalConfig, ApprovalStep } from "@benchleaf/contract";
import { approverOf, approverValue } from "./approver-values.ts";

type Condition = NonNullable<ApprovalStep["condition"]>;

/** A step as its form holds it. */
export interface StepEntry {
  readonly name?: string;
  readonly mode: "any" | "all";
  readonly approvers: readonly string[];
  readonly dueHours: number | null;
  readonly needsSignature: boolean;
  readonly field?: string | undefined;
  readonly operator: Condition["operator"];
  readonly value: number | null;
}

/** A process as its form holds it. */
export interface ProcessEntry extends Omit<ApprovalConfig, "steps"> {
  readonly steps: readonly StepEntry[];
}

export const emptyStep: StepEntry = {
  name: "",
  mode: "any",
  approvers: ["tenantOwner"],
  dueHours: null,
  needsSignature: false,
  operator: ">",
  value: null,
};

export const entryOf = (config: ApprovalConfig): ProcessEntry => ({
  ...config,
  steps: config.steps.map(({ name, mode, approvers, condition, dueHours, needsSignature }) => ({
    name,
    mode,
    approvers: approvers.map(approverValue),
    dueHours,
    needsSignature,
    field: condition?.field,
    operator: condition?.operator ?? ">",
    value: typeof condition?.value === "number" ? condition.value : null,
  })),
});

/** A condition counts only when both its field and its value are there. */
export const configOf = (entry: ProcessEntry): ApprovalConfig => ({
  ...entry,
  steps: entry.steps.map(
    ({ name = "", mode, approvers, dueHours, needsSignature, field, operator, value }) => ({
      name,
      mode,
      approvers: approvers.map(approverOf),
      condition: field !== undefined && value !== null ? { field, operator, value } : null,
      dueHours: dueHours ?? null,
      needsSignature,
    }),
  ),
});
