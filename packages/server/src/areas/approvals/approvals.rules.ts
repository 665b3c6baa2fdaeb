import type { ApprovalCondition, ApprovalConfig, Approver, Id, RecordStatus } from "@benchleaf/contract";

export type TaskStatus = Exclude<RecordStatus, "canceled">;

/** One approver's task of a step, as far as the rules need it. */
export interface StepTask {
  readonly step: number;
  readonly status: TaskStatus;
}

export type BizData = Readonly<Record<string, unknown>>;

const compare: Readonly<
  Record<ApprovalCondition["operator"], (given: number | string, bound: number | string) => boolean>
> = {
  ">": (given, bound) => given > bound,
  ">=": (given, bound) => given >= bound,
  "<": (given, bound) => given < bound,
  "<=": (given, bound) => given <= bound,
  "=": (given, bound) => given === bound,
  "!=": (given, bound) => given !== bound,
};

/**
 * Whether a step's condition holds. If a field is missing or its type differs from the bound's, the step is included:
 * an approval too many does less harm than one too few.
 *
 * @example holds({ field: "amount", operator: ">", value: 5000 }, { amount: 5001 }) // true
 */
export const conditionHolds = (condition: ApprovalCondition | null, bizData: BizData): boolean => {
  if (condition === null) return true;
  const given = bizData[condition.field];
  if ((typeof given !== "number" && typeof given !== "string") || typeof given !== typeof condition.value)
    return true;
  return compare[condition.operator](given, condition.value);
};

/** Replaces `from` with `to` everywhere in a process; returns the same object if `from` is not in it. */
export const replaceApprover = (config: ApprovalConfig, from: Id, to: Id): ApprovalConfig => {
  const isFrom = (one: Approver): boolean => one.type === "user" && one.id === from;
  if (!config.steps.some(({ approvers }) => approvers.some(isFrom))) return config;
  const replaced = (approvers: readonly Approver[]): Approver[] => {
    const others = approvers.filter((one) => !isFrom(one));
    const isAsked = others.some((one) => one.type === "user" && one.id === to);
    return others.length === approvers.length || isAsked ? others : [...others, { type: "user", id: to }];
  };
  return {
    ...config,
    steps: config.steps.map((step) => ({ ...step, approvers: replaced(step.approvers) })),
  };
};

/** Step numbers of a submission. */
export const stepsFor = ({ steps }: ApprovalConfig, bizData: BizData): number[] =>
  steps.flatMap(({ condition }, step) => (conditionHolds(condition, bizData) ? [step] : []));

export type StepState = "waiting" | "skipped" | "pending" | "approved" | "rejected" | "closed";

/** State of one step; `tasks` are those of this step only. */
export const stepState = (
  mode: "any" | "all",
  isRun: boolean,
  tasks: readonly Pick<StepTask, "status">[],
): StepState => {
  if (!isRun) return "skipped";
  if (tasks.length === 0) return "waiting";
  const has = (status: TaskStatus): boolean => tasks.some((task) => task.status === status);
  if (has("REJECTED")) return "rejected";
  if (mode === "any" && has("APPROVED")) return "approved";
  if (has("PENDING")) return "pending";
  return has("APPROVED") ? "approved" : "closed";
};

/** The consequences of the current tasks. */
export type Outcome =
  | { readonly status: "APPROVED" | "REJECTED" }
  /** Steps to open now; none while open steps are undecided. */
  | { readonly status: "PENDING"; readonly open: readonly number[] };

/**
 * One rejection rejects the whole. Sequential steps open one after the other, parallel ones together; when every
 * applicable step is approved, so is the whole.
 */
export const outcomeOf = (config: ApprovalConfig, bizData: BizData, tasks: readonly StepTask[]): Outcome => {
  if (tasks.some(({ status }) => status === "REJECTED")) return { status: "REJECTED" };
  const undone = stepsFor(config, bizData).filter((step) => {
    const own = tasks.filter((task) => task.step === step);
    return stepState(config.steps[step]!.mode, true, own) !== "approved";
  });
  if (undone.length === 0) return { status: "APPROVED" };
  const due = config.order === "parallel" ? undone : undone.slice(0, 1);
  return {
    status: "PENDING",
    open: due.filter((step) => !tasks.some((task) => task.step === step && task.status === "PENDING")),
  };
};
