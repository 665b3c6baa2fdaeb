import { analysisSets } from "../../kernel/analysis-sets.ts";
import { provide, serverArea } from "../../kernel/area.ts";
import { subjectKinds, subjectStateSources } from "../../kernel/subjects.ts";
import { accessArea } from "../access/access.area.ts";
import { approvalsArea } from "../approvals/approvals.area.ts";
import { approvalKinds } from "../approvals/approvals.service.ts";
import { equipmentArea } from "../equipment/equipment.area.ts";
import { previewsArea } from "../previews/previews.area.ts";
import { recordsArea } from "../records/records.area.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { belongingsRecipient } from "../tenants/tenants.service.ts";
import { designForms } from "./forms/design-forms.ts";
import { demoInspections } from "./inspection.demo.ts";
import { inspectionNotifications } from "./inspection.notifications.ts";
import { formRoutes, recordRoutes, scheduleRoutes, taskRoutes } from "./inspection.routes.ts";
import { transferInspections } from "./inspection.service.ts";
import { inspectionResultsSet, inspectionsSet } from "./inspection.sets.sql.ts";
import { inspectionStates, inspectionSubject } from "./inspection-subject.ts";
import { planInspections } from "./plans/plan-inspections.ts";
import { remindInspectors } from "./plans/remind-inspectors.ts";
import { standInForPeople } from "./plans/stand-in-for-people.ts";
import { correctFindings } from "./records/correct-findings.ts";
import { doInspections } from "./records/do-inspections.ts";
import { printRecords } from "./records/print-records.ts";
import { inspectionReview } from "./records/review-records.ts";
import { showRecords } from "./records/show-records.ts";
import { submitRecords } from "./records/submit-records.ts";

export const inspectionArea = serverArea({
  needs: {
    access: accessArea,
    tenants: tenantsArea,
    records: recordsArea,
    approvals: approvalsArea,
    previews: previewsArea,
    equipment: equipmentArea,
  },
  notificationRules: inspectionNotifications,
  open({ kernel }, { records: { numbering }, approvals: { approvals }, equipment: { blocks } }) {
    const plans = planInspections(kernel);
    const records = showRecords(kernel);
    return {
      plans,
      records,
      reminders: remindInspectors(kernel, plans),
      review: inspectionReview(kernel),
      forms: designForms(kernel, numbering),
      standIns: standInForPeople(kernel),
      tasks: doInspections(kernel),
      submissions: submitRecords(kernel, numbering, approvals, blocks),
      printing: printRecords(kernel, records),
      findings: correctFindings(kernel),
    };
  },
  provides: ({ review }) => [
    provide(analysisSets, inspectionsSet),
    provide(analysisSets, inspectionResultsSet),
    provide(subjectKinds, inspectionSubject),
    provide(subjectStateSources, inspectionStates),
    provide(approvalKinds, review),
    provide(belongingsRecipient, transferInspections),
  ],
  routes: ({ forms, plans, standIns, tasks, submissions, records, printing, findings }) => [
    ...formRoutes(forms),
    ...scheduleRoutes(plans, standIns),
    ...taskRoutes(tasks, submissions),
    ...recordRoutes(records, printing, findings),
  ],
  start: ({ reminders }, { kernel }) => kernel.jobs.everyQuarter("remind-inspectors", reminders.remind),
  demo: (_, lab) => demoInspections(lab),
});
