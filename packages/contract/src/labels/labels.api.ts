import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { subjectAccess as access, subjectRefusals } from "../foundation/subject-kinds.ts";
import { SUBJECT_PATH, subjectParams } from "../foundation/subjects.schema.ts";
import {
  labelPreviewInputSchema,
  labelPreviewSchema,
  labelPrintSchema,
  labelTemplateInputSchema,
  labelTemplateSchema,
  recordCodeRowSchema,
  recordCodeSchema,
  scannedRecordSchema,
} from "./labels.schema.ts";

const PRINT_SECONDS = 60;
const templates = "/platform/resource/labels/templates";
const template = z.object({ templateId: idSchema });
/** The time zone for the date on a label. */
const query = z.object({ timezone: timezoneSchema.default("Asia/Shanghai") });

/** Codes of records of any kind, and labels that carry them. */
export const labelsApi = {
  print: endpoint({
    method: "POST",
    path: "/platform/resource/labels",
    summary: "Labels of records as PDF, on sheets or a roll; records without a code get one",
    access,
    query,
    body: labelPrintSchema,
    answersFile: true,
    secondsAllowed: PRINT_SECONDS,
    errors: [
      "permission.denied",
      "record.not.found",
      "label.count.exceeds",
      "label.layout.impossible",
      "label.not.possible",
    ],
  }),
  preview: endpoint({
    method: "POST",
    path: "/platform/resource/labels/preview",
    summary: "The label of one record as it would be printed; gives no code",
    access,
    query,
    body: labelPreviewInputSchema,
    data: labelPreviewSchema,
    errors: ["permission.denied", "record.not.found", "label.layout.impossible", "label.not.possible"],
  }),
  resolve: endpoint({
    method: "GET",
    path: "/platform/resource/codes/:code",
    summary: "The record that a scanned code leads to",
    access,
    params: z.object({ code: recordCodeSchema }),
    query,
    data: scannedRecordSchema,
    errors: [...subjectRefusals, "record.not.found", "record.code.mistyped"],
  }),
  codes: endpoint({
    method: "GET",
    path: `${SUBJECT_PATH}/codes`,
    summary: "The codes of a record: its own, and those that its tubes came with",
    access,
    params: subjectParams,
    data: z.array(recordCodeRowSchema),
    errors: subjectRefusals,
  }),
  assign: endpoint({
    method: "POST",
    path: `${SUBJECT_PATH}/codes`,
    summary: "Assign to a record a code that its tube or box came with",
    access,
    params: subjectParams,
    body: z.object({ code: recordCodeSchema }),
    data: z.array(recordCodeRowSchema),
    creates: true,
    errors: [...subjectRefusals, "record.code.taken", "record.code.limit.exceed"],
  }),
  remove: endpoint({
    method: "POST",
    path: `${SUBJECT_PATH}/codes/remove`,
    summary: "Remove a code that was assigned; the own code of a record stays",
    access,
    params: subjectParams,
    body: z.object({ code: recordCodeSchema }),
    data: z.array(recordCodeRowSchema),
    errors: [...subjectRefusals, "record.not.found"],
  }),
  templates: endpoint({
    method: "GET",
    path: templates,
    summary: "Label templates of the team, by name",
    access: "session",
    data: z.array(labelTemplateSchema),
  }),
  createTemplate: endpoint({
    method: "POST",
    path: templates,
    summary: "Keep label settings under a name for the team",
    access,
    body: labelTemplateInputSchema,
    data: labelTemplateSchema,
    creates: true,
    errors: [
      "permission.denied",
      "label.layout.impossible",
      "label.template.name.exists",
      "label.template.limit.exceed",
    ],
  }),
  updateTemplate: endpoint({
    method: "PUT",
    path: `${templates}/:templateId`,
    summary: "Change a label template: by its author, or who sets up records",
    access,
    params: template,
    body: labelTemplateInputSchema,
    data: labelTemplateSchema,
    errors: [
      "permission.denied",
      "label.layout.impossible",
      "label.template.not.found",
      "label.template.name.exists",
    ],
  }),
  deleteTemplate: endpoint({
    method: "DELETE",
    path: `${templates}/:templateId`,
    summary: "Delete a label template: by its author, or who sets up records",
    access,
    params: template,
    data: z.null(),
    errors: ["permission.denied", "label.template.not.found"],
  }),
};
