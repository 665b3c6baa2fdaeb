import type { ApprovalConfig, AuditVerb, Id, ReviewState } from "@benchleaf/contract";
import { locales } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { SubmissionKind } from "../../approvals/approvals.service.ts";
import { findRecord, setReview } from "./records.store.ts";

/** By default, the team's owner reviews inspections, including their own. */
const byTenantOwner: ApprovalConfig = {
  enabled: true,
  order: "sequence",
  allowSelfApproval: true,
  steps: [
    {
      name: "",
      mode: "any",
      approvers: [{ type: "tenantOwner" }],
      condition: null,
      dueHours: null,
      needsSignature: false,
    },
  ],
};

/** The review of a completed form, as a kind of approval; a process may require signatures. */
export const inspectionReview = ({ audit }: Pick<Kernel, "audit">): SubmissionKind => {
  const settle =
    (review: ReviewState, verb: AuditVerb<"inspectionRecord"> | null) =>
    async (tx: Queries, scope: Scope, { object_id: recordId }: { readonly object_id: Id }): Promise<void> => {
      setReview(tx, recordId, review);
      if (verb !== null)
        await audit.record(tx, scope, {
          action: `inspectionRecord.${verb}`,
          objectType: "inspectionRecord",
          objectId: recordId,
        });
    };
  return {
    kind: "INSPECTION_RECORD",
    defaultConfig: byTenantOwner,
    async subject(tx, session, recordId) {
      const record = await findRecord(tx, recordId);
      if (record === undefined || record.submitter_id !== session.userId)
        throw problem("inspection.record.not.found");
      const name = locales.map((locale) => record.form_name[locale]).find((said) => said !== undefined) ?? "";
      return {
        title: `${record.record_no} ${name} · ${record.target_name}`,
        projectId: null,
        bizData: { failedCount: record.failed_count, score: record.score },
      };
    },
    settled: {
      APPROVED: settle("approved", "approve"),
      REJECTED: settle("rejected", "reject"),
      // Cancelled or closed: no review is pending any more.
      canceled: settle("none", null),
      CLOSED: settle("none", null),
    },
  };
};
