import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Notice, NoticeRule } from "../../kernel/notices.ts";
import { recordNoOf } from "./approvals.rules.ts";
import { findRecords } from "./approvals.store.ts";

const aboutRecord = async (q: Queries, recordId: Id, to: readonly Id[]): Promise<Notice[]> => {
  const [record] = await findRecords(q, [recordId], true);
  if (record === undefined) return [];
  const { title, kind, status, submit_user_id: submitUserId, biz_data: bizData } = record;
  const auditProcessRecord = { processId: kind, recordNo: recordNoOf(record), status, submitUserId, bizData };
  return [
    {
      to,
      bizId: recordId,
      content: { extraInfo: { title }, auditProcessRecord },
    },
  ];
};

const settledAs = (kind: "approvalApproved" | "approvalRejected", wanted: string): NoticeRule => ({
  event: "approval.settled",
  kind,
  tell: async (q, { data }) => {
    const { recordId, status, submitUserId } = data;
    return status === wanted ? aboutRecord(q, recordId, [submitUserId]) : [];
  },
});

export const approvalsNotices: readonly NoticeRule[] = [
  {
    event: "approval.asked",
    kind: "approvalAsked",
    tell: async (q, { data }) => {
      const { recordId, approverIds } = data;
      return aboutRecord(q, recordId, approverIds);
    },
  },
  settledAs("approvalApproved", "APPROVED"),
  settledAs("approvalRejected", "REJECTED"),
  {
    event: "approval.overdue",
    kind: "approvalOverdue",
    isForActor: true,
    tell: async (q, { data }) => {
      const { recordId, approverIds } = data;
      return aboutRecord(q, recordId, approverIds);
    },
  },
];
