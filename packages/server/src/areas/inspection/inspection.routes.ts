import { inspectionFormsApi, inspectionRecordsApi, inspectionSchedulesApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { DesignForms } from "./forms/design-forms.ts";
import type { PlanInspections } from "./plans/plan-inspections.ts";
import type { StandInForPeople } from "./plans/stand-in-for-people.ts";
import type { CorrectFindings } from "./records/correct-findings.ts";
import type { DoInspections } from "./records/do-inspections.ts";
import type { PrintRecords } from "./records/print-records.ts";
import type { ShowRecords } from "./records/show-records.ts";
import type { SubmitRecords } from "./records/submit-records.ts";

export const formRoutes = (forms: DesignForms): Binding[] => [
  bind(inspectionFormsApi.listForms, ({ query }, { session }) => forms.list(session, query)),
  bind(inspectionFormsApi.readyForms, () => forms.readyForms()),
  bind(inspectionFormsApi.createForm, ({ body }, { session }) => forms.create(session, body)),
  bind(inspectionFormsApi.getForm, ({ params }, { session }) => forms.get(session, params.formId)),
  bind(inspectionFormsApi.formVersion, ({ params }, { session }) =>
    forms.version(session, params.formId, params.version),
  ),
  bind(inspectionFormsApi.saveForm, ({ params, body }, { session }) =>
    forms.save(session, params.formId, body),
  ),
  bind(inspectionFormsApi.publishForm, ({ params, body }, { session }) =>
    forms.publish(session, params.formId, body.revision),
  ),
  bind(inspectionFormsApi.archiveForm, ({ params, body }, { session }) =>
    forms.archive(session, params.formId, body.isArchived),
  ),
  bind(inspectionFormsApi.formTrend, ({ params, query }, { session }) =>
    forms.trend(session, params.formId, query),
  ),
];

export const scheduleRoutes = (plans: PlanInspections, standIns: StandInForPeople): Binding[] => [
  bind(inspectionSchedulesApi.listSchedules, ({ query }, { session }) => plans.list(session, query)),
  bind(inspectionSchedulesApi.previewSchedule, ({ body }) => plans.preview(body)),
  bind(inspectionSchedulesApi.createSchedule, ({ body: { formId, ...input } }, { session }) =>
    plans.create(session, formId, input),
  ),
  bind(inspectionSchedulesApi.updateSchedule, ({ params, body }, { session }) =>
    plans.update(session, params.scheduleId, body),
  ),
  bind(inspectionSchedulesApi.setScheduleActive, ({ params, body }, { session }) =>
    plans.setActive(session, params.scheduleId, body.isActive),
  ),
  bind(inspectionSchedulesApi.standIns, (_request, { session }) => standIns.list(session)),
  bind(inspectionSchedulesApi.setStandIn, ({ body }, { session }) => standIns.set(session, body)),
  bind(inspectionSchedulesApi.removeStandIn, ({ params }, { session }) =>
    standIns.remove(session, params.standInEntryId),
  ),
];

export const taskRoutes = (tasks: DoInspections, submissions: SubmitRecords): Binding[] => [
  bind(inspectionRecordsApi.tasks, ({ query }, { session }) => tasks.list(session, query)),
  bind(inspectionRecordsApi.sheets, (_request, { session }) => tasks.sheets(session)),
  bind(inspectionRecordsApi.task, ({ params }, { session }) => tasks.get(session, params.inspectionTaskId)),
  bind(inspectionRecordsApi.start, ({ body }, { session }) => tasks.start(session, body)),
  bind(inspectionRecordsApi.assign, ({ params, body }, { session }) =>
    tasks.assign(session, params.inspectionTaskId, body.userId),
  ),
  bind(inspectionRecordsApi.cancelTask, ({ params, body }, { session }) =>
    tasks.cancel(session, params.inspectionTaskId, body.reason),
  ),
  bind(inspectionRecordsApi.submit, ({ params, body }, { session }) =>
    submissions.submit(session, params.recordUuid, body),
  ),
];

export const recordRoutes = (
  records: ShowRecords,
  printing: PrintRecords,
  findings: CorrectFindings,
): Binding[] => [
  bind(inspectionRecordsApi.records, ({ query }, { session }) => records.list(session, query)),
  bind(inspectionRecordsApi.audit, ({ query }, { session }) => records.list(session, query)),
  bind(inspectionRecordsApi.record, ({ params }, { session }) =>
    records.get(session, params.inspectionRecordId),
  ),
  bind(inspectionRecordsApi.choose, ({ params }, { session }) =>
    records.choose(session, params.inspectionRecordId),
  ),
  bind(inspectionRecordsApi.fileContent, ({ params }, { session }) =>
    records.fileContent(session, params.inspectionRecordId, params.inspectionFileId),
  ),
  bind(inspectionRecordsApi.pdf, ({ params, query }, { session }) =>
    printing.pdf(session, params.inspectionRecordId, {
      locale: query.locale,
      timezone: query.timezone ?? "Asia/Shanghai",
    }),
  ),
  bind(inspectionRecordsApi.actions, ({ query }, { session }) => findings.list(session, query)),
  bind(inspectionRecordsApi.action, ({ params }, { session }) => findings.get(session, params.actionId)),
  bind(inspectionRecordsApi.changeAction, ({ params, body }, { session }) =>
    findings.change(session, params.actionId, body),
  ),
];
