import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { languagePairShape } from "./languages.ts";

/** Maximum number of glossaries of a team. */
export const MAX_GLOSSARIES = 200;
/** Maximum number of terms of a glossary. */
export const MAX_GLOSSARY_TERMS = 20_000;
/** Maximum length of a name of a glossary or memory, in characters. */
export const MAX_GLOSSARY_NAME = 100;
/** Maximum length of a term, in characters. */
export const MAX_TERM_CHARACTERS = 200;
/** Maximum number of translations that a term may have. */
export const MAX_TERM_VARIANTS = 20;
/** Maximum size of an imported glossary, in bytes. */
export const MAX_GLOSSARY_FILE_BYTES = 5 * 1024 ** 2;

/** A glossary of the team: how terms of one language are to be translated into another. */
export const glossarySchema = z.object({
  id: idSchema,
  name: z.string(),
  ...languagePairShape,
  termCount: z.number().int(),
  authorName: z.string(),
  createTime: instantSchema,
  updateTime: instantSchema,
});
export type Glossary = z.infer<typeof glossarySchema>;

/** A glossary as entered. */
export const glossaryInputSchema = z.object({
  name: z.string().trim().min(1).max(MAX_GLOSSARY_NAME),
  ...languagePairShape,
});

const termShape = {
  source: z.string().trim().min(1).max(MAX_TERM_CHARACTERS),
  /** Any of them is right; the first is preferred. Empty if the term is not translated. */
  targets: z.array(z.string().trim().min(1).max(MAX_TERM_CHARACTERS)).max(MAX_TERM_VARIANTS),
  note: z.string().trim().max(500).default(""),
  caseSensitive: z.boolean().default(false),
  doNotTranslate: z.boolean().default(false),
};

/** A term as entered: it has a translation, or stays as it is. */
export const glossaryTermInputSchema = z.object(termShape);
export type GlossaryTermInput = z.infer<typeof glossaryTermInputSchema>;

/** A term of a glossary. */
export const glossaryTermSchema = z.object({ id: idSchema, ...termShape, updateTime: instantSchema });
export type GlossaryTermRecord = z.infer<typeof glossaryTermSchema>;

/** What is wrong with a row of an imported glossary. */
export const glossaryRowFaults = [
  "source-empty",
  "target-empty",
  "too-long",
  "contradicts",
  "flag-unknown",
  "unreadable",
] as const;

/** What an import found; written only if it was not a preview. */
export const glossaryImportSchema = z.object({
  isWritten: z.boolean(),
  added: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  wrongCount: z.number().int(),
  /** The first rows that are not imported, with their number in the file. */
  wrong: z.array(
    z.object({
      row: z.number().int(),
      fault: z.enum(glossaryRowFaults),
      source: z.string(),
      target: z.string(),
    }),
  ),
  /** The first terms that are imported. */
  sample: z.array(
    z.object({ source: z.string(), targets: z.array(z.string()), doNotTranslate: z.boolean() }),
  ),
});
export type GlossaryImport = z.infer<typeof glossaryImportSchema>;
