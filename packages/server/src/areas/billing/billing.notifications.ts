import type { NotificationContent } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { NewNotice, NotificationRule } from "../../kernel/notification-rules.ts";
import { findBuyer } from "./payment.store.ts";

const toOwner = async (q: Queries, content: NotificationContent): Promise<NewNotice[]> => [
  { to: [(await findBuyer(q)).owner_id], content },
];

const decidedAs = (kind: "activationApproved" | "activationRejected", wanted: string): NotificationRule => ({
  event: "activation.decided",
  kind,
  isForActor: true,
  tell: async (_q, { data }) => {
    const { applicationId, applicantId, status, reason } = data;
    return status === wanted
      ? [{ to: [applicantId], bizId: applicationId, content: { extraInfo: { reason } } }]
      : [];
  },
});

export const billingNotifications: readonly NotificationRule[] = [
  decidedAs("activationApproved", "approved"),
  decidedAs("activationRejected", "rejected"),
  {
    event: "billing.paymentFailed",
    kind: "paymentFailed",
    tell: async (q, { data }) => toOwner(q, { extraInfo: { until: data.graceEnd } }),
  },
  {
    event: "billing.planEnds",
    kind: "planEnds",
    tell: async (q, { data }) => toOwner(q, { extraInfo: { until: data.endTime } }),
  },
  {
    event: "billing.limitNear",
    kind: "limitNear",
    tell: async (q, { data }) =>
      toOwner(q, { extraInfo: { feature: data.feature, percent: String(data.percent) } }),
  },
];
