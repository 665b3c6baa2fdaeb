import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import type { AssistantTool } from "../foundation/assistant-tool.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import type { PermissionKey } from "../foundation/permission-keys.ts";
import {
  documentContentSchema,
  documentEditDetailSchema,
  documentEditSchema,
  documentSchema,
  pageChangeSchema,
  pageExportFormatSchema,
} from "./documents.schema.ts";

const reading = ["projectFile.not.found", "fileAsset.no.read.permission"] as const;
const writing = [...reading, "fileAsset.no.edit.permission", "projectFile.locked", "eln.finished"] as const;
const paramsOf = <Param extends string>(param: Param) =>
  z.object({ [param]: idSchema } as Record<Param, typeof idSchema>);
const versionQuery = z.object({ version: z.coerce.number().int().min(1).optional() });

/**
 * The rows that every kind of page has, under its own path and keys: reading, saving versions, changes without a websocket,
 * steps, the log of edits, export.
 */
export const documentRows = <Param extends string>(
  path: `/${string}`,
  param: Param,
  keys: { readonly read: PermissionKey; readonly update: PermissionKey; readonly readTool: AssistantTool },
) => {
  const read = { permission: keys.read } as const;
  const update = { permission: keys.update } as const;
  return {
    state: endpoint({
      method: "GET",
      path: `${path}/collaboration`,
      summary: "The page as a Yjs document, in base64",
      access: read,
      params: paramsOf(param),
      data: z.object({ state: z.string(), seq: z.number().int() }),
      errors: reading,
    }),
    change: endpoint({
      method: "POST",
      path: `${path}/collaboration`,
      summary: "Change the page by a Yjs update: for updates too large for the websocket, or without one",
      access: update,
      params: paramsOf(param),
      body: z.object({ change: pageChangeSchema, schemaVersion: z.number().int() }),
      data: z.object({ seq: z.number().int() }),
      errors: [
        ...writing,
        "document.schema.old",
        "document.change.missing",
        "document.client.foreign",
        "document.too.large",
      ],
    }),
    blocks: endpoint({
      method: "GET",
      path: `${path}/blocks`,
      summary: "The content of the page, now or at a version",
      assistant: keys.readTool,
      access: read,
      params: paramsOf(param),
      query: versionQuery,
      data: documentContentSchema,
      errors: [...reading, "document.version.not.found"],
    }),
    saveVersion: endpoint({
      method: "POST",
      path: `${path}/versions`,
      summary: "Save the page as it is now as a version; the newest one where nothing has changed since",
      access: update,
      params: paramsOf(param),
      body: z.object({ message: z.string().trim().max(200).default("") }),
      data: documentSchema,
      errors: writing,
    }),
    restore: endpoint({
      method: "POST",
      path: `${path}/restore`,
      summary: "Bring an earlier version back, as a new one",
      access: update,
      params: paramsOf(param),
      body: z.object({ version: z.number().int().min(1) }),
      data: documentSchema,
      errors: [...writing, "document.version.not.found"],
    }),
    step: endpoint({
      method: "POST",
      path: `${path}/steps/:block`,
      summary: "Check a protocol step off, or take that back; who and when is set by the server",
      access: update,
      params: paramsOf(param).extend({ block: z.string().min(1).max(40) }),
      body: z.object({ isDone: z.boolean(), note: z.string().trim().max(500).default("") }),
      data: z.object({ seq: z.number().int() }),
      errors: [...writing, "document.step.not.found"],
    }),
    edits: endpoint({
      method: "GET",
      path: `${path}/auditLog`,
      summary: "Who changed the page and when, newest first",
      access: read,
      params: paramsOf(param),
      query: z.object({
        ...pageQuery,
        userId: z
          .string()
          .regex(/^\d{1,18}$/)
          .optional(),
        /** Only edits that inserted, changed or deleted this block. */
        blockId: z.string().min(1).max(40).optional(),
      }),
      data: pageOf(documentEditSchema),
      errors: reading,
    }),
    edit: endpoint({
      method: "GET",
      path: `${path}/auditLog/:seq`,
      summary: "The page before and after some edits",
      access: read,
      params: paramsOf(param).extend({ seq: z.coerce.number().int().min(1) }),
      data: documentEditDetailSchema,
      errors: [...reading, "document.version.not.found"],
    }),
    export: endpoint({
      method: "GET",
      path: `${path}/export`,
      summary: "The page as a file of another format",
      access: read,
      params: paramsOf(param),
      query: versionQuery.extend({
        format: pageExportFormatSchema,
        timezone: timezoneSchema.default("Asia/Shanghai"),
      }),
      answersFile: true,
      secondsAllowed: 60,
      errors: [...reading, "document.version.not.found"],
    }),
  };
};
