import { z } from "zod";
import { documentRows } from "../documents/document-rows.ts";
import { pageContentSchema } from "../documents/documents.schema.ts";
import { fileKindSchema, fileNameSchema } from "../files/files.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_APPROVAL_REMARK_CHARACTERS } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { MAX_PATTERN_CHARACTERS } from "../records/number-pattern.ts";
import { numberingSchema } from "../records/numbering.api.ts";
import { savedFilterRows } from "../records/saved-filters.ts";
import {
  elnBlockSchema,
  elnCategoryCodeSchema,
  elnCategorySchema,
  elnFilterSchema,
  elnNotificationConfigSchema,
  elnPageSchema,
  elnSubmissionSchema,
  elnSummarySchema,
  elnTemplateIdSchema,
  elnUnseenSchema,
  elnValuesSchema,
} from "./eln.schema.ts";

const base = "/application/molecular-biology/elns" as const;
const page = z.object({ elnId: idSchema });
const read = { permission: "ELN_READ" } as const;
const update = { permission: "ELN_UPDATE" } as const;
const reading = ["projectFile.not.found", "fileAsset.no.read.permission"] as const;
const writing = [...reading, "fileAsset.no.edit.permission", "projectFile.locked", "eln.finished"] as const;
const placing = ["project.no.access", "project.file.limit.exceed"] as const;
const remark = z.string().trim().max(MAX_APPROVAL_REMARK_CHARACTERS).default("");
const place = { projectId: idSchema.optional(), folderId: idSchema.nullable().default(null) };

const filters = savedFilterRows({ access: read, params: z.object({}), filter: elnFilterSchema, errors: [] });

