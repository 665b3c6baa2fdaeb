import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { errorCodeSchema } from "../foundation/error-codes.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_APPROVALS_PER_CALL, MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { signatureRecordSchema } from "../signatures/signatures.schema.ts";
import { approvalKindSchema } from "./approval-kinds.ts";
import {
  approvalConfigSchema,
  approvalProcessSchema,
  approvalRecordSchema,
  approvalRemarkSchema,
  approvalScopeSchema,
  decisionSchema,
  delegationSchema,
  listedDelegationSchema,
  recordStatusSchema,
} from "./approvals.schema.ts";

const base = "/platform/resource/audit/process" as const;
const namedSchema = z.object({ id: idSchema, name: z.string() });
const one = z.object({ recordId: idSchema });
const filter = {
  ...pageQuery,
  kind: approvalKindSchema.optional(),
  status: recordStatusSchema.optional(),
  search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional(),
};
const configure = { permission: "SETTINGS_AUDIT_PROCESS_CONFIG" } as const;
const page = pageOf(approvalRecordSchema);

/** Submissions, decisions, processes and delegates. */
export const approvalsApi = {
  list: endpoint({
    method: "GET",
    path: `${base}/list`,
    summary: "How each kind of submission is approved in the team, or in a part of it",
    access: configure,
    query: z.object({ scope: approvalScopeSchema.shape.kind.optional(), scopeId: idSchema.optional() }),
    data: z.object({
      processes: z.array(approvalProcessSchema),
      /** The people that the processes name, and every role of the team. */
      users: z.array(namedSchema),
      roles: z.array(namedSchema.extend({ roleKey: z.string() })),
    }),
    errors: ["approval.scope.not.found"],
  }),
  config: endpoint({
    method: "PUT",
    path: `${base}/config`,
    summary: "Change how one kind of submission is approved; what waits already keeps its way",
    access: configure,
    body: z.object({
      kind: approvalKindSchema,
      version: z.number().int().min(0),
      /** Null: a part of the team uses the team's process again; the team uses the default. */
      config: approvalConfigSchema.nullable(),
      scope: approvalScopeSchema.nullable().default(null),
    }),
    data: approvalProcessSchema,
    errors: ["approval.config.stale", "approval.scope.not.found", "user.not.found"],
  }),
  records: endpoint({
    method: "GET",
    path: `${base}/records`,
    summary: "All submissions of the team, newest first",
    access: configure,
    query: z.object(filter),
    data: page,
  }),
  mySubmitted: endpoint({
    method: "GET",
    path: `${base}/mySubmitted`,
    summary: "What the caller has submitted, newest first",
    assistant: {
      name: "list_my_submissions",
      description: "What the person has submitted for approval, and its state.",
      inputs: ["kind", "status", "search", "limit", "cursor"],
    },
    access: "session",
    tokenPermission: "HOMEPAGE_READ",
    query: z.object(filter),
    data: page,
  }),
  myAudit: endpoint({
    method: "GET",
    path: `${base}/myAudit`,
    summary: "What the caller is asked to approve, or has decided, newest first",
    assistant: {
      name: "list_approvals_for_me",
      description: "What waits for the person's approval; isDecided true for what they have decided.",
      inputs: ["kind", "status", "search", "isDecided", "limit", "cursor"],
    },
    access: "session",
    tokenPermission: "HOMEPAGE_READ",
    query: z.object({ ...filter, isDecided: z.stringbool().default(false) }),
    data: page,
  }),
  batchGet: endpoint({
    method: "POST",
    path: `${base}/batchGet`,
    summary: "Submissions by id; those the caller may not see are left out",
    access: "session",
    body: z.array(idSchema).max(MAX_APPROVALS_PER_CALL),
    data: z.array(approvalRecordSchema),
  }),
  submitAuditInfo: endpoint({
    method: "POST",
    path: `${base}/submitAuditInfo`,
    summary: "Approve or reject; each decision stands for itself and is answered for itself",
    access: "session",
    body: z.array(decisionSchema).max(MAX_APPROVALS_PER_CALL),
    data: z.array(z.object({ recordId: idSchema, code: errorCodeSchema.or(z.literal("success")) })),
    errors: ["audit.process.audit.info.empty"],
  }),
  transfer: endpoint({
    method: "POST",
    path: `${base}/transfer`,
    summary: "Hand one's own decision to another member",
    access: "session",
    body: z.object({ recordId: idSchema, userId: idSchema, remark: approvalRemarkSchema.default("") }),
    data: approvalRecordSchema,
    errors: ["approval.not.found", "approval.not.pending", "approval.no.approver", "user.not.found"],
  }),
  cancel: endpoint({
    method: "POST",
    path: `${base}/cancel`,
    summary: "Take back what one has submitted",
    access: "session",
    body: one,
    data: approvalRecordSchema,
    errors: ["approval.not.found", "approval.not.pending"],
  }),
  reset: endpoint({
    method: "POST",
    path: `${base}/reset`,
    summary: "Begin an approval anew, in the way that is set now",
    access: configure,
    body: one,
    data: approvalRecordSchema,
    errors: ["approval.not.found", "approval.not.pending", "approval.no.approver"],
  }),
  optLog: endpoint({
    method: "GET",
    path: `${base}/optLog/:recordId`,
    summary: "What was done to a submission, oldest first",
    access: "session",
    params: one,
    data: z.array(
      z.object({
        action: z.string(),
        userName: z.string(),
        time: instantSchema,
        remark: z.string().nullable(),
      }),
    ),
    errors: ["approval.not.found"],
  }),
  signatures: endpoint({
    method: "GET",
    path: `${base}/signatures/:recordId`,
    summary: "Who signed a decision on a submission, each checked against what the submission says now",
    access: "session",
    params: one,
    data: z.array(signatureRecordSchema),
    errors: ["approval.not.found"],
  }),
  signatureImage: endpoint({
    method: "GET",
    path: `${base}/signatures/:recordId/:signatureRecordId/image`,
    summary: "The picture of a hand beside the signature of a decision",
    access: "session",
    params: one.extend({ signatureRecordId: idSchema }),
    answersFile: true,
    errors: ["approval.not.found", "signature.not.found"],
  }),
  delegation: endpoint({
    method: "GET",
    path: `${base}/delegation`,
    summary: "Who decides in the caller's place, and when",
    access: "session",
    data: z.object({ delegation: listedDelegationSchema.nullable() }),
  }),
  delegate: endpoint({
    method: "PUT",
    path: `${base}/delegation`,
    summary: "Have somebody decide in the caller's place for a time, or nobody any more",
    access: "session",
    body: z.object({ delegation: delegationSchema.nullable() }),
    data: z.null(),
    errors: ["user.not.found"],
  }),
};
