import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { subjectKindNames } from "../foundation/subject-kinds.ts";
import { namedSubjectSchema } from "../subjects/subjects.schema.ts";
import {
  isPossibleLayout,
  type LabelLayout,
  labelFormats,
  labelLayouts,
  positionsOf,
  symbologies,
} from "./label-layout.ts";
import { MAX_RECORD_CODE_CHARACTERS } from "./record-code.ts";

/** Maximum number of labels of one print. */
export const MAX_LABELS = 1_000;
/** Maximum number of records of one print. */
export const MAX_LABEL_RECORDS = 500;
/** Maximum number of copies of each label. */
export const MAX_LABEL_COPIES = 20;
/** Maximum number of lines below the name. */
export const MAX_LABEL_FIELDS = 6;
/** Maximum number of templates of a team. */
export const MAX_LABEL_TEMPLATES = 100;
/** Maximum number of codes of one record. */
export const MAX_RECORD_CODES = 20;

/** What can be printed below a record's name. Each kind of record has values for those that apply to it. */
export const labelFields = [
  "number",
  "owner",
  "project",
  "date",
  "size",
  "backbone",
  "resistance",
  "orderNumber",
  "description",
  "position",
  "amount",
  "concentration",
  "batch",
  "expiry",
  "cas",
  "catalogueNumber",
  "storage",
  "hazards",
] as const;
/** One of them. */
export const labelFieldSchema = z.enum(labelFields);
export type LabelField = z.infer<typeof labelFieldSchema>;

const millimetres = (least: number, most: number) => z.number().min(least).max(most);
const layoutSchema = z
  .object({
    pageWidth: millimetres(10, 330),
    pageHeight: millimetres(5, 500),
    columns: z.number().int().min(1).max(20),
    rows: z.number().int().min(1).max(60),
    width: millimetres(10, 210),
    height: millimetres(5, 297),
    left: millimetres(0, 100),
    top: millimetres(0, 100),
    pitchX: millimetres(5, 330),
    pitchY: millimetres(5, 500),
  })
  .refine(isPossibleLayout, { error: "label.layout.impossible" });

/** How labels look and on what they are printed. */
export const labelSettingsSchema = z
  .object({
    format: z.enum([...labelFormats, "custom"]),
    /** Of the format `custom`. */
    layout: layoutSchema.nullable(),
    symbology: z.enum(symbologies),
    fields: z.array(labelFieldSchema).max(MAX_LABEL_FIELDS),
    /** Whether the code also is in digits. */
    hasDigits: z.boolean(),
    /** By how much the printer is off, in millimetres to the right and down. */
    offsetX: millimetres(-10, 10),
    offsetY: millimetres(-10, 10),
  })
  .refine(({ format, layout }) => (format === "custom") === (layout !== null), {
    error: "label.layout.impossible",
  });
export type LabelSettings = z.infer<typeof labelSettingsSchema>;

/** What is chosen before someone chooses something else. */
export const firstLabelSettings: LabelSettings = {
  format: "L7651",
  layout: null,
  symbology: "dataMatrix",
  fields: ["number", "size", "resistance", "owner", "date"],
  hasDigits: true,
  offsetX: 0,
  offsetY: 0,
};

/** The sheet or roll of some settings. */
export const layoutOf = ({
  format,
  layout,
}: {
  readonly format: LabelSettings["format"];
  readonly layout: LabelSettings["layout"];
}): LabelLayout => (format === "custom" ? (layout ?? labelLayouts.L7651) : labelLayouts[format]);

const recordsSchema = z
  .array(z.object({ kind: z.enum(subjectKindNames), id: idSchema }))
  .min(1)
  .max(MAX_LABEL_RECORDS);

/** Labels of some records, in their order. */
export const labelPrintSchema = z
  .object({
    records: recordsSchema,
    settings: labelSettingsSchema,
    copies: z.number().int().min(1).max(MAX_LABEL_COPIES),
    /** Position of the first label on a partly used sheet, row by row from 1. */
    firstPosition: z.number().int().min(1).max(1_200),
  })
  .refine(({ records, copies }) => records.length * copies <= MAX_LABELS, { error: "label.count.exceeds" })
  .refine(({ settings, firstPosition }) => firstPosition <= positionsOf(layoutOf(settings)), {
    error: "label.layout.impossible",
  });
export type LabelPrint = z.infer<typeof labelPrintSchema>;

/** One label of a record as it will be printed. */
export const labelPreviewInputSchema = z.object({
  record: recordsSchema.element,
  settings: labelSettingsSchema,
});
/** `svg` is the drawing of the label at its size, `fields` what the record has values for. */
export const labelPreviewSchema = z.object({ svg: z.string(), fields: z.array(labelFieldSchema) });
export type LabelPreview = z.infer<typeof labelPreviewSchema>;

const nameSchema = z.string().trim().min(1).max(60);

/** Label settings saved under a name. */
export const labelTemplateSchema = z.object({
  id: idSchema,
  name: z.string(),
  settings: labelSettingsSchema,
  authorId: idSchema,
  authorName: z.string(),
  updateTime: instantSchema,
  abilities: z.object({ change: z.boolean() }),
});
export type LabelTemplate = z.infer<typeof labelTemplateSchema>;
/** A label template as entered. */
export const labelTemplateInputSchema = z
  .object({ name: nameSchema, settings: labelSettingsSchema })
  .meta({ examples: [{ name: "Tubes", settings: firstLabelSettings }] });

/** A code as scanned or typed. */
export const recordCodeSchema = z.string().trim().min(1).max(MAX_RECORD_CODE_CHARACTERS);

/** A code that leads to a record. */
export const recordCodeRowSchema = z.object({
  code: z.string(),
  /** We gave it; else the tube or box came with it and someone has assigned it. */
  isOwn: z.boolean(),
  createTime: instantSchema,
});
export type RecordCode = z.infer<typeof recordCodeRowSchema>;

/** The record of a code, with the values for its labels. */
export const scannedRecordSchema = z.object({
  code: z.string(),
  record: namedSubjectSchema,
  values: z.array(z.object({ field: labelFieldSchema, text: z.string() })),
});
export type ScannedRecord = z.infer<typeof scannedRecordSchema>;
