import { z } from "zod";
import { decimalSchema } from "../foundation/quantity.schema.ts";
import { calendarDateSchema } from "../foundation/recurrence.schema.ts";
import {
  MAX_FORM_COLUMNS,
  MAX_FORM_ROWS,
  MAX_FORM_SECTIONS,
  MAX_FORM_TEXT,
  MAX_ITEM_FILES,
  MAX_ITEM_OPTIONS,
  MAX_SECTION_ITEMS,
  partIdSchema,
} from "./form.schema.ts";

/** Maximum length of a text of an answer, in characters. */
export const MAX_ANSWER_TEXT = 5_000;
/** Maximum size of a photo or file of an inspection, in bytes. Photos are made smaller in the browser first. */
export const MAX_INSPECTION_FILE_BYTES = 50 * 1024 ** 2;
/** Maximum length of a side to which a photo is reduced before it is sent, in pixels. */
export const MAX_PHOTO_PIXELS = 2_048;

/** SHA-256 of a file's bytes, in lower-case hexadecimal. */
export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

/** A photo or file that an answer shows, known by its digest before it is sent. */
export const answerFileSchema = z.object({
  sha256: sha256Schema,
  name: z.string().trim().min(1).max(255),
  size: z.number().int().min(0).max(MAX_INSPECTION_FILE_BYTES),
});
export type AnswerFile = z.infer<typeof answerFileSchema>;

/** An answer to one item; which member is filled in depends on the item's kind. */
export const answerSchema = z
  .object({
    /** Options of a choice. */
    options: z.array(partIdSchema).max(MAX_ITEM_OPTIONS),
    number: decimalSchema.max(40),
    text: z.string().max(MAX_ANSWER_TEXT),
    date: calendarDateSchema,
    score: z.number().int().min(0).max(100),
    files: z.array(answerFileSchema).max(MAX_ITEM_FILES),
    rows: z.array(z.array(z.string().max(MAX_FORM_TEXT)).max(MAX_FORM_COLUMNS)).max(MAX_FORM_ROWS),
    /** Who signed, as they wrote their name; the drawn hand is one of `files`. */
    signedBy: z.string().trim().max(MAX_FORM_TEXT),
    /** A comment on the answer. */
    note: z.string().max(MAX_ANSWER_TEXT),
  })
  .partial();
export type Answer = z.infer<typeof answerSchema>;

/** Returns by the ids of their items. */
export const answersSchema = z
  .record(partIdSchema, answerSchema)
  .refine((answers) => Object.keys(answers).length <= MAX_FORM_SECTIONS * MAX_SECTION_ITEMS);
export type Answers = z.infer<typeof answersSchema>;
