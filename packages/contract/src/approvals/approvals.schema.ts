import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { identityTokenSchema } from "../accounts/security.schema.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_APPROVAL_REMARK_CHARACTERS, MAX_APPROVAL_STEPS } from "../foundation/limits.ts";
import { approvalKindSchema } from "./approval-kinds.ts";
import { approvalStages, recordStatuses } from "./approval-stages.ts";
import { decisionDataSchema, decisionFieldSchema } from "./decision-data.ts";

/** Live updates of approvals. */
export interface ApprovalsUpdate {
  /** Approvals in the lists of its reader are other than they were. */
  readonly approvals: null;
}

/** State of a process; its approval distinguishes FINISHED further (APPROVED or still PENDING). */
export const processStatusSchema = z.enum(["IN_PROGRESS", "FINISHED"]);
export type ProcessStatus = z.infer<typeof processStatusSchema>;

/** A request to delete a project may be edited only while it waits. */
export const projectDeletionStatusSchema = z.enum(["waiting", "approved", "rejected"]);
export type ProjectDeletionStatus = z.infer<typeof projectDeletionStatusSchema>;

/** What a sample can need approval for. */
export const sampleApprovalKindSchema = z.enum(["OUT", "IN", "DELETE"]);
export type SampleApprovalKind = z.infer<typeof sampleApprovalKindSchema>;

/** Where a submission or one approver's part of it is. */
export const recordStatusSchema = z.enum(recordStatuses);

/** The approvers of a step. Roles and owners are resolved when the step opens. */
export const approverSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("user"), id: idSchema }),
  z.object({ type: z.literal("role"), id: idSchema }),
  z.object({ type: z.literal("projectOwner") }),
  z.object({ type: z.literal("tenantOwner") }),
  /** Who owns what the submission belongs to, or manages it; looked up when it is submitted. */
  z.object({ type: z.literal("scopeOwner") }),
  z.object({ type: z.literal("scopeManagers") }),
]);
export type Approver = z.infer<typeof approverSchema>;

/** A step runs only if the submitted data (`bizData`) meets this condition, e.g. an amount above 5,000. */
export const approvalConditionSchema = z.object({
  field: z.string().regex(/^[A-Za-z]\w{0,39}$/),
  operator: z.enum([">", ">=", "<", "<=", "=", "!="]),
  value: z.union([z.number(), z.string().max(100)]),
});
export type ApprovalCondition = z.infer<typeof approvalConditionSchema>;

/** One step of a process: its approvers, how many must agree, and its condition. */
export const approvalStepSchema = z.object({
  /** Empty: the step is named by its number. */
  name: z.string().trim().max(50),
  /** Whether one approver is enough, or all must agree. */
  mode: z.enum(["any", "all"]),
  approvers: z.array(approverSchema).min(1).max(20),
  condition: approvalConditionSchema.nullable().default(null),
  /** Hours until the step is overdue; null for no deadline. */
  dueHours: z
    .number()
    .int()
    .min(1)
    .max(24 * 90)
    .nullable()
    .default(null),
  /** Whether each decision is signed by who makes it. */
  needsSignature: z.boolean().default(false),
});
export type ApprovalStep = z.infer<typeof approvalStepSchema>;

/** How one kind of submission is approved in a team. */
export const approvalConfigSchema = z.object({
  /** Off: whatever is submitted counts as approved at once. */
  enabled: z.boolean(),
  order: z.enum(["sequence", "parallel"]),
  /** Whether who submits may approve it too. */
  allowSelfApproval: z.boolean(),
  steps: z.array(approvalStepSchema).min(1).max(MAX_APPROVAL_STEPS),
});
export type ApprovalConfig = z.infer<typeof approvalConfigSchema>;

/** The part of the team that a process is for. */
export const approvalScopeSchema = z.object({
  kind: z.enum(["project", "warehouse", "equipment", "elnCategory"]),
  id: idSchema,
});
export type ApprovalScope = z.infer<typeof approvalScopeSchema>;

/** How a team approves one kind of submission, with who changed it last. */
export const approvalProcessSchema = z.object({
  kind: approvalKindSchema,
  config: approvalConfigSchema,
  /** For a part of the team: whether it has its own process or uses the team's. */
  isOwn: z.boolean(),
  /** Counts the changes; 0 as long as nothing was changed. */
  version: z.number().int(),
  updateTime: instantSchema.nullable(),
  updatedBy: z.string().nullable(),
});
export type ApprovalProcess = z.infer<typeof approvalProcessSchema>;

