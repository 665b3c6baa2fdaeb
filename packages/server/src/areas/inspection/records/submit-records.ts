import {
  type Assessment,
  assessAnswers,
  type FormContent,
  type FormText,
  type Id,
  locales,
  type RecordInput,
  type RecordReceipt,
  visibleAnswers,
} from "@benchleaf/contract";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { ApprovalsService } from "../../approvals/approvals.service.ts";
import type { BlockEquipment } from "../../equipment/equipment.service.ts";
import { HEAD_BYTES, showAs } from "../../previews/previews.service.ts";
import type { NumberingService } from "../../records/records.service.ts";
import { dayOf } from "../../recurrence.ts";
import { findForm, findVersion } from "../forms/forms.store.ts";
import { findTask, lockTask, setRecord, type TaskRow } from "../plans/tasks.store.ts";
import { insertAction, listActionsOf } from "./actions.store.ts";
import { digestsOf, findImpossible, findingOf, trendValue } from "./check-answers.ts";
import * as store from "./records.store.ts";

const DAY_MS = 86_400_000;

/** The block's reason is shown to everyone: in the first language of the form. */
const textOf = (text: FormText): string => locales.map((locale) => text[locale]).find(Boolean) ?? "";

/** A day a number of days after another. @example addDays("2026-11-30", 3) // "2026-12-03" */
const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

interface StoredRecord {
  readonly sha256: string;
  readonly name: string;
  readonly key: string;
  readonly size: number;
}

/**
 * Accepts completed forms, from a page or from a phone that was offline. A form with the same UUID is stored once.
 */