/** Notebook pages: list, make, write, review, finish. */
export const elnApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "Notebook pages of all projects the caller may open",
    assistant: {
      name: "list_notebook_pages",
      description: "Notebook pages with their number, state and author, changed last first.",
      inputs: ["search", "projectId", "ownerId", "processStatus", "from", "to", "limit", "cursor"],
      links: { list: "records", title: "name", to: "/eln/{id}" },
    },
    access: read,
    query: z.object({
      ...pageQuery,
      ...elnFilterSchema.shape,
      sort: z.enum(["name", "-name", "updateTime", "-updateTime"]).default("-updateTime"),
    }),
    data: pageOf(elnSummarySchema),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Create a notebook page: blank, of a template, or with given content",
    assistant: {
      name: "create_notebook_page",
      description:
        "Create a notebook page in a project: of a template (id of list_notebook_templates), or with content in Markdown.",
      links: { title: "file.name", to: "/eln/{file.id}" },
      fields: [
        { at: "body.name", name: "name", kind: "text" },
        {
          at: "body.projectId",
          name: "project",
          kind: "record",
          readBy: { tool: "get_project", params: { projectId: "body.projectId" } },
        },
        {
          at: "body.template",
          name: "template",
          kind: "record",
          readBy: { tool: "get_notebook_template", params: { template: "body.template" } },
        },
        { at: "body.markdown", name: "content", kind: "longText" },
      ],
    },
    creates: true,
    access: { permission: "ELN_CREATE" },
    body: z.object({
      ...place,
      name: fileNameSchema,
      template: elnTemplateIdSchema.nullable().default(null),
      content: pageContentSchema.nullable().default(null),
      /** Markdown, instead of `content`. */
      markdown: z.string().max(1_000_000).nullable().default(null),
    }),
    data: elnPageSchema,
    errors: [
      ...reading,
      ...placing,
      "eln.template.not.found",
      "document.content.invalid",
      "document.too.large",
    ],
  }),
  savedFilters: endpoint({ method: "GET", path: `${base}/filters`, ...filters.list }),
  saveFilter: endpoint({ method: "POST", path: `${base}/filters`, ...filters.save }),
  removeFilter: endpoint({ method: "DELETE", path: `${base}/filters/:filterId`, ...filters.remove }),
  import: endpoint({
    method: "POST",
    path: `${base}/import`,
    summary: "Create a notebook page of an uploaded Word document, Markdown or plain text",
    creates: true,
    access: { permission: "ELN_CREATE" },
    body: z.object({ ...place, uuid: z.uuid(), name: fileNameSchema }),
    data: z.object({
      page: elnPageSchema,
      /** How many pictures of the document were left out. */
      pictures: z.number().int(),
      /** Whether something at its end was left out. */
      isCut: z.boolean(),
    }),
    errors: [...reading, ...placing, "upload.not.found", "eln.import.unreadable", "document.too.large"],
    secondsAllowed: 90,
  }),
  copy: endpoint({
    method: "POST",
    path: `${base}/:elnId/copy`,
    summary: "Create a page with the content of another; its reviews and signatures stay behind",
    creates: true,
    access: { permission: "ELN_CREATE" },
    params: page,
    body: z.object({ ...place, name: fileNameSchema }),
    data: elnPageSchema,
    errors: [...reading, ...placing],
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/:elnId`,
    summary: "A notebook page beside its text",
    access: read,
    params: page,
    data: elnPageSchema,
    errors: reading,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:elnId`,
    summary: "Set the date of the experiment and the values of the page’s fields",
    access: update,
    params: page,
    body: z.object({
      experimentDate: z.iso
        .date()
        .nullable()
        .meta({ examples: ["2026-11-27"] }),
      values: elnValuesSchema,
      valuesVersion: z.number().int().min(0),
    }),
    data: elnPageSchema,
    errors: [...writing, "eln.fields.stale"],
  }),
  append: endpoint({
    method: "POST",
    path: `${base}/:elnId/blocks`,
    summary: "Add blocks, written as Markdown, at the end of a page",
    creates: true,
    access: update,
    params: page,
    // A longer text would hold the event loop for more than 200 ms.
    body: z.object({ markdown: z.string().min(1).max(300_000) }),
    data: z.object({ seq: z.number().int(), blockId: z.string() }),
    errors: [...writing, "document.too.large"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:elnId`,
    summary: "Put a page into the trash; not one in review, approved, signed or finished",
    access: { permission: "ELN_DELETE" },
    params: page,
    data: z.null(),
    errors: [...reading, "fileAsset.no.edit.permission", "projectFile.locked", "eln.audit.cannot.delete"],
  }),
  submit: endpoint({
    method: "POST",
    path: `${base}/:elnId/auditContents`,
    summary:
      "Submit blocks of the page for review, all where none are named; what waits is closed and merged",
    access: update,
    params: page,
    body: z.object({
      blocks: z.array(z.string().min(1).max(40)).max(5_000).default([]),
      remark,
    }),
    data: elnPageSchema,
    errors: [
      ...writing,
      "eln.field.required",
      "eln.block.not.found",
      "approval.no.approver",
      "approval.pending.exists",
    ],
  }),
  auditContents: endpoint({
    method: "GET",
    path: `${base}/:elnId/auditContents`,
    summary: "The newest submission with its blocks, and the content of the version that was submitted",
    access: read,
    params: page,
    data: z.object({ submission: elnSubmissionSchema, content: pageContentSchema }).nullable(),
    errors: reading,
  }),
  review: endpoint({
    method: "PUT",
    path: `${base}/:elnId/auditContents/:block`,
    summary: "Say whether a block of the pending submission is right, as who is asked; a rejection says why",
    access: read,
    params: page.extend({ block: z.string().min(1).max(40) }),
    body: z
      .object({ status: z.enum(["PENDING", "APPROVED", "REJECTED"]), remark })
      .refine(({ status, remark: said }) => status !== "REJECTED" || said !== "", {
        path: ["remark"],
        message: "required",
      }),
    data: elnPageSchema,
    errors: [...reading, "eln.audit.not.found", "eln.block.not.found", "permission.denied"],
  }),
  auditProcesses: endpoint({
    method: "GET",
    path: `${base}/:elnId/auditProcesses`,
    summary: "All submissions of a page, newest first, at most a hundred",
    access: read,
    params: page,
    data: z.array(elnSubmissionSchema),
    errors: reading,
  }),
  finish: endpoint({
    method: "POST",
    path: `${base}/:elnId/finished`,
    summary: "Finish a page: it is saved as a version and can no longer be changed",
    access: update,
    params: page,
    body: z.object({}),
    data: elnPageSchema,
    errors: [...writing, "eln.field.required"],
  }),
  setStatus: endpoint({
    method: "PUT",
    path: `${base}/:elnId/status`,
    summary: "Open a finished page again, with a reason: by reviewers and by who manages the page",
    access: { permission: [["ELN_AUDIT", "ELN_UPDATE"]] },
    params: page,
    body: z.object({ status: z.literal("IN_PROGRESS"), reason: z.string().trim().min(1).max(200) }),
    data: elnPageSchema,
    errors: [...reading, "permission.denied", "eln.status.invalid"],
  }),
  relations: endpoint({
    method: "GET",
    path: `${base}/:elnId/relations`,
    summary: "Files that the text of the page links to, as far as the caller may read them",
    access: read,
    params: page,
    data: z.array(z.object({ fileId: idSchema, name: z.string(), kind: fileKindSchema })),
    errors: reading,
  }),
  collaborationBlocks: endpoint({
    method: "GET",
    path: `${base}/:elnId/collaboration/blocks`,
    summary: "The blocks of the page as they are now, and where the review of each stands",
    access: read,
    params: page,
    data: z.array(elnBlockSchema),
    errors: reading,
  }),
  unseen: endpoint({
    method: "GET",
    path: `${base}/:elnId/collaboration/unseen`,
    summary: "What others have changed in the page since the caller had it open",
    access: read,
    params: page,
    data: elnUnseenSchema,
    errors: reading,
  }),
  markSeen: endpoint({
    method: "PUT",
    path: `${base}/:elnId/collaboration/seen`,
    summary: "Mark the page as seen by the caller, as it is now",
    access: read,
    params: page,
    body: z.object({}),
    data: z.null(),
    errors: reading,
  }),
  commentCounts: endpoint({
    method: "POST",
    path: `${base}/comments/count`,
    summary: "How many open threads of comments some pages have; of those the caller may read",
    access: read,
    body: z.object({ fileIds: z.array(idSchema).min(1).max(200) }),
    data: z.array(z.object({ fileId: idSchema, count: z.number().int() })),
  }),
  codeConfig: endpoint({
    method: "GET",
    path: `${base}/codeConfig`,
    summary: "How notebook pages are numbered",
    access: { permission: "ELN_CODE_CONFIG" },
    data: numberingSchema,
  }),
  setCodeConfig: endpoint({
    method: "PUT",
    path: `${base}/codeConfig`,
    summary: "Change how notebook pages are numbered",
    access: { permission: "ELN_CODE_CONFIG" },
    body: numberingSchema.pick({ pattern: true, zone: true, version: true }),
    data: numberingSchema,
    errors: ["number.pattern.invalid", "number.pattern.stale"],
  }),
  categoryCodes: endpoint({
    method: "GET",
    path: `${base}/codeConfig/categories`,
    summary: "Patterns of categories whose pages are numbered otherwise than the others",
    access: { permission: "ELN_CODE_CONFIG" },
    data: z.array(elnCategoryCodeSchema),
  }),
  setCategoryCode: endpoint({
    method: "PUT",
    path: `${base}/codeConfig/categories/:category`,
    summary: "Set the pattern of a category; null numbers its pages like the others",
    access: { permission: "ELN_CODE_CONFIG" },
    params: z.object({ category: elnCategorySchema }),
    body: z.object({
      pattern: z.string().trim().min(1).max(MAX_PATTERN_CHARACTERS).nullable(),
      /** The pattern that the caller has seen. */
      before: z.string().nullable(),
    }),
    data: z.array(elnCategoryCodeSchema),
    errors: ["number.pattern.invalid", "number.pattern.stale"],
  }),
  notificationConfig: endpoint({
    method: "GET",
    path: `${base}/writeNotificationConfig`,
    summary: "Whether owners of projects are told of finished pages",
    access: { permission: "ELN_NOTIFICATION_CONFIG" },
    data: elnNotificationConfigSchema,
  }),
  setNotificationConfig: endpoint({
    method: "PUT",
    path: `${base}/writeNotificationConfig`,
    summary: "Set whether owners of projects are told of finished pages",
    access: { permission: "ELN_NOTIFICATION_CONFIG" },
    body: elnNotificationConfigSchema,
    data: elnNotificationConfigSchema,
    errors: ["eln.config.stale"],
  }),
};

/** What notebook pages share with documents. */
export const elnDocumentApi = documentRows(`${base}/:elnId`, "elnId", {
  read: "ELN_READ",
  update: "ELN_UPDATE",
  readTool: { name: "read_notebook_page", description: "The text of a notebook page." },
});
