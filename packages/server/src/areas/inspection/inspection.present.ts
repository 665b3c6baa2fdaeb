import type {
  CorrectiveAction,
  FormState,
  FormVersion,
  InspectionForm,
  InspectionFormDetail,
  InspectionRecord,
  InspectionRecordDetail,
  InspectionSchedule,
  InspectionSheet,
  InspectionTarget,
  InspectionTask,
  StandIn,
} from "@benchleaf/contract";
import type { FormDetailRow, FormRow, PublishedRow, VersionRow } from "./forms/forms.store.ts";
import {
  type Asking,
  actionAbilities,
  mayAssignTask,
  mayCancelTask,
  mayEditForm,
  mayFillTask,
} from "./inspection.policy.ts";
import type { ScheduleRow } from "./plans/schedules.store.ts";
import type { StandInRow } from "./plans/stand-ins.store.ts";
import type { TaskRow } from "./plans/tasks.store.ts";
import type { ActionRow } from "./records/actions.store.ts";
import type { FileRow, RecordDetailRow, RecordRow } from "./records/records.store.ts";

const targetOf = (row: {
  readonly target_kind: InspectionTarget["kind"];
  readonly target_id: string | null;
  readonly target_name: string;
}): InspectionTarget => ({ kind: row.target_kind, id: row.target_id, name: row.target_name });

const stateOf = ({ is_archived, version }: FormRow): FormState =>
  is_archived ? "archived" : version === null ? "draft" : "published";

export const presentForm = (row: FormRow, asking: Asking): InspectionForm => {
  const mayEdit = mayEditForm(row, asking);
  return {
    id: row.id,
    formNo: row.form_no,
    name: row.name,
    state: stateOf(row),
    version: row.version,
    hasChanges: row.revision !== row.published_revision,
    needsReview: row.needs_review,
    ownerId: row.owner_id,
    ownerName: row.owner_name,
    updateTime: row.update_time.toISOString(),
    scheduleCount: row.schedule_count,
    lastTime: row.last_time?.toISOString() ?? null,
    lastResult: row.last_result,
    abilities: { edit: mayEdit && !row.is_archived, publish: mayEdit && !row.is_archived, archive: mayEdit },
  };
};

export const presentFormDetail = (
  row: FormDetailRow,
  versions: readonly PublishedRow[],
  asking: Asking,
): InspectionFormDetail => ({
  ...presentForm(row, asking),
  revision: row.revision,
  content: row.draft,
  versions: versions.map(({ version, published_by_name, publish_time }) => ({
    version,
    publishedBy: published_by_name,
    publishTime: publish_time.toISOString(),
  })),
});

export const presentVersion = (row: VersionRow): FormVersion => ({
  formId: row.form_id,
  formNo: row.form_no,
  version: row.version,
  name: row.name,
  content: row.content,
});

export const presentSchedule = (row: ScheduleRow): InspectionSchedule => ({
  id: row.id,
  formId: row.form_id,
  formNo: row.form_no,
  formName: row.form_name,
  target: targetOf(row),
  recurrence: row.recurrence,
  timezone: row.timezone,
  firstDue: row.first_due,
  remindHours: row.remind_hours,
  people: row.people.map(({ id, name }) => ({ id, name })),
  isActive: row.is_active,
  revision: row.revision,
  nextDue: row.next_due?.toISOString() ?? null,
  openCount: row.open_count,
  overdueCount: row.overdue_count,
});

export const presentTask = (row: TaskRow, asking: Asking): InspectionTask => ({
  id: row.id,
  scheduleId: row.schedule_id,
  formId: row.form_id,
  formNo: row.form_no,
  formName: row.form_name,
  target: targetOf(row),
  dueTime: row.due_time.toISOString(),
  timezone: row.timezone,
  state: row.state,
  isOverdue: row.state === "open" && row.due_time < new Date(),
  assigneeId: row.assignee_id,
  assigneeName: row.assignee_name,
  insteadOf: row.turn_id === row.assignee_id ? null : row.turn_name,
  recordId: row.record_id,
  recordNo: row.record_no,
  result: row.result,
  abilities: {
    fill: mayFillTask(row, asking),
    assign: mayAssignTask(row, asking),
    cancel: mayCancelTask(row, asking),
  },
});

export const presentSheet = (row: TaskRow, version: VersionRow, asking: Asking): InspectionSheet => ({
  ...presentTask(row, asking),
  form: presentVersion(version),
});

export const presentRecord = (row: RecordRow): InspectionRecord => ({
  id: row.id,
  recordNo: row.record_no,
  taskId: row.task_id,
  formId: row.form_id,
  formNo: row.form_no,
  formName: row.form_name,
  version: row.version,
  target: targetOf(row),
  result: row.result,
  failedCount: row.failed_count,
  score: row.score,
  mostScore: row.most_score,
  review: row.review,
  approvalId: row.approval_id,
  isChosen: row.is_chosen,
  submitterId: row.submitter_id,
  submitterName: row.submitter_name,
  fillTime: row.fill_time.toISOString(),
  submitTime: row.submit_time.toISOString(),
  openActionCount: row.open_action_count,
});

export const presentAction = (row: ActionRow, asking: Asking): CorrectiveAction => ({
  id: row.id,
  recordId: row.record_id,
  recordNo: row.record_no,
  formName: row.form_name,
  target: targetOf(row),
  itemId: row.item_id,
  title: row.title,
  finding: row.finding,
  state: row.state,
  isBlocking: row.is_blocking,
  ownerId: row.owner_id,
  ownerName: row.owner_name,
  dueDate: row.due_date,
  isOverdue: row.is_overdue,
  proof: row.proof,
  proofFiles: row.proof_files.map(({ id, name, size }) => ({ id, name, size })),
  provenBy: row.proven_by_name,
  proveTime: row.prove_time?.toISOString() ?? null,
  closedBy: row.closed_by_name,
  closeTime: row.close_time?.toISOString() ?? null,
  remark: row.remark,
  createTime: row.create_time.toISOString(),
  abilities: actionAbilities(row, asking),
});

export interface RecordParts {
  readonly version: VersionRow;
  readonly files: readonly FileRow[];
  readonly actions: readonly ActionRow[];
  readonly others: readonly RecordRow[];
}

export const presentRecordDetail = (
  row: RecordDetailRow,
  { version, files, actions, others }: RecordParts,
  asking: Asking,
): InspectionRecordDetail => ({
  ...presentRecord(row),
  form: presentVersion(version),
  answers: row.answers,
  timezone: row.timezone,
  startTime: row.start_time.toISOString(),
  files: files.map(({ id, sha256, name, size, view }) => ({ id, sha256, name, size: Number(size), view })),
  actions: actions.map((action) => presentAction(action, asking)),
  others: others
    .filter(({ id }) => id !== row.id)
    .map(({ id, record_no, submitter_name }) => ({
      id,
      recordNo: record_no,
      submitterName: submitter_name,
    })),
  abilities: { choose: !row.is_chosen && asking.authorities.has("INSPECTION_FORM_AUDIT") },
});

export const presentStandIn = (row: StandInRow): StandIn => ({
  id: row.id,
  absentId: row.absent_id,
  absentName: row.absent_name,
  standInId: row.stand_in_id,
  standInName: row.stand_in_name,
  fromDate: row.from_date,
  untilDate: row.until_date,
});
