import type { ApprovalConfig, ApprovalKind, AuditVerb, Id, RecordStatus } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { askingOf } from "./approvals.policy.ts";
import { type BizData, outcomeOf } from "./approvals.rules.ts";
import * as store from "./approvals.store.ts";
import * as processStore from "./processes.store.ts";
import * as taskStore from "./tasks.store.ts";

export type Settled = Exclude<RecordStatus, "PENDING">;

/** What an area says of a kind that it submits. */
export interface SubmissionKind {
  readonly kind: ApprovalKind;
  /** How it is approved as long as a team has set nothing else. */
  readonly defaultConfig: ApprovalConfig;
  /** It takes effect when it is submitted, and is approved afterwards. */
  readonly isEffectiveAtOnce?: boolean;
  /** Carries out, or takes back, what was decided; in the transaction of the decision. */
  onSettled(tx: Queries, scope: Scope, record: store.RecordRow, status: Settled): Promise<void>;
}

export interface Submission {
  readonly kind: ApprovalKind;
  readonly title: string;
  readonly objectId: Id;
  readonly projectId: Id | null;
  readonly remark: string;
  readonly bizData: BizData;
}

/** In whose lists a record stands or has stood: who submitted it, and all who were asked. */
export { listConcerned } from "./tasks.store.ts";

/**
 * One submission of a kind, for who may see it.
 *
 * @throws approval.not.found
 */
export const findSubmission = async (
  q: Queries,
  session: Session,
  kind: ApprovalKind,
  id: Id,
): Promise<store.RecordRow> => {
  const [record] = await store.findRecords(q, [id], askingOf(session).mayConfigure);
  if (record?.kind !== kind) throw problem("approval.not.found");
  return record;
};

export const approvalsService = ({ audit, events }: Pick<Kernel, "audit" | "events">) => {
  const kinds = new Map<ApprovalKind, SubmissionKind>();

  const kindOf = (kind: ApprovalKind): SubmissionKind => {
    const known = kinds.get(kind);
    if (known === undefined) throw new Error(`no area has registered ${kind}`);
    return known;
  };

  const configOf = async (q: Queries, kind: ApprovalKind): Promise<ApprovalConfig> =>
    (await processStore.findProcess(q, kind))?.config ?? kindOf(kind).defaultConfig;

  /** Whatever is done to a record: in the trail, and for the lists that it stands in. */
  const note = async (
    tx: Queries,
    scope: Scope,
    action: AuditVerb<"approval">,
    recordId: Id,
    more: object = {},
  ): Promise<void> => {
    await Promise.all([
      audit.record(tx, scope, {
        action: `approval.${action}`,
        objectType: "approval",
        objectId: recordId,
        ...more,
      }),
      events.emit(tx, scope, { type: "approval.changed", data: { recordId } }),
    ]);
  };

  const settle = async (
    tx: Queries,
    scope: Scope,
    record: store.RecordRow,
    status: Settled,
    isAutoAudit = false,
  ): Promise<void> => {
    await store.settleRecord(tx, record.id, status, isAutoAudit);
    await kindOf(record.kind).onSettled(tx, scope, record, status);
    await events.emit(tx, scope, {
      type: "approval.settled",
      data: { recordId: record.id, kind: record.kind, status, submitUserId: record.submit_user_id },
    });
  };

  const openStep = async (
    tx: Queries,
    scope: Scope,
    record: store.RecordRow,
    step: number,
  ): Promise<void> => {
    const { approvers, dueHours } = record.config.steps[step]!;
    const asked = await taskStore.openStep(tx, {
      recordId: record.id,
      round: record.round,
      step,
      approvers,
      projectId: record.project_id,
      exceptId: record.config.allowSelfApproval ? null : record.submit_user_id,
      dueHours,
    });
    if (asked.length === 0) throw problem("approval.no.approver", { step: record.config.steps[step]!.name });
    await events.emit(tx, scope, {
      type: "approval.asked",
      data: { recordId: record.id, kind: record.kind, approverIds: asked },
    });
  };

  /** Takes a record as far as its tasks allow: to the next step, or to its end. */
  const advance = async (tx: Queries, scope: Scope, record: store.RecordRow): Promise<void> => {
    const tasks = (await taskStore.listTasks(tx, [record.id])).filter(({ round }) => round === record.round);
    const outcome = outcomeOf(record.config, record.biz_data, tasks);
    if (outcome.status !== "PENDING") {
      await settle(tx, scope, record, outcome.status, tasks.length === 0);
      return;
    }
    for (const step of outcome.open) await openStep(tx, scope, record, step);
  };

  /** What the same person has submitted before and still waits gives way to the new submission. */
  const closeEarlier = async (tx: Queries, scope: Scope, { kind, objectId }: Submission): Promise<void> => {
    const earlier = await store.lockPending(tx, kind, objectId);
    if (earlier === undefined) return;
    const isOthers = earlier.submit_user_id !== scope.userId;
    // What somebody has left behind who is in the team no more gives way to whoever takes their place.
    if (isOthers && (await processStore.isMember(tx, earlier.submit_user_id)))
      throw problem("approval.pending.exists");
    await store.settleRecord(tx, earlier.id, "CLOSED");
    await note(tx, scope, "close", earlier.id);
  };

  return {
    /** Each area registers what it submits, before the first call is answered. */
    register: (kind: SubmissionKind): void => void kinds.set(kind.kind, kind),

    kinds: (): readonly SubmissionKind[] => [...kinds.values()],

    configOf,

    /**
     * Submits for approval in the caller's transaction, and answers the record's id. A kind that the team has switched
     * off is approved at once.
     *
     * @throws approval.pending.exists where somebody else's submission of it waits, approval.no.approver
     */
    async submit(tx: Queries, scope: Scope, submission: Submission): Promise<Id> {
      await closeEarlier(tx, scope, submission);
      const config = await configOf(tx, submission.kind);
      const { isEffectiveAtOnce = false } = kindOf(submission.kind);
      const id = await store.insertRecord(tx, { ...submission, config, isEffectiveAtOnce });
      const record = (await store.lockRecord(tx, id, true))!;
      const { remark } = submission;
      await note(tx, scope, "submit", id, { after: submission, ...(remark !== "" && { reason: remark }) });
      if (config.enabled) await advance(tx, scope, record);
      else await settle(tx, scope, record, "APPROVED", true);
      return id;
    },

    note,
    settle,
    advance,
  };
};
export type ApprovalsService = ReturnType<typeof approvalsService>;
