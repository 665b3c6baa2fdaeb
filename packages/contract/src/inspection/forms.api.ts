import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";
import { localeSchema } from "../foundation/locale.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  formInputSchema,
  formStateSchema,
  formVersionSchema,
  inspectionFormDetailSchema,
  inspectionFormSchema,
  inspectionTrendSchema,
  readyFormOverviewSchema,
  readyFormSchema,
} from "./inspection.schema.ts";

/** Path of the area, as in the specification. */
export const INSPECTION_PATH = "/platform/resource/basic/inspectionForms";

/** Any key of inspection opens what is only read. */
export const inspectionReaders = {
  permission: [
    [
      "INSPECTION_FORM_CREATE",
      "INSPECTION_FORM_INSPECTION",
      "INSPECTION_FORM_AUDIT",
      "INSPECTION_FORM_MANAGE",
      "INSPECTION_FORM_CONFIG",
    ],
  ],
  feature: "INSPECTION_FORM",
} as const;
const editors = {
  permission: [["INSPECTION_FORM_CREATE", "INSPECTION_FORM_MANAGE"]],
  feature: "INSPECTION_FORM",
} as const;

const one = z.object({ formId: idSchema });

/** Forms: designed as drafts, filled in as published versions that never change. */
export const inspectionFormsApi = {
  listForms: endpoint({
    method: "GET",
    path: INSPECTION_PATH,
    summary: "Inspection forms of the team, newest first",
    access: inspectionReaders,
    query: z.object({
      ...pageQuery,
      state: formStateSchema.optional(),
      search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional(),
    }),
    data: pageOf(inspectionFormSchema),
  }),
  readyForms: endpoint({
    method: "GET",
    path: `${INSPECTION_PATH}/readyForms`,
    summary: "Forms that come with the product, to begin with",
    access: editors,
    data: z.array(readyFormOverviewSchema),
  }),
  createForm: endpoint({
    method: "POST",
    path: INSPECTION_PATH,
    summary: "Create a form as a draft: empty, of a ready form, or as a copy",
    access: editors,
    creates: true,
    body: z.object({
      readyForm: readyFormSchema.nullable().default(null),
      copyOfFormId: idSchema.nullable().default(null),
      /** The language of an empty form's first words. */
      locale: localeSchema.default("zh-CN"),
    }),
    data: inspectionFormDetailSchema,
    errors: ["inspection.form.not.found"],
  }),
  getForm: endpoint({
    method: "GET",
    path: `${INSPECTION_PATH}/:formId`,
    summary: "A form with its draft and its versions",
    access: inspectionReaders,
    params: one,
    data: inspectionFormDetailSchema,
    errors: ["inspection.form.not.found"],
  }),
  formVersion: endpoint({
    method: "GET",
    path: `${INSPECTION_PATH}/:formId/versions/:version`,
    summary: "A published version of a form",
    access: inspectionReaders,
    params: one.extend({ version: z.coerce.number().int().min(1).max(100_000) }),
    data: formVersionSchema,
    errors: ["inspection.form.not.found"],
  }),
  saveForm: endpoint({
    method: "PUT",
    path: `${INSPECTION_PATH}/:formId`,
    summary: "Save the draft of a form; it may have faults until it is published",
    access: editors,
    params: one,
    body: formInputSchema,
    data: inspectionFormDetailSchema,
    errors: ["inspection.form.not.found", "permission.denied", "form.stale"],
  }),
  publishForm: endpoint({
    method: "PUT",
    path: `${INSPECTION_PATH}/:formId/publish`,
    summary: "Publish the draft as the next version; inspections that are open are filled in with it",
    access: editors,
    params: one,
    body: z.object({ revision: z.number().int().min(0) }),
    data: inspectionFormDetailSchema,
    errors: ["inspection.form.not.found", "permission.denied", "form.stale", "form.invalid"],
  }),
  archiveForm: endpoint({
    method: "PUT",
    path: `${INSPECTION_PATH}/:formId/archived`,
    summary: "Put a form away, or take it out again; one with active schedules stays",
    access: editors,
    params: one,
    body: z.object({ isArchived: z.boolean() }),
    data: inspectionFormDetailSchema,
    errors: ["inspection.form.not.found", "permission.denied", "inspection.form.in.use"],
  }),
  formTrend: endpoint({
    method: "GET",
    path: `${INSPECTION_PATH}/:formId/trend`,
    summary: "How inspections by a form came out over some days, and the values of one of its items",
    access: inspectionReaders,
    params: one,
    query: z.object({
      days: z.coerce.number().int().min(1).max(365).default(90),
      item: z.string().max(32).optional(),
    }),
    data: inspectionTrendSchema,
    errors: ["inspection.form.not.found"],
  }),
};
