import { approvalKindOf, type Id, type Locale, locales } from "@benchleaf/contract";
import { notificationTextsIn } from "@benchleaf/phrases";
import type { Queries } from "../../kernel/database.ts";
import type { NewNotice, NotificationRule } from "../../kernel/notification-rules.ts";
import { findRecords } from "./approvals.store.ts";
import { grantedData, signedComment } from "./decision-data.rules.ts";
import { listTasks } from "./tasks.store.ts";

/** An approval of a deletion is named as such in its notification. */
const deletionTitle = (title: string) => ({
  announcementTitle: Object.fromEntries(
    locales.map((locale) => [
      locale,
      notificationTextsIn(locale).approvalDeletionTitle.replace("{{title}}", () => title),
    ]),
  ) as Record<Locale, string>,
});

const aboutRecord = async (q: Queries, recordId: Id, to: readonly Id[]): Promise<NewNotice[]> => {
  const [record] = await findRecords(q, [recordId], true);
  if (record === undefined) return [];
  const { title, kind, status, submit_user_id: submitUserId, biz_data: bizData } = record;
  const auditProcessRecord = { processId: kind, recordNo: record.record_no, status, submitUserId, bizData };
  const tasks = (await listTasks(q, [recordId])).filter(({ round }) => round === record.round);
  const given = signedComment("", grantedData(tasks));
  return [
    {
      to,
      bizId: recordId,
      content: {
        extraInfo: { title, ...(given !== "" && { granted: given }) },
        ...(approvalKindOf(kind).isGoneOnceApproved && deletionTitle(title)),
        auditProcessRecord,
      },
    },
  ];
};

const settledAs = (kind: "approvalApproved" | "approvalRejected", wanted: string): NotificationRule => ({
  event: "approval.settled",
  kind,
  tell: async (q, { data }) => {
    const { recordId, status, submitUserId } = data;
    return status === wanted ? aboutRecord(q, recordId, [submitUserId]) : [];
  },
});

export const approvalsNotifications: readonly NotificationRule[] = [
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
