import { z } from "zod";

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
