import { areaKeys } from "../foundation/area-keys.ts";

/**
 * Registry entries of inspection: error codes with their status, permissions, feature switch, audited objects and
 * actions, numbers, subjects, what is approved, notifications.
 */
export const inspectionKeys = areaKeys({
  problems: {
    "inspection.form.not.found": 404,
    "form.invalid": { status: 422, names: ["count"] },
    "form.stale": 409,
    "inspection.form.not.published": 409,
    "inspection.form.in.use": 409,
    "inspection.schedule.not.found": 404,
    "inspection.schedule.stale": 409,
    "inspection.schedule.empty": 422,
    "inspection.task.not.found": 404,
    "inspection.task.closed": 409,
    "inspection.record.not.found": 404,
    "inspection.answers.incomplete": { status: 422, names: ["count"] },
    "inspection.answers.invalid": 422,
    "record.files.missing": 409,
    "inspection.action.not.found": 404,
    "inspection.action.state": 409,
    "action.proof.required": 422,
    "inspection.stand.in.invalid": 422,
  },
  permissions: {
    inspection: [
      "INSPECTION_FORM_CREATE",
      "INSPECTION_FORM_INSPECTION",
      "INSPECTION_FORM_AUDIT",
      "INSPECTION_FORM_MANAGE",
      "INSPECTION_FORM_CONFIG",
    ],
  },
  features: { INSPECTION_FORM: "feature" },
  objects: [
    "inspectionForm",
    "inspectionSchedule",
    "inspectionTask",
    "inspectionRecord",
    "inspectionAction",
    "inspectionStandIn",
  ],
  numbers: { inspectionForm: "IF{0001}", inspectionRecord: "IR{yyyy}{mm}-{0001}" },
  subjectKinds: {
    inspectionRecord: {
      permissions: [
        "INSPECTION_FORM_CREATE",
        "INSPECTION_FORM_INSPECTION",
        "INSPECTION_FORM_AUDIT",
        "INSPECTION_FORM_MANAGE",
        "INSPECTION_FORM_CONFIG",
      ],
      refusals: ["inspection.record.not.found"],
    },
  },
  trail: [
    "inspectionForm.archive",
    "inspectionForm.create",
    "inspectionForm.publish",
    "inspectionForm.restore",
    "inspectionForm.update",
    "inspectionSchedule.create",
    "inspectionSchedule.start",
    "inspectionSchedule.stop",
    "inspectionSchedule.update",
    "inspectionTask.assign",
    "inspectionTask.cancel",
    "inspectionTask.create",
    "inspectionRecord.approve",
    "inspectionRecord.choose",
    "inspectionRecord.reject",
    "inspectionRecord.submit",
    "inspectionAction.close",
    "inspectionAction.open",
    "inspectionAction.prove",
    "inspectionAction.reopen",
    "inspectionAction.update",
    "inspectionStandIn.set",
  ],
  approvalKinds: {
    INSPECTION_RECORD: { opens: "/inspection/view/:objectId", figures: ["failedCount", "score"] },
  },
  notices: {
    inspectionAssigned: {
      type: "REMINDER",
      category: "business",
      opens: "inspectionTask",
      isMailed: true,
    },
    inspectionDue: { type: "REMINDER", category: "business", opens: "inspectionTask", isMailed: true },
    inspectionOverdue: { type: "REMINDER", category: "business", opens: "inspectionTask", isMailed: true },
    inspectionFailed: { type: "REMINDER", category: "business", opens: "subject", isMailed: true },
    inspectionActionAssigned: {
      type: "REMINDER",
      category: "business",
      opens: "inspectionAction",
      isMailed: true,
    },
    inspectionActionOverdue: {
      type: "REMINDER",
      category: "business",
      opens: "inspectionAction",
      isMailed: true,
    },
    inspectionActionProven: {
      type: "APPROVAL",
      category: "business",
      opens: "inspectionAction",
      isMailed: false,
    },
  },
  analysisSets: {
    inspections: {
      opens: "/inspection/view?task=:id",
      fields: {
        state: { type: "choice", choices: ["open", "done", "canceled"] },
        form: { type: "record" },
        assignee: { type: "record" },
        target: { type: "text" },
        isOverdue: { type: "yesNo" },
      },
      times: { dueTime: "instant", doneTime: "instant" },
    },
    inspectionResults: {
      opens: "/inspection/view/:id",
      fields: {
        result: { type: "choice", choices: ["pass", "fail"] },
        review: { type: "choice", choices: ["none", "waiting", "approved", "rejected"] },
        form: { type: "record" },
        submitter: { type: "record" },
      },
      measures: {
        failures: { how: ["sum", "average"] },
        score: { how: ["average"], unit: "points" },
      },
      times: { submitTime: "instant", fillTime: "instant" },
    },
  },
});
