import { z } from "zod";
import { pageContentSchema } from "../documents/documents.schema.ts";
import { areaFileSchema, fileSchema } from "../files/files.schema.ts";
import { type Id, idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";

/** State of the work on a page. */
export const elnProcessStatuses = ["IN_PROGRESS", "FINISHED"] as const;
/** State of the review of a page; `modify` after a change of approved content. */
export const elnAuditStatuses = ["draft", "auditing", "approved", "rejected", "canceled", "modify"] as const;
/** The same as a schema, to validate input. */
export const elnAuditStatusSchema = z.enum(elnAuditStatuses);
export type ElnAuditStatus = z.infer<typeof elnAuditStatusSchema>;
/** State of one block. */
export const elnBlockStatuses = ["uncommitted", "PENDING", "APPROVED", "REJECTED", "modify"] as const;
/** The same as a schema, to validate input. */
export const elnBlockStatusSchema = z.enum(elnBlockStatuses);
export type ElnBlockStatus = z.infer<typeof elnBlockStatusSchema>;

/** What templates are about. */
export const elnCategories = [
  "molecularBiology",
  "proteins",
  "cells",
  "immunology",
  "geneEditing",
  "general",
] as const;
/** The same as a schema, to validate input. */
export const elnCategorySchema = z.enum(elnCategories);
export type ElnCategory = z.infer<typeof elnCategorySchema>;

/**
 * The id of a category as a scope of approvals.
 *
 * @example `elnCategoryScope("molecularBiology")` is `{ kind: "elnCategory", id: "1" }`
 */
export const elnCategoryScope = (
  category: ElnCategory,
): { readonly kind: "elnCategory"; readonly id: Id } => ({
  kind: "elnCategory",
  id: String(elnCategories.indexOf(category) + 1),
});

/** How pages of a category are numbered, and the number that the next one would get. */
export const elnCategoryCodeSchema = z.object({
  category: elnCategorySchema,
  pattern: z.string(),
  next: z.string(),
});
export type ElnCategoryCode = z.infer<typeof elnCategoryCodeSchema>;

/** Maximum length of a name of a template. */
const MAX_TEMPLATE_NAME_CHARACTERS = 100;
/** Maximum number of fields of a template. */
export const MAX_ELN_FIELDS = 30;
const fieldKeySchema = z.string().regex(/^[a-z][a-z0-9]{0,19}$/);

/** A field that pages of a template have. */
export const elnFieldSchema = z.object({
  key: fieldKeySchema.meta({ examples: ["sample"] }),
  name: z.string().trim().min(1).max(60),
  type: z.enum(["text", "number", "date", "choice"]),
  choices: z.array(z.string().trim().min(1).max(60)).max(30).default([]),
  isRequired: z.boolean().default(false),
});
export type ElnField = z.infer<typeof elnFieldSchema>;
/** The fields of a template; keys are unique. */
export const elnFieldsSchema = z
  .array(elnFieldSchema)
  .max(MAX_ELN_FIELDS)
  .refine((fields) => new Set(fields.map(({ key }) => key)).size === fields.length);

/** Whether a value is of its field's type; an empty one is. */
export const fitsElnField = (
  { type, choices }: Pick<ElnField, "type" | "choices">,
  value: string,
): boolean => {
  if (value === "") return true;
  if (type === "number") return /^-?\d+(\.\d+)?$/.test(value);
  if (type === "date") return /^\d{4}-\d{2}-\d{2}$/.test(value);
  return type === "text" || choices.includes(value);
};

/** Values of fields, by their keys; numbers and dates as text. */
export const elnValuesSchema = z
  .record(fieldKeySchema, z.string().trim().max(500))
  .refine((values) => Object.keys(values).length <= MAX_ELN_FIELDS);
export type ElnValues = z.infer<typeof elnValuesSchema>;

const daySchema = z.iso.date();

/** One block of a submission with the reviewers' comments. */
export const elnReviewedBlockSchema = z.object({
  blockId: z.string(),
  status: elnBlockStatusSchema,
  remark: z.string(),
  reviewerName: z.string().nullable(),
  decideTime: instantSchema.nullable(),
});
export type ElnReviewedBlock = z.infer<typeof elnReviewedBlockSchema>;

/** Blocks of a version that were submitted for review. */
export const elnSubmissionSchema = z.object({
  id: idSchema,
  recordId: idSchema.nullable(),
  version: z.number().int(),
  status: z.enum(["PENDING", "APPROVED", "REJECTED", "CLOSED", "canceled"]),
  remark: z.string(),
  submitUserId: idSchema,
  submitUserName: z.string(),
  submitTime: instantSchema,
  endTime: instantSchema.nullable(),
  blocks: z.array(elnReviewedBlockSchema),
});
export type ElnSubmission = z.infer<typeof elnSubmissionSchema>;

/** Everything of a notebook page except its text. */
export const elnPageSchema = z.object({
  file: fileSchema,
  projectName: z.string(),
  code: z.string(),
  seq: z.number().int(),
  /** Number of the newest change that a version holds. */
  versionSeq: z.number().int(),
  processStatus: z.enum(elnProcessStatuses),
  auditStatus: elnAuditStatusSchema,
  category: elnCategorySchema.nullable(),
  templateName: z.string(),
  experimentDate: daySchema.nullable(),
  fields: z.array(elnFieldSchema),
  values: elnValuesSchema,
  /** Counts changes of date and values. */
  valuesVersion: z.number().int(),
  finished: z.object({ version: z.number().int(), time: instantSchema, userName: z.string() }).nullable(),
  /** The newest submission; null if nothing was ever submitted. */
  submission: elnSubmissionSchema.nullable(),
  abilities: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    /** Of the newest submission, now. */
    review: z.boolean(),
    withdraw: z.boolean(),
    finish: z.boolean(),
    reopen: z.boolean(),
  }),
});
export type ElnPage = z.infer<typeof elnPageSchema>;