/** One approver's part of a step, with what came of it. */
export const approvalTaskSchema = z.object({
  approverId: idSchema,
  approverName: z.string(),
  /** The original approver, if a delegate decides. */
  insteadOf: z.string().nullable(),
  status: recordStatusSchema,
  remark: z.string(),
  data: decisionDataSchema,
  decideTime: instantSchema.nullable(),
  dueTime: instantSchema.nullable(),
});

/** What was submitted before, and how it ended: PENDING where it still waited when the next round began. */
export const approvalRoundSchema = z.object({
  round: z.number().int().min(1),
  title: z.string(),
  remark: z.string(),
  bizData: z.record(z.string(), z.unknown()),
  status: recordStatusSchema.extract(["PENDING", "REJECTED", "canceled"]),
  endTime: instantSchema,
  tasks: z.array(approvalTaskSchema),
});
export type ApprovalRound = z.infer<typeof approvalRoundSchema>;

/** One submission with its rounds, steps and decisions, as far as the reader may know them. */
export const approvalRecordSchema = z.object({
  id: idSchema,
  recordNo: z.string(),
  kind: approvalKindSchema,
  title: z.string(),
  objectId: idSchema,
  projectId: idSchema.nullable(),
  status: recordStatusSchema,
  /** The same in more detail while it is pending: `auditing` once someone has decided. */
  stage: z.enum(approvalStages),
  processStatus: processStatusSchema,
  submitUserId: idSchema,
  submitUserName: z.string(),
  remark: z.string(),
  bizData: z.record(z.string(), z.unknown()),
  /** What an approval of it may or must carry. */
  decisionFields: z.record(z.string(), decisionFieldSchema),
  /** No one had to decide. */
  isAutoAudit: z.boolean(),
  createTime: instantSchema,
  finishTime: instantSchema.nullable(),
  steps: z.array(
    z.object({
      name: z.string(),
      mode: z.enum(["any", "all"]),
      needsSignature: z.boolean(),
      state: z.enum(["waiting", "skipped", "pending", "approved", "rejected", "closed"]),
      tasks: z.array(approvalTaskSchema),
    }),
  ),
  /** How often it was submitted or restarted, counted from 1. */
  round: z.number().int().min(1),
  /** The rounds before this one, oldest first. */
  earlier: z.array(approvalRoundSchema),
  abilities: z.object({
    decide: z.boolean(),
    transfer: z.boolean(),
    cancel: z.boolean(),
    reset: z.boolean(),
  }),
});
export type ApprovalRecord = z.infer<typeof approvalRecordSchema>;

/** The comment of a decision or a submission. */
export const approvalRemarkSchema = z.string().trim().max(MAX_APPROVAL_REMARK_CHARACTERS);

/**
 * What makes a decision a signature: the proof of identity, which also signs the other decisions of the request, and
 * the picture of the signature to show with it.
 */
export const decisionSignatureSchema = z.object({
  token: identityTokenSchema,
  timezone: timezoneSchema,
  signatureId: idSchema.nullable().default(null),
});
export type DecisionSignature = z.infer<typeof decisionSignatureSchema>;

const verdict = z.object({
  status: z.enum(["approved", "rejected"]),
  remark: approvalRemarkSchema.default(""),
  data: decisionDataSchema.default({}),
  signature: decisionSignatureSchema.nullable().default(null),
});
const saysWhy = ({ status, remark }: z.infer<typeof verdict>): boolean =>
  status === "approved" || remark !== "";
const unexplained = { path: ["remark"], message: "required" };

/** A decision; a rejection requires a reason. */
export const verdictSchema = verdict.refine(saysWhy, unexplained);
export type Verdict = z.infer<typeof verdictSchema>;

/** One decision of several. */
export const decisionSchema = verdict.extend({ recordId: idSchema }).refine(saysWhy, unexplained);
export type Decision = z.infer<typeof decisionSchema>;

/** Who decides in someone's place while they are away. */
const absenceSchema = z.object({ delegateId: idSchema, from: instantSchema, until: instantSchema });
/** Who decides in the caller's place, from one moment until a later one. */
export const delegationSchema = absenceSchema.refine(({ from, until }) => from < until, {
  path: ["until"],
  message: "after from",
});
export type Delegation = z.infer<typeof delegationSchema>;

/** The same with the delegate's name. */
export const listedDelegationSchema = absenceSchema.extend({ delegateName: z.string() });
export type ListedDelegation = z.infer<typeof listedDelegationSchema>;