export const submitRecords = (
  { database, audit, events, storage }: Pick<Kernel, "database" | "audit" | "events" | "storage">,
  numbering: Pick<NumberingService, "take">,
  approvals: Pick<ApprovalsService, "submit">,
  blocks: Pick<BlockEquipment, "block">,
) => {
  const receiptOf = async (tx: Queries, record: store.RecordRow): Promise<RecordReceipt> => {
    const [files, actions] = await Promise.all([
      store.listFiles(tx, record.id),
      listActionsOf(tx, record.id),
    ]);
    return {
      uuid: record.uuid,
      recordId: record.id,
      recordNo: record.record_no,
      result: record.result,
      fileDigests: files.map(({ sha256 }) => sha256),
      actionCount: actions.length,
    };
  };

  /** @throws record.files.missing with the digests that are missing, or have other bytes; upload.not.found */
  const keepFiles = async (
    tx: Queries,
    session: Session,
    { files }: Pick<RecordInput, "files">,
    digests: readonly string[],
  ): Promise<StoredRecord[]> => {
    const sent = new Map(files.map((file) => [file.sha256, file]));
    const missing = digests.filter((sha256) => (sent.get(sha256)?.uploadUuid ?? null) === null);
    if (missing.length > 0) throw problem("record.files.missing", { digests: missing });
    const kept: StoredRecord[] = [];
    for (const sha256 of digests) {
      const { name, uploadUuid } = sent.get(sha256)!;
      const found = await storage.keep(tx, uploadUuid!, session);
      if (found === "kept") throw problem("upload.not.found");
      if (found.sha256?.toString("hex") !== sha256)
        throw problem("record.files.missing", { digests: [sha256] });
      kept.push({ sha256, name, key: found.key, size: found.size });
    }
    return kept;
  };

  const attach = async (tx: Queries, recordId: Id, files: readonly StoredRecord[]): Promise<void> => {
    for (const { sha256, name, key, size } of files) {
      const head = await storage.headOf(key, size, HEAD_BYTES);
      if (head === null) throw problem("upload.not.found");
      store.insertFile(tx, { recordId, actionId: null, sha256, name, key, size, ...showAs(name, head) });
    }
  };

  interface Filled {
    readonly recordId: Id;
    readonly recordNo: string;
    readonly task: TaskRow;
    readonly ownerId: Id;
    readonly day: string;
    readonly input: RecordInput;
    readonly assessment: Assessment;
  }

  /**
   * A corrective action for each finding that requires one, and a block of the device, in the record's transaction.
   */
  const openActions = async (tx: Queries, session: Session, filled: Filled): Promise<void> => {
    const { recordId, recordNo, task, ownerId, day, input, assessment } = filled;
    let isBlocked = false;
    for (const { item } of assessment.failed) {
      const { onFail } = item;
      if (onFail === null) continue;
      isBlocked ||= onFail.block;
      if (!onFail.action) continue;
      const actionId = await insertAction(tx, {
        ...{ recordId, taskId: task.id, itemId: item.id, title: item.title, ownerId },
        finding: findingOf(item, input.answers[item.id]!),
        isBlocking: onFail.block,
        dueDate: addDays(day, onFail.dueDays),
      });
      if (actionId === undefined) continue;
      await audit.record(tx, session, {
        action: "inspectionAction.open",
        objectType: "inspectionAction",
        objectId: actionId,
        after: { recordNo, itemId: item.id, ownerId },
      });
      await events.emit(tx, session, { type: "inspection.action.assigned", data: { actionId, ownerId } });
    }
    if (isBlocked && task.target_kind === "equipment" && task.target_id !== null)
      await blocks.block(tx, session, {
        equipmentId: task.target_id,
        reason: `${recordNo} ${textOf(assessment.failed.find(({ item }) => item.onFail?.block)?.item.title ?? {})}`,
        source: { kind: "inspection", id: recordId },
      });
  };

  const check = (content: FormContent, input: RecordInput, day: string) => {
    const assessment = assessAnswers(content, input.answers, day);
    const impossible = findImpossible(assessment, input.answers);
    if (impossible.length > 0) throw problem("inspection.answers.invalid", { itemIds: impossible });
    const { missing } = assessment;
    if (missing.length > 0) throw problem("inspection.answers.incomplete", { count: missing.length });
    return { assessment, answers: visibleAnswers(assessment, input.answers) };
  };

  return {
    /**
     * @throws inspection.task.not.found, inspection.task.closed, inspection.form.not.found, inspection.answers.incomplete,
     * inspection.answers.invalid, record.files.missing, upload.not.found, approval.no.approver
     */
    submit: (session: Session, uuid: string, input: RecordInput): Promise<RecordReceipt> =>
      database.write(session, async (tx) => {
        const taskId = input.inspectionTaskId;
        // A concurrent request with the same UUID waits here, and finds it stored.
        lockTask(tx, taskId);
        const task = await findTask(tx, taskId);
        if (task === undefined) throw problem("inspection.task.not.found");
        const earlier = await store.findByUuid(tx, uuid);
        if (earlier !== undefined) {
          if (earlier.task_id !== taskId || earlier.submitter_id !== session.userId)
            throw problem("inspection.task.closed");
          return receiptOf(tx, earlier);
        }
        if (task.state === "canceled") throw problem("inspection.task.closed");
        const [version, form] = await Promise.all([
          findVersion(tx, task.form_id, input.version),
          findForm(tx, task.form_id),
        ]);
        if (version === undefined || form === undefined) throw problem("inspection.form.not.found");
        // A phone's clock may be ahead; no completion time is in the future.
        const fillTime = new Date(Math.min(Date.parse(input.fillTime), Date.now()));
        const startTime = new Date(Math.min(Date.parse(input.startTime), fillTime.getTime()));
        const day = dayOf(fillTime, input.timezone);
        const { assessment, answers } = check(version.content, input, day);
        const files = await keepFiles(tx, session, input, digestsOf(answers));
        const recordNo = await numbering.take(tx, "inspectionRecord", (no) => store.hasRecordNo(tx, no));
        const { result, failed, score, mostScore } = assessment;
        const recordId = await store.insertRecord(tx, {
          ...{ uuid, recordNo, taskId, formId: task.form_id, version: input.version, answers, result },
          ...{ failedCount: failed.length, score, mostScore, startTime, fillTime, timezone: input.timezone },
          review: form.needs_review ? "waiting" : "none",
        });
        store.insertValues(
          tx,
          { id: recordId, formId: task.form_id, fillTime },
          assessment.items
            .filter(({ isAnswered }) => isAnswered)
            .map(({ item, isFailed }) => ({
              itemId: item.id,
              value: trendValue(item, answers[item.id]!),
              isFailed,
            })),
        );
        await attach(tx, recordId, files);
        if (task.state === "open") setRecord(tx, taskId, recordId);
        const ownerId = form.owner_id;
        await openActions(tx, session, { recordId, recordNo, task, ownerId, day, input, assessment });
        await audit.record(tx, session, {
          action: "inspectionRecord.submit",
          objectType: "inspectionRecord",
          objectId: recordId,
          after: { recordNo, taskId, version: input.version, result, answers },
        });
        if (result === "fail")
          await events.emit(tx, session, {
            type: "inspection.failed",
            data: { inspectionRecordId: recordId },
          });
        if (form.needs_review) {
          const asked = { kind: "INSPECTION_RECORD", objectId: recordId, remark: "" } as const;
          store.setApproval(tx, recordId, await approvals.submit(tx, session, asked));
        }
        return receiptOf(tx, (await store.findByUuid(tx, uuid))!);
      }),
  };
};
export type SubmitRecords = ReturnType<typeof submitRecords>;
