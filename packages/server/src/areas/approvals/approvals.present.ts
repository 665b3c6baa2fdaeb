import type { ApprovalKind, ApprovalProcess, ApprovalRecord, DecisionFields } from "@benchleaf/contract";
import { stageOfRecord } from "./approval-stages.rules.ts";
import { abilitiesOf, type Viewer } from "./approvals.policy.ts";
import { stepState, stepsFor } from "./approvals.rules.ts";
import type { RecordRow } from "./approvals.store.ts";
import type { ProcessRow } from "./processes.store.ts";
import type { RoundRow } from "./rounds.store.ts";
import type { TaskRow } from "./tasks.store.ts";

const presentTask = (task: TaskRow): ApprovalRecord["steps"][number]["tasks"][number] => ({
  approverId: task.approver_id,
  approverName: task.approver_name,
  insteadOf: task.instead_of_name,
  status: task.status,
  remark: task.remark,
  data: task.data,
  decideTime: task.decide_time?.toISOString() ?? null,
  dueTime: task.due_time?.toISOString() ?? null,
});

/** The fields that decisions on a record may have, by its kind. */
export type FieldsOf = (kind: ApprovalKind) => DecisionFields;

export const presentRecord = (
  row: RecordRow,
  { tasks, rounds }: { readonly tasks: readonly TaskRow[]; readonly rounds: readonly RoundRow[] },
  asking: Viewer,
  fieldsOf: FieldsOf,
): ApprovalRecord => {
  const current = tasks.filter((task) => task.round === row.round);
  const run = new Set(stepsFor(row.config, row.biz_data));
  return {
    id: row.id,
    recordNo: row.record_no,
    kind: row.kind,
    title: row.title,
    objectId: row.object_id,
    projectId: row.project_id,
    status: row.status,
    stage: stageOfRecord(row.status, current),
    processStatus: row.process_status,
    submitUserId: row.submit_user_id,
    submitUserName: row.submit_user_name,
    remark: row.remark,
    bizData: row.biz_data,
    decisionFields: fieldsOf(row.kind),
    isAutoAudit: row.is_auto_audit,
    createTime: row.create_time.toISOString(),
    finishTime: row.finish_time?.toISOString() ?? null,
    steps: row.config.steps.map(({ name, mode, needsSignature }, step) => {
      const own = current.filter((task) => task.step === step);
      return {
        name,
        mode,
        needsSignature,
        state: stepState(mode, run.has(step), own),
        tasks: own.map(presentTask),
      };
    }),
    round: row.round,
    earlier: rounds.map((earlier) => ({
      round: earlier.round,
      title: earlier.title,
      remark: earlier.remark,
      bizData: earlier.biz_data,
      status: earlier.status,
      endTime: earlier.end_time.toISOString(),
      tasks: tasks.filter(({ round }) => round === earlier.round).map(presentTask),
    })),
    abilities: abilitiesOf(row, current, asking),
  };
};

export const presentProcess = (row: ProcessRow): ApprovalProcess => ({
  kind: row.kind,
  config: row.config,
  isOwn: true,
  version: row.version,
  updateTime: row.update_time.toISOString(),
  updatedBy: row.updated_by_name,
});
