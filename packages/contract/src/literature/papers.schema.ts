import { z } from "zod";
import { tagSchema } from "../files/files.schema.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";

/** Maximum length of a title of a paper, in characters. */
export const MAX_PAPER_TITLE = 1_000;
/** Maximum length of an abstract of a paper, in characters. */
export const MAX_PAPER_ABSTRACT = 20_000;
/** Maximum number of authors of a paper. */
export const MAX_PAPER_AUTHORS = 3_000;
/** Maximum length of a note of a person on a paper, in characters. */
export const MAX_PAPER_NOTE = 10_000;
/** Maximum length of a quotation of a mark, in characters. */
export const MAX_MARK_QUOTE = 4_000;
/** Maximum length of a note of a mark, in characters. */
export const MAX_MARK_NOTE = 4_000;
/** Maximum number of boxes that a mark covers: lines on one page. */
export const MAX_MARK_BOXES = 200;
/** Pages of a PDF that are read; a longer one is only shown. */
export const MAX_PAPER_PAGES = 1_000;
/** Bytes of a PDF that is read; a larger one is only shown. */
export const MAX_PAPER_BYTES = 100 * 1024 ** 2;

/** What a paper is, by the names of CSL. */
export const paperTypes = [
  "article-journal",
  "article",
  "book",
  "chapter",
  "paper-conference",
  "thesis",
  "report",
  "patent",
  "dataset",
  "webpage",
] as const;
/** The same as a schema, to validate input. */
export const paperTypeSchema = z.enum(paperTypes);
export type PaperType = z.infer<typeof paperTypeSchema>;

const short = (most: number) => z.string().trim().max(most).default("");

/** Someone who wrote a paper; an institution has only a family name. */
export const paperAuthorSchema = z.object({ family: z.string().trim().min(1).max(300), given: short(200) });
export type PaperAuthor = z.infer<typeof paperAuthorSchema>;

/** The bibliographic record of a paper. */
export const paperFieldsSchema = z.object({
  type: paperTypeSchema.default("article-journal"),
  title: z.string().trim().min(1).max(MAX_PAPER_TITLE),
  authors: z.array(paperAuthorSchema).max(MAX_PAPER_AUTHORS).default([]),
  /** The journal, or the book that a chapter is in. */
  container: short(500),
  year: z.number().int().min(1000).max(2200).nullable().default(null),
  volume: short(50),
  issue: short(50),
  pages: short(100),
  publisher: short(300),
  doi: short(300),
  pmid: short(20),
  url: short(2_000),
  language: short(20),
  abstract: short(MAX_PAPER_ABSTRACT),
});
export type PaperFields = z.infer<typeof paperFieldsSchema>;

/** How far the text of a paper's PDF is: `none` if there is no PDF. */
export const extractionStates = [
  "none",
  "waiting",
  "read",
  "scanned",
  "encrypted",
  "damaged",
  "too-long",
  "too-large",
] as const;
/** The same for checking. */
export const extractionStateSchema = z.enum(extractionStates);
export type ExtractionState = z.infer<typeof extractionStateSchema>;

/** How far someone is with a paper. */
export const readStates = ["unread", "reading", "read"] as const;
/** The same as a schema, to validate input. */
export const readStateSchema = z.enum(readStates);
export type ReadState = z.infer<typeof readStateSchema>;

/** A user's own notes and state of a paper. */
export const paperStateSchema = z.object({
  readState: readStateSchema,
  /** Recommended to the team. */
  isRecommended: z.boolean(),
  /** Seen by its author alone. */
  note: z.string().max(MAX_PAPER_NOTE),
});
export type PaperState = z.infer<typeof paperStateSchema>;

/** A paper as lists show it. */
export const paperSchema = z.object({
  /** Of the file that the paper is. */
  id: idSchema,
  name: z.string(),
  projectId: idSchema,
  projectName: z.string(),
  ownerId: idSchema,
  ownerName: z.string(),
  version: z.number().int(),
  fields: paperFieldsSchema,
  /** Published, so that a model may be sent its text where only public literature may be. */
  isPublic: z.boolean(),
  hasPdf: z.boolean(),
  extraction: extractionStateSchema,
  pageCount: z.number().int().nullable(),
  own: paperStateSchema,
  recommendedCount: z.number().int(),
  markCount: z.number().int(),
  collectionIds: z.array(idSchema),
  tags: z.array(tagSchema),
  createTime: instantSchema,
  updateTime: instantSchema,
  /** Counts the changes of the record, so that a stale save is noticed. */
  revision: z.number().int(),
  abilities: z.object({ edit: z.boolean(), manage: z.boolean(), comment: z.boolean() }),
});
export type Paper = z.infer<typeof paperSchema>;

/** A paper on its own page. */
export const paperDetailSchema = paperSchema.extend({
  /** Its address in the open library; null if it is not published there. */
  searchPath: z.string().nullable(),
  recommendedBy: z.array(z.string()),
  /** Other papers that are likely the same one. */
  duplicateIds: z.array(idSchema),
});
export type PaperDetail = z.infer<typeof paperDetailSchema>;

/** Part of a page, in shares of its width and height from the upper left corner. */
export const pageBoxSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().min(0).max(1),
  height: z.number().min(0).max(1),
});
export type PageBox = z.infer<typeof pageBoxSchema>;

/** Colours of highlights. */
export const markColors = ["yellow", "green", "blue", "pink"] as const;

/** A highlight of a paper with its note, visible to everyone who may read the paper. */
export const paperMarkSchema = z.object({
  id: idSchema,
  version: z.number().int(),
  page: z.number().int(),
  boxes: z.array(pageBoxSchema),
  quote: z.string(),
  color: z.enum(markColors),
  note: z.string(),
  authorId: idSchema,
  authorName: z.string(),
  createTime: instantSchema,
  isOwn: z.boolean(),
});
export type PaperMark = z.infer<typeof paperMarkSchema>;

/** A highlight as created. */
export const paperMarkInputSchema = z.object({
  version: z.number().int().min(1),
  page: z.number().int().min(1).max(100_000),
  boxes: z.array(pageBoxSchema).min(1).max(MAX_MARK_BOXES),
  quote: z.string().trim().min(1).max(MAX_MARK_QUOTE),
  color: z.enum(markColors).default("yellow"),
  note: z.string().trim().max(MAX_MARK_NOTE).default(""),
});
export type PaperMarkInput = z.infer<typeof paperMarkInputSchema>;

/** A passage that answers a search, with where it is. */
export const passageHitSchema = z.object({
  literatureId: idSchema,
  title: z.string(),
  version: z.number().int(),
  /** Number of the passage in the paper. */
  passage: z.number().int(),
  section: z.string(),
  page: z.number().int(),
  body: z.string(),
  /** The sentences of the body that match the question best, best first. */
  best: z.array(
    z.object({
      sentence: z.number().int(),
      text: z.string(),
      page: z.number().int(),
      boxes: z.array(pageBoxSchema),
    }),
  ),
  score: z.number(),
});
export type PassageHit = z.infer<typeof passageHitSchema>;