/** Filters of the list of pages; its order is separate. */
export const elnFilterSchema = z.object({
  search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional(),
  projectId: idSchema.optional(),
  ownerId: idSchema.optional(),
  tagId: idSchema.optional(),
  processStatus: z.enum(elnProcessStatuses).optional(),
  auditStatus: elnAuditStatusSchema.optional(),
  category: elnCategorySchema.optional(),
  /** What the template of a page was called when the page was made. */
  templateName: z.string().trim().max(MAX_TEMPLATE_NAME_CHARACTERS).optional(),
  /** First and last day of the experiment. */
  from: daySchema.optional(),
  to: daySchema.optional(),
});
export type ElnFilter = z.infer<typeof elnFilterSchema>;

/** A row of the list. */
export const elnSummarySchema = areaFileSchema.extend({
  code: z.string(),
  templateName: z.string(),
  processStatus: z.enum(elnProcessStatuses),
  auditStatus: elnAuditStatusSchema,
  experimentDate: daySchema.nullable(),
});
export type ElnSummary = z.infer<typeof elnSummarySchema>;

/** A block's current content and the state of its review. */
export const elnBlockSchema = z.object({
  blockId: z.string(),
  /** How it begins. */
  text: z.string(),
  status: elnBlockStatusSchema,
});
export type ElnBlock = z.infer<typeof elnBlockSchema>;

/** What others have changed in a page since the reader had it open. */
export const elnUnseenSchema = z.object({
  blocks: z.array(
    z.object({
      blockId: z.string(),
      /** How it begins. */
      text: z.string(),
      /** Added since then; otherwise changed. */
      isNew: z.boolean(),
    }),
  ),
  /** Who has changed the page, the last one first, at most 20. */
  editors: z.array(z.object({ userId: idSchema, name: z.string(), time: instantSchema })),
});
export type ElnUnseen = z.infer<typeof elnUnseenSchema>;

/** Where templates come from: shipped with the product, the team's, or one's own. */
export const elnTemplateScopes = ["preset", "team", "personal"] as const;

/** A template in the list. */
export const elnTemplateSummarySchema = z.object({
  /** A number, or the name of one that is shipped, e.g. `preset-pcr`. */
  id: z.string(),
  scope: z.enum(elnTemplateScopes),
  category: elnCategorySchema,
  name: z.string(),
  description: z.string(),
  version: z.number().int(),
  ownerName: z.string().nullable(),
  updateTime: instantSchema.nullable(),
  isEditable: z.boolean(),
});
export type ElnTemplateSummary = z.infer<typeof elnTemplateSummarySchema>;

/** A template with what a page of it begins with. */
export const elnTemplateSchema = elnTemplateSummarySchema.extend({
  content: pageContentSchema,
  fields: z.array(elnFieldSchema),
});
export type ElnTemplate = z.infer<typeof elnTemplateSchema>;

/** A version of a template, who saved it and when. */
export const elnTemplateVersionSchema = z.object({
  version: z.number().int(),
  authorName: z.string(),
  createTime: instantSchema,
});
export type ElnTemplateVersion = z.infer<typeof elnTemplateVersionSchema>;

/** What someone saves as a template. */
export const elnTemplateInputSchema = z.object({
  scope: z.enum(["team", "personal"]),
  category: elnCategorySchema,
  name: z.string().trim().min(1).max(MAX_TEMPLATE_NAME_CHARACTERS),
  description: z.string().trim().max(300).default(""),
  content: pageContentSchema,
  fields: elnFieldsSchema.default([]),
});
export type ElnTemplateInput = z.infer<typeof elnTemplateInputSchema>;

/** A template's id: a number, or `preset-` with a name. */
export const elnTemplateIdSchema = z.string().regex(/^(\d{1,18}|preset-[a-z]{1,30})$/);

/** Users whom the notebook notifies when a page is finished. */
export const elnNotificationConfigSchema = z.object({
  sendEmail: z.boolean(),
  sendNotification: z.boolean(),
  version: z.number().int().min(0),
});
export type ElnNotificationConfig = z.infer<typeof elnNotificationConfigSchema>;
