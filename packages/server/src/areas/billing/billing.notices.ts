import type { Id } from "@benchleaf/contract";
import type { NoticeRule } from "../../kernel/notices.ts";

interface Decided {
  readonly applicationId: Id;
  readonly applicantId: Id;
  readonly status: string;
  readonly reason: string;
}

const decidedAs = (kind: "activationApproved" | "activationRejected", wanted: string): NoticeRule => ({
  event: "activation.decided",
  kind,
  isForActor: true,
  tell: async (_q, { data }) => {
    const { applicationId, applicantId, status, reason } = data as Decided;
    return status === wanted
      ? [{ to: [applicantId], bizId: applicationId, content: { extraInfo: { reason } } }]
      : [];
  },
});

export const billingNotices: readonly NoticeRule[] = [
  decidedAs("activationApproved", "approved"),
  decidedAs("activationRejected", "rejected"),
];
