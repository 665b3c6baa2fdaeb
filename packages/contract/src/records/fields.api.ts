import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { fieldedKindSchema, fieldSchema, fieldSettingsSchema, newFieldSchema } from "./fields.schema.ts";

const access = { permission: "SETTINGS_RECORD_CONFIG" } as const;
const one = z.object({ fieldId: idSchema });
const settingErrors = ["field.setting.invalid", "field.name.exists"] as const;

/** The rows of custom fields; values travel with the records that they belong to. */
export const fieldsApi = {
  list: endpoint({
    method: "GET",
    path: "/fields",
    summary: "The fields that a team has given a kind of record, in order",
    access: "session",
    query: z.object({ kind: fieldedKindSchema }),
    data: z.array(fieldSchema),
  }),
  create: endpoint({
    method: "POST",
    path: "/fields",
    summary: "Give a kind of record one more field; records that are there already have no value of it",
    access,
    creates: true,
    body: newFieldSchema,
    data: fieldSchema,
    errors: [...settingErrors, "field.limit.exceed"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/fields/:fieldId",
    summary: "Change a field; values keep what it was when they were entered",
    access,
    params: one,
    body: fieldSettingsSchema.extend({ version: z.number().int().min(1) }),
    data: fieldSchema,
    errors: ["field.not.found", "field.stale", "field.values.not.unique", ...settingErrors],
  }),
  archive: endpoint({
    method: "DELETE",
    path: "/fields/:fieldId",
    summary: "Take a field away; values that are there stay with their records, and are shown no more",
    access,
    params: one,
    data: z.null(),
    errors: ["field.not.found", "field.in.use"],
  }),
  order: endpoint({
    method: "PUT",
    path: "/fields/order",
    summary: "Put the fields of a kind into another order",
    access,
    body: z.object({ kind: fieldedKindSchema, fieldIds: z.array(idSchema).max(100) }),
    data: z.null(),
    errors: ["field.not.found"],
  }),
};
