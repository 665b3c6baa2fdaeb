import { z } from "zod";
import { localeSchema } from "../foundation/locale.ts";
import { decimalSchema } from "../foundation/quantity.schema.ts";

/** Maximum length of a title of a form, section, item, option or column, in characters. */
export const MAX_FORM_TEXT = 200;
/** Maximum length of a help text of an item, in characters. */
export const MAX_FORM_HELP = 500;
/** Maximum number of sections of a form. */
export const MAX_FORM_SECTIONS = 30;
/** Maximum number of items of a section. */
export const MAX_SECTION_ITEMS = 60;
/** Maximum number of options of a choice. */
export const MAX_ITEM_OPTIONS = 30;
/** Maximum number of columns of a table. */
export const MAX_FORM_COLUMNS = 12;
/** Maximum number of rows that are filled into a table. */
export const MAX_FORM_ROWS = 100;
/** Maximum number of photos or files of one item. */
export const MAX_ITEM_FILES = 10;
/** Latest due date of a corrective action, in days. */
export const MAX_ACTION_DAYS = 365;

/** Names a part of a form permanently; it is never used again for another part. */
export const partIdSchema = z.string().regex(/^[a-z][a-z0-9]{0,31}$/);

/**
 * A text of a form in one or more languages. Ready forms have all three; what a team writes has the language of who
 * wrote it, which everyone else then reads too.
 *
 * @example { "en-US": "Temperature" }
 */
const formText = (most: number) =>
  z.partialRecord(localeSchema, z.string().trim().max(most)).meta({ examples: [{ "en-US": "A" }] });
/** A title or label of a form, by language. */
export const formTextSchema = formText(MAX_FORM_TEXT);
export type FormText = z.infer<typeof formTextSchema>;

/** What kinds of items a form has. */
export const itemKinds = [
  "choice",
  "number",
  "text",
  "date",
  "photo",
  "file",
  "table",
  "signature",
  "score",
] as const;
export type ItemKind = (typeof itemKinds)[number];

/** What happens where an item fails: a corrective action, due after some days, and a block of the inspected device. */
const onFailSchema = z.object({
  action: z.boolean().default(true),
  block: z.boolean().default(false),
  dueDays: z.number().int().min(0).max(MAX_ACTION_DAYS).default(7),
});
export type OnFail = z.infer<typeof onFailSchema>;

/** The condition of an item; `item` comes before it in the form. */
const showIfSchema = z.object({
  item: partIdSchema,
  op: z.enum(["failed", "passed", "answered", "equals"]),
  /** The option, for `equals`. */
  value: partIdSchema.nullable().default(null),
});
export type ShowIf = z.infer<typeof showIfSchema>;

const common = {
  id: partIdSchema,
  title: formTextSchema,
  help: formText(MAX_FORM_HELP).default({}),
  required: z.boolean().default(true),
  showIf: showIfSchema.nullable().default(null),
  onFail: onFailSchema.nullable().default(null),
};
const limits = { min: decimalSchema.nullable().default(null), max: decimalSchema.nullable().default(null) };
const unit = z.string().trim().max(20).default("");
const mostFiles = z.number().int().min(1).max(MAX_ITEM_FILES).default(5);

/** A column of a table that is filled in row by row. */
export const formColumnSchema = z.object({
  id: partIdSchema,
  title: formTextSchema,
  kind: z.enum(["text", "number"]).default("text"),
  unit,
  ...limits,
});
export type FormTableColumn = z.infer<typeof formColumnSchema>;

/** One question of a form. A value out of its limits is a finding, never an input error. */
export const formItemSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("choice"),
    ...common,
    isMultiple: z.boolean().default(false),
    options: z
      .array(z.object({ id: partIdSchema, title: formTextSchema, isFail: z.boolean().default(false) }))
      .max(MAX_ITEM_OPTIONS),
  }),
  z.object({ kind: z.literal("number"), ...common, unit, ...limits }),
  z.object({ kind: z.literal("text"), ...common, isLong: z.boolean().default(false) }),
  /** `mustNotBePast`: an expiry date; a date before the day of the inspection fails. */
  z.object({ kind: z.literal("date"), ...common, mustNotBePast: z.boolean().default(false) }),
  z.object({ kind: z.literal("photo"), ...common, most: mostFiles }),
  z.object({ kind: z.literal("file"), ...common, most: mostFiles }),
  z.object({ kind: z.literal("table"), ...common, columns: z.array(formColumnSchema).max(MAX_FORM_COLUMNS) }),
  z.object({ kind: z.literal("signature"), ...common }),
  /** From 0 to `most`; below `passFrom` it fails. */
  z.object({
    kind: z.literal("score"),
    ...common,
    most: z.number().int().min(1).max(100).default(5),
    passFrom: z.number().int().min(0).max(100).default(3),
  }),
]);
export type FormItem = z.infer<typeof formItemSchema>;

/** A part of a form under a heading. */
export const formSectionSchema = z.object({
  id: partIdSchema,
  title: formTextSchema,
  items: z.array(formItemSchema).max(MAX_SECTION_ITEMS),
});
export type FormSection = z.infer<typeof formSectionSchema>;

/** The content of a form: sections of items. */
export const formContentSchema = z.object({ sections: z.array(formSectionSchema).max(MAX_FORM_SECTIONS) });
export type FormContent = z.infer<typeof formContentSchema>;

/** What can be inspected. Devices belong to the equipment area; the others are identified by their text. */
export const targetKinds = ["equipment", "location", "team", "other"] as const;
/** What an inspection is of. */
export const inspectionTargetSchema = z.object({
  kind: z.enum(targetKinds),
  /** Of a device; null for what is named by its text alone. */
  id: z
    .string()
    .regex(/^\d{1,18}$/)
    .nullable()
    .default(null),
  name: z.string().trim().min(1).max(MAX_FORM_TEXT),
});
export type InspectionTarget = z.infer<typeof inspectionTargetSchema>;
