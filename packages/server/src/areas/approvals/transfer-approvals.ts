import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { openTaskOf } from "./approvals.policy.ts";
import { replaceApprover } from "./approvals.rules.ts";
import type { ApprovalsService } from "./approvals.service.ts";
import * as store from "./approvals.store.ts";
import * as processStore from "./processes.store.ts";
import * as taskStore from "./tasks.store.ts";

interface Change {
  readonly from: Id;
  readonly to: Id;
}

/** A step without an approver stays so; a user who administers approvals can restart it. */
const unlessNobodyIsLeft = (error: unknown): void => {
  if (!(error instanceof Problem) || error.code !== "approval.no.approver") throw error;
};

/** Transfers the tasks of a leaving member, now and in later steps, to their successor. */
export const transferApprovals = (
  { audit, events }: Pick<Kernel, "audit" | "events">,
  approvals: ApprovalsService,
) => {
  /** Returns false if they have no tasks (any more). */
  const passTask = async (
    tx: Queries,
    scope: Scope,
    record: store.RecordRow,
    { from, to }: Change,
  ): Promise<boolean> => {
    const task = openTaskOf(await taskStore.listTasks(tx, [record.id]), record.round, from);
    if (task === undefined) return false;
    const place = { recordId: record.id, round: record.round, step: task.step, approverId: from };
    const isAuthor = to === record.submit_user_id && !record.config.allowSelfApproval;
    const isPassed = !isAuthor && (await taskStore.passTask(tx, place, to));
    await taskStore.decideTask(tx, place, "CLOSED", "");
    await approvals.note(tx, scope, "transfer", record.id, { after: { userId: to } });
    if (isPassed) {
      const data = { recordId: record.id, kind: record.kind, approverIds: [to] };
      await events.emit(tx, scope, { type: "approval.asked", data });
    }
    await approvals.advance(tx, scope, record).catch(unlessNobodyIsLeft);
    return true;
  };

  const renameInProcesses = async (tx: Queries, scope: Scope, { from, to }: Change): Promise<void> => {
    for (const { kind, scope_kind, scope_id, version, config } of await processStore.listProcesses(tx)) {
      const next = replaceApprover(config, from, to);
      if (next === config) continue;
      await processStore.saveProcess(tx, { kind, scope: { kind: scope_kind, id: scope_id } }, version, next);
      await audit.record(tx, scope, {
        action: "approval.configure",
        objectType: "approvalProcess",
        objectId: kind,
        before: config,
        after: next,
      });
    }
  };

  return async (tx: Queries, scope: Scope, change: Change): Promise<void> => {
    processStore.endDelegations(tx, change.from);
    await renameInProcesses(tx, scope, change);
    for (const record of await store.lockPendingOfApprover(tx, change.from)) {
      const config = replaceApprover(record.config, change.from, change.to);
      if (config !== record.config) await store.setConfig(tx, record.id, config);
      // A transferred task may open the next step, which may ask the leaving member as the holder of a role.
      let isAsked = true;
      while (isAsked) isAsked = await passTask(tx, scope, { ...record, config }, change);
    }
  };
};
