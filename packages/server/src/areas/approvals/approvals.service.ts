import {
  type ApprovalConfig,
  type ApprovalKind,
  type ApprovalScope,
  type AuditVerb,
  approvalKindOf,
  type DecisionData,
  type DecisionFields,
  type Id,
  type RecordStatus,
} from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { extensionPoint } from "../../kernel/extension-point.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { NumberingService } from "../records/records.service.ts";
import { stageAfter } from "./approval-stages.rules.ts";
import { openTaskOf, viewerOf } from "./approvals.policy.ts";
import { type BizData, outcomeOf } from "./approvals.rules.ts";
import * as store from "./approvals.store.ts";
import { grantedData } from "./decision-data.rules.ts";
import * as processStore from "./processes.store.ts";
import * as rounds from "./rounds.store.ts";
import { type ScopePeople, scopeRow, withPeople } from "./scopes.rules.ts";
import * as taskStore from "./tasks.store.ts";

export type DecisionOutcome = Exclude<RecordStatus, "PENDING">;

/** The submitted object, with its name and its figures. */
export interface Subject {
  readonly title: string;
  readonly projectId: Id | null;
  readonly bizData: BizData;
  /** The scope it belongs to, if that can have a process of its own. */
  readonly scope?: ApprovalScope;
  /** Scopes whose process applies, in this order, where `scope` has none of its own; then the team's. */
  readonly widerScopes?: readonly ApprovalScope[];
}

/** Server part of a kind of submission; what the web needs is in the contract's definition of the kind. */
export interface SubmissionKind {
  readonly kind: ApprovalKind;
  /** The approval process as long as a team has configured nothing else. */
  readonly defaultConfig: ApprovalConfig;
  /** If nothing else is configured and this returns true, the author may decide, since there is no one else. */
  readonly isOwnDecisionWhere?: (tx: Queries) => Promise<boolean>;
  /** It takes effect on submission, and is approved afterwards. */
  readonly isEffectiveAtOnce?: boolean;
  /** The object with an id, for a user who may submit it; others get a problem of the area. */
  subject(tx: Queries, session: Session, objectId: Id): Promise<Subject>;
  /** Validation of the data of an approval, in addition to what the keys declare. */
  readonly decision?: DecisionFields;
  /** Carries out or undoes what was decided, by outcome; in the transaction of the decision. */
  readonly settled: Readonly<
    Partial<
      Record<
        DecisionOutcome,
        (tx: Queries, scope: Scope, record: store.RecordRow, granted: DecisionData) => Promise<void>
      >
    >
  >;
}

/** Extension point: each area provides the kinds that it submits. */
export const approvalKinds = extensionPoint<SubmissionKind>("what is submitted for approval");

/** Extension point: each area provides its parts of the team, with their owners; undefined if it does not exist. */
export const approvalScopes = extensionPoint<{
  readonly kind: ApprovalScope["kind"];
  peopleOf(q: Queries, id: Id): Promise<ScopePeople | undefined>;
}>("who stands for a part of the team");
export type ScopeSource = NonNullable<(typeof approvalScopes)["answer"]>;

export interface Input {
  readonly kind: ApprovalKind;
  readonly objectId: Id;
  readonly remark: string;
}

type Submission = Input & Subject;
type ProcessScope = processStore.ProcessPlace["scope"];

/** The users whose lists contain a record: its author, and all approvers. */

/**
 * One submission of a kind, for a user who may see it.
 *
 * @throws approval.not.found
 */
export const findSubmission = async (
  q: Queries,
  session: Session,
  kind: ApprovalKind,
  id: Id,
): Promise<store.RecordRow> => {
  const [record] = await store.findRecords(q, [id], viewerOf(session).mayConfigure);
  if (record?.kind !== kind) throw problem("approval.not.found");
  return record;
};

