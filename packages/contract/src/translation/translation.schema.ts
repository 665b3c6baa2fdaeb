import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { languagePairShape } from "./languages.ts";

/** Maximum length of a text, in characters; longer ones are translated as files. */
export const MAX_TRANSLATED_CHARACTERS = 50_000;
/** Maximum size of a file, in bytes. */
export const MAX_TRANSLATED_FILE_BYTES = 20 * 1024 ** 2;
/** Maximum length of a name of a translation, in characters. */
export const MAX_TRANSLATION_NAME = 200;
/** Maximum length of a translated sentence, in characters. */
export const MAX_SEGMENT_CHARACTERS = 20_000;
/** Translations of one person that may run at the same time. */
export const MAX_RUNNING_TRANSLATIONS = 5;

/** Kinds of files that can be translated. */
export const documentKinds = ["docx", "pptx", "xlsx", "md", "txt", "pdf"] as const;
/** A kind of file, checked. */
export const documentKindSchema = z.enum(documentKinds);
export type TranslatedDocumentKind = z.infer<typeof documentKindSchema>;

/**
 * The kind of file that a name says, or null.
 *
 * @example documentKindOf("Protocol.DOCX") // "docx"
 */
export const documentKindOf = (fileName: string): TranslatedDocumentKind | null => {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  if (ending === "markdown") return "md";
  return documentKinds.find((kind) => kind === ending) ?? null;
};

/** The state of a translation: a file is read first. */
export const translationStates = [
  "reading",
  "pending",
  "processing",
  "completed",
  "error",
  "aborted",
] as const;
/** A state, checked. */
export const translationStateSchema = z.enum(translationStates);
export type TranslationState = z.infer<typeof translationStateSchema>;

/** Why no model was used. */
export const noModelReasons = ["no-model", "sending", "limit"] as const;

/** The state of a sentence. */
export const segmentStates = ["waiting", "translated", "needs_review", "edited"] as const;
/** A state of a sentence, checked. */
export const segmentStateSchema = z.enum(segmentStates);
export type SegmentState = z.infer<typeof segmentStateSchema>;

/**
 * Where a translated sentence comes from: the model, an identical sentence of the memory, a term that is the whole
 * sentence, text that is the same in every language, or a person.
 */
export const segmentOrigins = ["model", "memory", "glossary", "same", "edit"] as const;

/** What a check found in a translated sentence. */
export const findingCodes = [
  "placeholder.missing",
  "placeholder.repeated",
  "code.missing",
  "term.missing",
  "number.changed",
  "length.unusual",
  "answer.missing",
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** One finding, with the part of the text that it is about (empty if about all of it). */
export const findingSchema = z.object({ code: z.enum(findingCodes), part: z.string() });
export type SegmentFinding = z.infer<typeof findingSchema>;

/** A term of the glossary that occurs in a sentence. */
export const foundTermSchema = z.object({
  /** As written in the sentence. */
  source: z.string(),
  targets: z.array(z.string()),
  start: z.number().int(),
  end: z.number().int(),
  note: z.string(),
  doNotTranslate: z.boolean(),
});
export type FoundTerm = z.infer<typeof foundTermSchema>;

/** A sentence with its translation. */
export const segmentSchema = z.object({
  no: z.number().int(),
  /** Number of its paragraph, slide text or cell. */
  unit: z.number().int(),
  /** Where it is in the file, e.g. `slide 3`; empty for a text. */
  place: z.string(),
  source: z.string(),
  target: z.string(),
  state: segmentStateSchema,
  origin: z.enum(segmentOrigins).nullable(),
  findings: z.array(findingSchema),
  terms: z.array(foundTermSchema),
  /** Grows with each change. */
  seq: z.number().int(),
});
export type TranslationSegment = z.infer<typeof segmentSchema>;

/** A translation as a list shows it; only its owner sees it. */
export const translationSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Null for a text. */
  documentKind: documentKindSchema.nullable(),
  ...languagePairShape,
  glossaryId: idSchema.nullable(),
  memoryId: idSchema.nullable(),
  state: translationStateSchema,
  /** A model has translated what memory and glossary did not know. */
  usesModel: z.boolean(),
  reason: z.enum(noModelReasons).nullable(),
  errorCode: z.string().nullable(),
  segmentCount: z.number().int(),
  createTime: instantSchema,
  updateTime: instantSchema,
});
export type Translation = z.infer<typeof translationSchema>;

/** What of a file is not translated and stays as it is. */
export const documentWarningCodes = [
  "part.unreadable",
  "document.revisions",
  "object.embedded",
  "table.header",
  "formula.text",
] as const;
/** A place of a file that is not translated; empty if it has no name. */
export const documentWarningSchema = z.object({ code: z.enum(documentWarningCodes), place: z.string() });
export type TranslationWarning = z.infer<typeof documentWarningSchema>;

/** Kinds of places of a file, as the first word of a sentence's `place`. */
export const documentPlaces = [
  "page",
  "line",
  "slide",
  "sheet",
  "header",
  "footer",
  "footnotes",
  "endnotes",
  "comment",
  "comments",
  "notes",
  "chart",
  "diagram",
] as const;
export type DocumentPlace = (typeof documentPlaces)[number];

/**
 * A place with its kind in the reader's language.
 *
 * @example describePlace("slide 3", (kind) => ({ slide: "Folie" })[kind]) // "Folie 3"
 */
export const describePlace = (place: string, wordOf: (kind: DocumentPlace) => string): string => {
  const [, word, rest = ""] = /^(\S+)(.*)$/s.exec(place) ?? [];
  const kind = documentPlaces.find((one) => one === word);
  return kind === undefined ? place : wordOf(kind) + rest;
};

/** A translation with its progress. */
export const translationDetailSchema = translationSchema.extend({
  /** Number of the last change. */
  seq: z.number().int(),
  waitingCount: z.number().int(),
  reviewCount: z.number().int(),
  glossaryName: z.string().nullable(),
  memoryName: z.string().nullable(),
  warnings: z.array(documentWarningSchema),
});
export type TranslationDetail = z.infer<typeof translationDetailSchema>;

/** Events of a translation's stream. */
export interface TranslationEvents {
  /** The translation as it is when the stream opens, and after a file was read. */
  readonly translation: TranslationDetail;
  /** The part of a sentence that has come so far. */
  readonly draft: { readonly no: number; readonly text: string };
  /** A sentence as stored; `id` of the event is its `seq`. */
  readonly segment: TranslationSegment;
  readonly message_end: TranslationDetail;
  readonly error: { readonly code: string };
}
