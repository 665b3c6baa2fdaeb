import { createHash } from "node:crypto";
import { type ApprovalRecord, type Id, MAX_APPROVAL_STEPS, type SignatureMeaning } from "@benchleaf/contract";
import type { Signable } from "../signatures/signatures.service.ts";
import * as store from "./approvals.store.ts";
import { listRounds } from "./rounds.store.ts";

/** Position of a signature among those of one submission, from 1; a submission is signed step by step. */
export const signedStep = ({ round, step }: { readonly round: number; readonly step: number }): number =>
  (round - 1) * MAX_APPROVAL_STEPS + step + 1;

/** The round of a submission that a signature belongs to. */
const roundOf = (version: number): number => Math.floor((version - 1) / MAX_APPROVAL_STEPS) + 1;

/** The text of a decision's signature. */
export const meaningOf: Readonly<Record<"approved" | "rejected", SignatureMeaning>> = {
  approved: "approval",
  rejected: "rejection",
};

/** What an approver signs: the submission as they read it, at one step. Later changes are detectable. */
export const signedSubmission = (recordId: ApprovalRecord["id"]): Signable => ({
  objectType: "approval",
  objectId: recordId,
  async digestOf(q, id: Id, version) {
    const [record] = await store.findRecords(q, [id], true);
    if (record === undefined) return undefined;
    const earlier = (await listRounds(q, [id])).find(({ round }) => round === roundOf(version));
    const { title, remark, biz_data } = earlier ?? record;
    const read = [
      record.kind,
      record.id,
      title,
      record.object_id,
      record.project_id,
      record.submit_user_id,
      remark,
      biz_data,
      record.create_time.toISOString(),
      version,
    ];
    return createHash("sha256").update(JSON.stringify(read)).digest();
  },
});
