import type { WebhookRule } from "../../kernel/webhook-events.ts";
import { findRecords } from "./approvals.store.ts";

export const approvalsWebhookEvents: readonly WebhookRule[] = [
  {
    event: "approval.settled",
    name: "approval.decided",
    tell: async (q, { data }) => {
      const { recordId, status } = data;
      if (status !== "APPROVED" && status !== "REJECTED") return null;
      const [record] = await findRecords(q, [recordId], true);
      return record === undefined
        ? null
        : { approval: { id: recordId, kind: record.kind, title: record.title, status } };
    },
  },
];
