import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { identityTokenSchema } from "../accounts/security.schema.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_APPROVAL_REMARK_CHARACTERS, MAX_APPROVAL_STEPS } from "../foundation/limits.ts";

/** The event of the live stream that says that approvals in the lists of its reader are other than they were. */
export const APPROVALS_EVENT = "approvals";

/** States of an approval; `canceled` and `cancelled` are both in use. */
export const approvalStatusSchema = z.enum([
  "waiting",
  "approved",
  "rejected",
  "canceled",
  "cancelled",
  "closed",
  "pending",
  "draft",
  "auditing",
  "uncommitted",
  "modify",
  "PENDING",
  "APPROVED",
  "REJECTED",
  "CLOSED",
]);
export type ApprovalStatus = z.infer<typeof approvalStatusSchema>;

/** State of a process; FINISHED is told apart further by its approval (APPROVED or still PENDING). */
export const processStatusSchema = z.enum(["IN_PROGRESS", "FINISHED"]);
export type ProcessStatus = z.infer<typeof processStatusSchema>;

/** A request to delete a project may be edited only while it waits. */
export const projectDeletionStatusSchema = z.enum(["waiting", "approved", "rejected"]);
export type ProjectDeletionStatus = z.infer<typeof projectDeletionStatusSchema>;

/** What a sample can need approval for. */
export const sampleApprovalKindSchema = z.enum(["OUT", "IN", "DELETE"]);
export type SampleApprovalKind = z.infer<typeof sampleApprovalKindSchema>;

/** What can be submitted. An area that submits something new adds its kind. */
export const approvalKindSchema = z.enum(["PROJECT_DELETION"]);
export type ApprovalKind = z.infer<typeof approvalKindSchema>;

/** Where a submission or one approver's part of it stands. */
export const recordStatusSchema = approvalStatusSchema.extract([
  "PENDING",
  "APPROVED",
  "REJECTED",
  "CLOSED",
  "canceled",
]);
export type RecordStatus = z.infer<typeof recordStatusSchema>;

/** Whom a step asks. Roles and owners are looked up when the step opens. */
export const approverSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("user"), id: idSchema }),
  z.object({ type: z.literal("role"), id: idSchema }),
  z.object({ type: z.literal("projectOwner") }),
  z.object({ type: z.literal("tenantOwner") }),
]);
export type Approver = z.infer<typeof approverSchema>;

/** A step runs only where what was submitted (`bizData`) says so, e.g. an amount above 5,000. */
export const approvalConditionSchema = z.object({
  field: z.string().regex(/^[A-Za-z]\w{0,39}$/),
  operator: z.enum([">", ">=", "<", "<=", "=", "!="]),
  value: z.union([z.number(), z.string().max(100)]),
});
export type ApprovalCondition = z.infer<typeof approvalConditionSchema>;

export const approvalStepSchema = z.object({
  /** Empty: the step goes by its number. */
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

export const approvalProcessSchema = z.object({
  kind: approvalKindSchema,
  config: approvalConfigSchema,
  /** Counts the changes; 0 as long as the team has changed nothing. */
  version: z.number().int(),
  updateTime: instantSchema.nullable(),
  updatedBy: z.string().nullable(),
});
export type ApprovalProcess = z.infer<typeof approvalProcessSchema>;

export const approvalTaskSchema = z.object({
  approverId: idSchema,
  approverName: z.string(),
  /** Who was asked first, where somebody stands in for them. */
  insteadOf: z.string().nullable(),
  status: recordStatusSchema,
  remark: z.string(),
  decideTime: instantSchema.nullable(),
  dueTime: instantSchema.nullable(),
});

export const approvalRecordSchema = z.object({
  id: idSchema,
  recordNo: z.string(),
  kind: approvalKindSchema,
  title: z.string(),
  objectId: idSchema,
  projectId: idSchema.nullable(),
  status: recordStatusSchema,
  processStatus: processStatusSchema,
  submitUserId: idSchema,
  submitUserName: z.string(),
  remark: z.string(),
  bizData: z.record(z.string(), z.unknown()),
  /** Nobody had to decide. */
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
  abilities: z.object({
    decide: z.boolean(),
    transfer: z.boolean(),
    cancel: z.boolean(),
    reset: z.boolean(),
  }),
});
export type ApprovalRecord = z.infer<typeof approvalRecordSchema>;

export const approvalRemarkSchema = z.string().trim().max(MAX_APPROVAL_REMARK_CHARACTERS);

/**
 * What makes a decision a signature: the proof of who gives it, which also signs the other decisions of the call, and the
 * picture of their hand where one shall stand beside it.
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
  signature: decisionSignatureSchema.nullable().default(null),
});
const saysWhy = ({ status, remark }: z.infer<typeof verdict>): boolean =>
  status === "approved" || remark !== "";
const unexplained = { path: ["remark"], message: "required" };

/** What somebody decides; a rejection says why. */
export const verdictSchema = verdict.refine(saysWhy, unexplained);
export type Verdict = z.infer<typeof verdictSchema>;

/** One decision of several. */
export const decisionSchema = verdict.extend({ recordId: idSchema }).refine(saysWhy, unexplained);
export type Decision = z.infer<typeof decisionSchema>;

/** Who decides in somebody's place while they are away. */
const absenceSchema = z.object({ delegateId: idSchema, from: instantSchema, until: instantSchema });
export const delegationSchema = absenceSchema.refine(({ from, until }) => from < until, {
  path: ["until"],
  message: "after from",
});
export type Delegation = z.infer<typeof delegationSchema>;

export const shownDelegationSchema = absenceSchema.extend({ delegateName: z.string() });
export type ShownDelegation = z.infer<typeof shownDelegationSchema>;
