import type { ApprovalRecord, Decision, ErrorCode, Id } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem, problem } from "../../kernel/problem.ts";
import { demandIdentity } from "../accounts/accounts.service.ts";
import type { SignaturesService } from "../signatures/signatures.service.ts";
import { type Action, stageAfter } from "./approval-stages.rules.ts";
import { openTaskOf, viewerOf } from "./approvals.policy.ts";
import { stepState } from "./approvals.rules.ts";
import type { ApprovalsService } from "./approvals.service.ts";
import * as store from "./approvals.store.ts";
import { findInvalidField, signedComment } from "./decision-data.rules.ts";
import * as processStore from "./processes.store.ts";
import { beginRound } from "./rounds.store.ts";
import { showRecords } from "./show-records.ts";
import { meaningOf, signedStep, signedSubmission } from "./sign-decisions.ts";
import * as taskStore from "./tasks.store.ts";

interface Held {
  readonly record: store.RecordRow;
  readonly task: taskStore.TaskRow;
}

const placeOf = ({ record, task }: Held): taskStore.TaskPlace => ({
  recordId: record.id,
  round: record.round,
  step: task.step,
  approverId: task.approver_id,
});

export const decideApprovals = (
  { database, events }: Kernel,
  approvals: ApprovalsService,
  signatures: SignaturesService,
) => {
  const hold = async (tx: Queries, session: Session, id: Id, action: Action): Promise<store.RecordRow> => {
    const record = await store.lockRecord(tx, id, viewerOf(session).mayConfigure);
    if (record === undefined) throw problem("approval.not.found");
    if (stageAfter(record.status, action) === undefined)
      throw problem("approval.not.pending", { status: record.status });
    return record;
  };

  const holdTask = async (tx: Queries, session: Session, id: Id): Promise<Held> => {
    const record = await hold(tx, session, id, "decide");
    const task = openTaskOf(await taskStore.listTasks(tx, [id]), record.round, session.userId);
    if (task === undefined) throw problem("permission.denied");
    return { record, task };
  };

  const show = async (tx: Queries, session: Session, id: Id): Promise<ApprovalRecord> => {
    const [record] = await store.findRecords(tx, [id], true);
    const [shown] = await showRecords(tx, [record!], viewerOf(session), approvals.decisionFields);
    return shown!;
  };

  /** @throws approval.signature.required, identity.token.invalid, signature.not.found */
  const sign = async (
    tx: Queries,
    session: Session,
    { task }: Held,
    { recordId, status, remark, data, signature }: Decision,
    isProven: boolean,
  ): Promise<void> => {
    if (signature === null) throw problem("approval.signature.required");
    if (!isProven) await demandIdentity(tx, session, "signature", signature.token);
    await signatures.put(tx, session, signedSubmission(recordId), {
      version: signedStep(task),
      meaning: meaningOf[status],
      comment: signedComment(remark, data),
      timezone: signature.timezone,
      signatureId: signature.signatureId,
    });
  };

  /** Returns whether the decision was signed, which consumes the user's proof of identity. */
  const decide = (session: Session, decision: Decision, isProven: boolean): Promise<boolean> =>
    database.write(session, async (tx) => {
      const { recordId, status, remark, data } = decision;
      const held = await holdTask(tx, session, recordId);
      const { record, task } = held;
      const { needsSignature } = record.config.steps[task.step]!;
      const field = findInvalidField(approvals.decisionFields(record.kind), status, data);
      if (field !== undefined) throw problem("approval.data.invalid", { field });
      if (needsSignature) await sign(tx, session, held, decision, isProven);
      await taskStore.decideTask(
        tx,
        placeOf(held),
        status === "approved" ? "APPROVED" : "REJECTED",
        remark,
        data,
      );
      await approvals.note(tx, session, status === "approved" ? "approve" : "reject", recordId, {
        after: {
          step: record.config.steps[task.step]!.name,
          ...(Object.keys(data).length > 0 && { data }),
        },
        ...(remark !== "" && { reason: remark }),
      });
      const decided = (await taskStore.listTasks(tx, [recordId])).filter(
        (one) => one.round === record.round && one.step === task.step,
      );
      if (stepState(record.config.steps[task.step]!.mode, true, decided) === "approved")
        await taskStore.closeTasks(tx, recordId, task.step);
      await approvals.advance(tx, session, record);
      return needsSignature;
    });

  return {
    /**
     * One after the other, each in a transaction of its own: a decision that fails does not stop the rest. One proof
     * of identity signs all decisions of the call.
     */
    async decideAll(
      session: Session,
      decisions: readonly Decision[],
    ): Promise<{ recordId: Id; code: ErrorCode | "success" }[]> {
      if (decisions.length === 0) throw problem("audit.process.audit.info.empty");
      const answers: { recordId: Id; code: ErrorCode | "success" }[] = [];
      const proven = new Set<string>();
      for (const decision of decisions) {
        const token = decision.signature?.token;
        const code = await decide(session, decision, token !== undefined && proven.has(token)).then(
          (isSigned) => {
            if (isSigned) proven.add(token!);
            return "success" as const;
          },
          (error: unknown) => {
            if (error instanceof Problem) return error.code;
            throw error;
          },
        );
        answers.push({ recordId: decision.recordId, code });
      }
      return answers;
    },

    transfer: (
      session: Session,
      input: { recordId: Id; userId: Id; remark: string },
    ): Promise<ApprovalRecord> =>
      database.write(session, async (tx) => {
        const held = await holdTask(tx, session, input.recordId);
        if (!(await processStore.isMember(tx, input.userId))) throw problem("user.not.found");
        const { record } = held;
        const isAuthor = input.userId === record.submit_user_id && !record.config.allowSelfApproval;
        if (isAuthor || !(await taskStore.passTask(tx, placeOf(held), input.userId)))
          throw problem("approval.no.approver");
        await taskStore.decideTask(tx, placeOf(held), "CLOSED", input.remark);
        await approvals.note(tx, session, "transfer", record.id, {
          after: { userId: input.userId },
          ...(input.remark !== "" && { reason: input.remark }),
        });
        await events.emit(tx, session, {
          type: "approval.asked",
          data: { recordId: record.id, kind: record.kind, approverIds: [input.userId] },
        });
        return show(tx, session, record.id);
      }),

    cancel: (session: Session, id: Id): Promise<ApprovalRecord> =>
      database.write(session, async (tx) => {
        const record = await hold(tx, session, id, "cancel");
        if (record.submit_user_id !== session.userId) throw problem("permission.denied");
        await approvals.settle(tx, session, record, "canceled");
        await approvals.note(tx, session, "cancel", id);
        return show(tx, session, id);
      }),

    reset: (session: Session, id: Id): Promise<ApprovalRecord> =>
      database.write(session, async (tx) => {
        const record = await hold(tx, session, id, "reset");
        await taskStore.closeTasks(tx, id);
        const config = await approvals.configOf(tx, record.kind, {
          kind: record.scope_kind,
          id: record.scope_id,
        });
        await beginRound(tx, id, {
          title: record.title,
          projectId: record.project_id,
          remark: record.remark,
          bizData: record.biz_data,
          processStatus: record.process_status,
          config,
        });
        await approvals.note(tx, session, "reset", id);
        await approvals.advance(tx, session, { ...record, config, round: record.round + 1 });
        return show(tx, session, id);
      }),
  };
};
export type ApprovalDecisions = ReturnType<typeof decideApprovals>;
