import type { ApprovalProcess, ApprovalRecord } from "@benchleaf/contract";
import { type Asking, abilitiesOf } from "./approvals.policy.ts";
import { recordNoOf, stepState, stepsFor } from "./approvals.rules.ts";
import type { RecordRow } from "./approvals.store.ts";
import type { ProcessRow } from "./processes.store.ts";
import type { TaskRow } from "./tasks.store.ts";

const presentTask = (task: TaskRow): ApprovalRecord["steps"][number]["tasks"][number] => ({
  approverId: task.approver_id,
  approverName: task.approver_name,
  insteadOf: task.instead_of_name,
  status: task.status,
  remark: task.remark,
  decideTime: task.decide_time?.toISOString() ?? null,
  dueTime: task.due_time?.toISOString() ?? null,
});

export const presentRecord = (row: RecordRow, tasks: readonly TaskRow[], asking: Asking): ApprovalRecord => {
  const current = tasks.filter((task) => task.record_id === row.id && task.round === row.round);
  const run = new Set(stepsFor(row.config, row.biz_data));
  return {
    id: row.id,
    recordNo: recordNoOf(row),
    kind: row.kind,
    title: row.title,
    objectId: row.object_id,
    projectId: row.project_id,
    status: row.status,
    processStatus: row.process_status,
    submitUserId: row.submit_user_id,
    submitUserName: row.submit_user_name,
    remark: row.remark,
    bizData: row.biz_data,
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
    abilities: abilitiesOf(row, current, asking),
  };
};

export const presentProcess = (row: ProcessRow): ApprovalProcess => ({
  kind: row.kind,
  config: row.config,
  version: row.version,
  updateTime: row.update_time.toISOString(),
  updatedBy: row.updated_by_name,
});