/** `kinds` are those of all areas: call it only when needed, since areas composed later are not open yet. */
export const approvalsService = (
  { audit, events }: Pick<Kernel, "audit" | "events">,
  numbering: Pick<NumberingService, "take">,
  kinds: () => readonly SubmissionKind[],
  scopes: () => readonly ScopeSource[],
) => {
  const kindOf = (kind: ApprovalKind): SubmissionKind => {
    const known = kinds().find((one) => one.kind === kind);
    if (known === undefined) throw new Error(`no area submits ${kind}`);
    return known;
  };

  const peopleOf = async (q: Queries, scope: ProcessScope): Promise<ScopePeople | undefined> =>
    scopes()
      .find(({ kind }) => kind === scope.kind)
      ?.peopleOf(q, scope.id);

  /** The process of a part of the team, else of the team, else the area's default. */
  const processOf = async (q: Queries, kind: ApprovalKind, scope: ProcessScope): Promise<ApprovalConfig> => {
    const row =
      (await processStore.findProcess(q, { kind, scope })) ??
      (await processStore.findProcess(q, { kind, scope: scopeRow(null) }));
    return row?.config ?? kindOf(kind).defaultConfig;
  };

  /** The scope by whose process an object is approved. */
  const scopeOf = async (q: Queries, kind: ApprovalKind, of: Subject): Promise<ApprovalScope | null> => {
    const scopes = [...(of.scope ? [of.scope] : []), ...(of.widerScopes ?? [])];
    for (const scope of scopes)
      if ((await processStore.findProcess(q, { kind, scope })) !== undefined) return scope;
    return scopes[0] ?? null;
  };

  /** The remaining steps of a submission, with the approvers of its scope by name. */
  const configOf = async (q: Queries, kind: ApprovalKind, scope: ProcessScope): Promise<ApprovalConfig> =>
    withPeople(await processOf(q, kind, scope), await peopleOf(q, scope));

  /** Records an action on a record: in the audit trail, and as a broadcast to the lists that contain it. */
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
    status: DecisionOutcome,
    isAutoAudit = false,
  ): Promise<void> => {
    await store.completeRecord(tx, record.id, status, isAutoAudit);
    const tasks = await taskStore.listTasks(tx, [record.id]);
    const given = grantedData(tasks.filter(({ round }) => round === record.round));
    await kindOf(record.kind).settled[status]?.(tx, scope, record, given);
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

  /** Advances a record as far as its tasks allow: to the next step, or to its end. */
  const advance = async (tx: Queries, scope: Scope, record: store.RecordRow): Promise<void> => {
    const tasks = (await taskStore.listTasks(tx, [record.id])).filter(({ round }) => round === record.round);
    const outcome = outcomeOf(record.config, record.biz_data, tasks);
    if (outcome.status !== "PENDING") {
      await settle(tx, scope, record, outcome.status, tasks.length === 0);
      return;
    }
    for (const step of outcome.open) await openStep(tx, scope, record, step);
  };

  /** The user's previous submission of the same object that is continued: pending, refused or withdrawn. */
  const goesOn = async (tx: Queries, scope: Scope, { kind, objectId }: Input): Promise<Id | undefined> => {
    const pending = await store.lockPending(tx, kind, objectId);
    if (pending === undefined) {
      const last = await rounds.lockOwnLast(tx, kind, objectId);
      return last !== undefined && stageAfter(last.status, "submit") !== undefined ? last.id : undefined;
    }
    if (pending.submit_user_id === scope.userId) return pending.id;
    // A pending submission of a former member is closed, so that their successor can submit.
    if (await processStore.isMember(tx, pending.submit_user_id)) throw problem("approval.pending.exists");
    await store.completeRecord(tx, pending.id, "CLOSED");
    await note(tx, scope, "close", pending.id);
    return undefined;
  };

  /** Creates a record for a submission, or starts the next round of the existing one. */
  const place = async (
    tx: Queries,
    submission: rounds.NewRound & Submission,
    earlier: Id | undefined,
  ): Promise<Id> => {
    if (earlier === undefined) {
      const recordNo = await numbering.take(tx, "approval", (number) => store.hasNumber(tx, number));
      return store.insertRecord(tx, { ...submission, recordNo });
    }
    await taskStore.closeTasks(tx, earlier);
    await rounds.beginRound(tx, earlier, submission);
    return earlier;
  };

  return {
    kinds,

    /** The fields that an approval of a kind may or must have. */
    decisionFields: (kind: ApprovalKind): DecisionFields =>
      kindOf(kind).decision ?? approvalKindOf(kind).decision ?? {},

    configOf,
    processOf,
    peopleOf,

    /**
     * Submits for approval in the caller's transaction, and returns the record's id. If the author submits again
     * while it is pending, or after a refusal, it is the next round of the same record. A kind that the team has
     * switched off is approved immediately.
     *
     * @throws errors of the kind's area, approval.pending.exists if someone else's submission of it is pending,
     * approval.no.approver
     */
    async submit(tx: Queries, scope: Session, input: Input): Promise<Id> {
      const { subject, isEffectiveAtOnce = false, defaultConfig, isOwnDecisionWhere } = kindOf(input.kind);
      // Locked first: a concurrent submission that waits here sees the result of this one.
      const earlier = await goesOn(tx, scope, input);
      const { widerScopes = [], ...about } = await subject(tx, scope, input.objectId);
      const chosen = await scopeOf(tx, input.kind, { ...about, widerScopes });
      const submission = { ...input, ...about, ...(chosen && { scope: chosen }) };
      const part = scopeRow(chosen);
      const set = await configOf(tx, submission.kind, part);
      const isOwn =
        isOwnDecisionWhere !== undefined &&
        (await processOf(tx, submission.kind, part)) === defaultConfig &&
        (await isOwnDecisionWhere(tx));
      const config = isOwn ? { ...set, allowSelfApproval: true } : set;
      const processStatus = isEffectiveAtOnce ? "FINISHED" : "IN_PROGRESS";
      const id = await place(tx, { ...submission, config, processStatus }, earlier);
      const record = (await store.lockRecord(tx, id, true))!;
      const { remark } = submission;
      await note(tx, scope, "submit", id, { after: submission, ...(remark !== "" && { reason: remark }) });
      if (config.enabled) await advance(tx, scope, record);
      else await settle(tx, scope, record, "APPROVED", true);
      return id;
    },

    /** Locks the pending submission of an object until the transaction ends: deciding also locks it first. */
    async holdPending(tx: Queries, kind: ApprovalKind, objectId: Id): Promise<void> {
      await store.lockPending(tx, kind, objectId);
    },

    /** Whether a user is currently an approver of a submission. */
    async isAsked(q: Queries, { userId }: Scope, recordId: Id): Promise<boolean> {
      const [record] = await store.findRecords(q, [recordId], true);
      if (record?.status !== "PENDING") return false;
      return openTaskOf(await taskStore.listTasks(q, [recordId]), record.round, userId) !== undefined;
    },

    /**
     * Closes the pending submission of an object that its own area has withdrawn; does nothing if none is pending.
     */
    async close(tx: Queries, scope: Scope, kind: ApprovalKind, objectId: Id): Promise<void> {
      const pending = await store.lockPending(tx, kind, objectId);
      if (pending === undefined) return;
      await taskStore.closeTasks(tx, pending.id);
      await store.completeRecord(tx, pending.id, "CLOSED");
      await note(tx, scope, "close", pending.id);
    },

    note,
    settle,
    advance,
  };
};
export type ApprovalsService = ReturnType<typeof approvalsService>;
