import type { NoticeRule } from "../../kernel/notices.ts";

const decidedAs = (kind: "activationApproved" | "activationRejected", wanted: string): NoticeRule => ({
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

export const billingNotices: readonly NoticeRule[] = [
  decidedAs("activationApproved", "approved"),
  decidedAs("activationRejected", "rejected"),
];
