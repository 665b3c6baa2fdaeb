import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { localeSchema } from "../foundation/locale.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { inspectionTargetSchema, partIdSchema } from "./form.schema.ts";
import { INSPECTION_PATH, inspectionReaders } from "./forms.api.ts";
import {
  actionChangeSchema,
  actionStateSchema,
  correctiveActionSchema,
  inspectionRecordDetailSchema,
  inspectionRecordSchema,
  inspectionSheetSchema,
  inspectionTaskSchema,
  recordInputSchema,
  recordReceiptSchema,
} from "./inspection.schema.ts";

const inspectors = { permission: "INSPECTION_FORM_INSPECTION", feature: "INSPECTION_FORM" } as const;
const managers = { permission: "INSPECTION_FORM_MANAGE", feature: "INSPECTION_FORM" } as const;
const auditors = { permission: "INSPECTION_FORM_AUDIT", feature: "INSPECTION_FORM" } as const;

const task = z.object({ inspectionTaskId: idSchema });
const record = z.object({ inspectionRecordId: idSchema });

/** Inspections to be done, filled forms, and what is to be done because of them. */
export const inspectionRecordsApi = {
  tasks: endpoint({
    method: "GET",
    path: `${INSPECTION_PATH}/task`,
    summary: "Inspections, one's own or all, by due time",
    access: inspectors,
    query: z.object({
      ...pageQuery,
      view: z.enum(["mine", "all"]).default("mine"),
      state: z.enum(["open", "overdue", "done", "canceled"]).default("open"),
      formId: idSchema.optional(),
      scheduleId: idSchema.optional(),
    }),
    data: pageOf(inspectionTaskSchema),
  }),
  sheets: endpoint({
    method: "GET",
    path: `${INSPECTION_PATH}/task/sheets`,
    summary: "One's own open inspections of the next days with their forms, to be filled in offline",
    access: inspectors,
    data: z.array(inspectionSheetSchema),
  }),
  task: endpoint({
    method: "GET",
    path: `${INSPECTION_PATH}/task/:inspectionTaskId`,
    summary: "An inspection with the form version to fill in",
    access: inspectors,
    params: task,
    data: inspectionSheetSchema,
    errors: ["inspection.task.not.found"],
  }),
  start: endpoint({
    method: "POST",
    path: `${INSPECTION_PATH}/task`,
    summary: "Begin an inspection outside of any schedule",
    access: inspectors,
    creates: true,
    body: z.object({ formId: idSchema, target: inspectionTargetSchema, timezone: timezoneSchema }),
    data: inspectionSheetSchema,
    errors: ["inspection.form.not.found", "inspection.form.not.published", "equipment.not.found"],
  }),
  assign: endpoint({
    method: "PUT",
    path: `${INSPECTION_PATH}/task/:inspectionTaskId/assignee`,
    summary: "Give an open inspection to somebody else",
    access: inspectors,
    params: task,
    body: z.object({ userId: idSchema }),
    data: inspectionTaskSchema,
    errors: ["inspection.task.not.found", "inspection.task.closed", "user.not.found", "permission.denied"],
  }),
  cancelTask: endpoint({
    method: "PUT",
    path: `${INSPECTION_PATH}/task/:inspectionTaskId/cancel`,
    summary: "Call an open inspection off, with a reason",
    access: managers,
    params: task,
    body: z.object({ reason: z.string().trim().min(1).max(200) }),
    data: inspectionTaskSchema,
    errors: ["inspection.task.not.found", "inspection.task.closed"],
  }),
  submit: endpoint({
    method: "PUT",
    path: `${INSPECTION_PATH}/record/:recordUuid`,
    summary: "Send a filled form under the uuid that it was given; sent twice, it is there once",
    access: inspectors,
    params: z.object({ recordUuid: z.uuid() }),
    body: recordInputSchema,
    data: recordReceiptSchema,
    errors: [
      "inspection.task.not.found",
      "inspection.form.not.found",
      "inspection.task.closed",
      "inspection.answers.incomplete",
      "inspection.answers.invalid",
      "record.files.missing",
      "upload.not.found",
      "approval.no.approver",
    ],
  }),
  records: endpoint({
    method: "GET",
    path: `${INSPECTION_PATH}/record`,
    summary: "Filled forms of the team, newest first",
    access: inspectionReaders,
    query: z.object({
      ...pageQuery,
      formId: idSchema.optional(),
      result: z.enum(["pass", "fail"]).optional(),
      isMine: z.stringbool().optional(),
      /** Filled in on that day, in the time zone of each; only those that trends count. */
      day: z.iso.date().optional(),
      /** In the last days; only those that trends count. */
      days: z.coerce.number().int().min(1).max(366).optional(),
      /** Those in which this item failed. */
      failedItem: partIdSchema.optional(),
    }),
    data: pageOf(inspectionRecordSchema),
  }),
  audit: endpoint({
    method: "GET",
    path: `${INSPECTION_PATH}/audit`,
    summary: "Filled forms by where their review stands, newest first",
    access: auditors,
    query: z.object({
      ...pageQuery,
      review: z.enum(["waiting", "approved", "rejected"]).default("waiting"),
    }),
    data: pageOf(inspectionRecordSchema),
  }),
  record: endpoint({
    method: "GET",
    path: `${INSPECTION_PATH}/record/:inspectionRecordId`,
    summary: "A filled form with its questions, answers, files and corrective actions",
    access: inspectionReaders,
    params: record,
    data: inspectionRecordDetailSchema,
    errors: ["inspection.record.not.found"],
  }),
  choose: endpoint({
    method: "PUT",
    path: `${INSPECTION_PATH}/record/:inspectionRecordId/chosen`,
    summary: "Of several filled forms for one inspection, let this one count",
    access: auditors,
    params: record,
    data: inspectionRecordDetailSchema,
    errors: ["inspection.record.not.found"],
  }),
  fileContent: endpoint({
    method: "GET",
    path: `${INSPECTION_PATH}/record/:inspectionRecordId/files/:inspectionFileId/content`,
    summary: "A photo or file of a filled form, whole or a range of its bytes; nothing of it runs",
    access: inspectionReaders,
    params: record.extend({ inspectionFileId: idSchema }),
    answersFile: true,
    errors: ["inspection.record.not.found"],
  }),
  pdf: endpoint({
    method: "GET",
    path: `${INSPECTION_PATH}/record/:inspectionRecordId/pdf`,
    summary: "A filled form as PDF, with its photos, corrective actions and review",
    access: inspectionReaders,
    params: record,
    query: z.object({ locale: localeSchema.default("zh-CN"), timezone: timezoneSchema.optional() }),
    answersFile: true,
    secondsAllowed: 60,
    errors: ["inspection.record.not.found", "pdf.not.possible"],
  }),
  actions: endpoint({
    method: "GET",
    path: `${INSPECTION_PATH}/action`,
    summary: "Corrective actions, one's own or all, by due date",
    access: inspectionReaders,
    query: z.object({
      ...pageQuery,
      view: z.enum(["mine", "all"]).default("mine"),
      state: actionStateSchema.optional(),
    }),
    data: pageOf(correctiveActionSchema),
  }),
  action: endpoint({
    method: "GET",
    path: `${INSPECTION_PATH}/action/:actionId`,
    summary: "A corrective action",
    access: inspectionReaders,
    params: z.object({ actionId: idSchema }),
    data: correctiveActionSchema,
    errors: ["inspection.action.not.found"],
  }),
  changeAction: endpoint({
    method: "PUT",
    path: `${INSPECTION_PATH}/action/:actionId`,
    summary: "Give a corrective action to somebody, prove it, close it, or send it back",
    access: inspectionReaders,
    params: z.object({ actionId: idSchema }),
    body: actionChangeSchema,
    data: correctiveActionSchema,
    errors: [
      "inspection.action.not.found",
      "inspection.action.state",
      "action.proof.required",
      "permission.denied",
      "user.not.found",
      "upload.not.found",
    ],
  }),
};
