import { z } from "zod";
import { fileNameSchema, placeSchema } from "../files/files.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  paperDetailSchema,
  paperFieldsSchema,
  paperSchema,
  paperStateSchema,
  passageHitSchema,
  readStateSchema,
} from "./papers.schema.ts";

/** Maximum length of a text of records that is imported at once, in characters. */
export const MAX_IMPORT_CHARACTERS = 1_500_000;
/** Maximum number of records of one import. */
export const MAX_IMPORT_RECORDS = 1_000;
/** Maximum number of uploads, DOIs or PMIDs per request; a page sends several requests and shows its progress. */
export const MAX_IMPORT_AT_ONCE = 20;
/** Maximum length of a question to the passages, in characters. */
export const MAX_PASSAGE_QUESTION = 1_000;
/** Maximum number of papers of one list of references. */
export const MAX_CITED_PAPERS = 500;

/** Reading needs the key and, for pages of the library, the feature. */
export const libraryAccess = { permission: "LITERATURE_READ", feature: "LIBRARY" } as const;
const onePaper = z.object({ literatureId: idSchema });
/** The error if there is no such paper, or the user may not read it. */
export const paperRefusals = ["projectFile.not.found", "fileAsset.no.read.permission"] as const;
const editRefusals = [...paperRefusals, "fileAsset.no.edit.permission", "projectFile.locked"] as const;

/** What has become of one entry of an import. */
export const importedPaperSchema = z.object({
  /** The name of the file, the DOI, or the title of the record. */
  name: z.string(),
  outcome: z.enum(["created", "duplicate", "failed"]),
  /** The new paper, or the one that is there already. */
  literatureId: idSchema.nullable(),
  /** Why it was not imported: `no-title`, `unreadable`, `not-pdf`, `not-found`, `source-off`, `unreachable`. */
  reason: z.enum(["no-title", "unreadable", "not-pdf", "not-found", "source-off", "unreachable"]).nullable(),
  /** Line of the text where the entry begins; null if there is none. */
  line: z.number().int().nullable(),
});
export type ImportedPaper = z.infer<typeof importedPaperSchema>;

/** What is imported: PDFs that were uploaded, a text of records, or identifiers. */
export const importSourceSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("uploads"),
    uploads: z
      .array(z.object({ uuid: z.uuid(), name: fileNameSchema }))
      .min(1)
      .max(MAX_IMPORT_AT_ONCE),
  }),
  z.object({
    type: z.literal("text"),
    /** BibTeX, RIS or CSL-JSON, detected from the text. */
    text: z.string().min(1).max(MAX_IMPORT_CHARACTERS),
  }),
  z.object({
    type: z.literal("identifiers"),
    /** DOIs, with or without an address before them, and PMIDs. */
    identifiers: z.array(z.string().trim().min(1).max(300)).min(1).max(MAX_IMPORT_AT_ONCE),
  }),
  z.object({ type: z.literal("record"), fields: paperFieldsSchema }),
]);

/** One step of a protocol described in a paper, with its source sentence. */
export const methodStepSchema = z.object({
  text: z.string().trim().min(1).max(4_000),
  reagents: z.array(z.string().max(200)).max(50),
  amounts: z.array(z.string().max(100)).max(50),
  temperatures: z.array(z.string().max(100)).max(20),
  times: z.array(z.string().max(100)).max(20),
  /** The page of the sentence. */
  page: z.number().int().nullable(),
  /** The sentence of the paper, word for word. */
  quote: z.string().max(4_000),
});
export type MethodStep = z.infer<typeof methodStepSchema>;

/** The library: papers over all projects, imported, described, read and searched. */
export const papersApi = {
  listPapers: endpoint({
    method: "GET",
    path: "/library/literature",
    summary: "Papers of all projects that the caller may read",
    assistant: {
      name: "list_papers",
      description: "Papers of the team's library; search is part of the title, an author or the journal.",
      inputs: ["search", "readState", "projectId", "limit", "cursor"],
      links: { list: "records", title: "fields.title", to: "/library/literature/{id}" },
    },
    access: libraryAccess,
    query: z.object({
      ...pageQuery,
      search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional(),
      readState: readStateSchema.optional(),
      isRecommended: z.stringbool().optional(),
      collectionId: idSchema.optional(),
      tagId: idSchema.optional(),
      projectId: idSchema.optional(),
      sort: z.enum(["-createTime", "-year", "title"]).default("-createTime"),
    }),
    data: pageOf(paperSchema),
  }),
  getPaper: endpoint({
    method: "GET",
    path: "/library/literature/:literatureId",
    summary: "A paper",
    access: libraryAccess,
    params: onePaper,
    data: paperDetailSchema,
    errors: paperRefusals,
  }),
  updatePaper: endpoint({
    method: "PUT",
    path: "/library/literature/:literatureId",
    summary: "Change the record of a paper as one has seen it",
    access: libraryAccess,
    params: onePaper,
    body: z.object({ fields: paperFieldsSchema, isPublic: z.boolean(), revision: z.number().int().min(0) }),
    data: paperDetailSchema,
    errors: [...editRefusals, "paper.stale"],
  }),
  setPaperState: endpoint({
    method: "PUT",
    path: "/library/literature/:literatureId/state",
    summary: "What one keeps of a paper: how far one has read it, one's recommendation and note",
    access: libraryAccess,
    params: onePaper,
    body: paperStateSchema.partial(),
    data: paperStateSchema,
    errors: paperRefusals,
  }),
  attachPdf: endpoint({
    method: "POST",
    path: "/library/literature/:literatureId/pdf",
    summary: "Put a PDF to a paper; it is its next version and is read anew",
    access: libraryAccess,
    params: onePaper,
    body: z.object({ uuid: z.uuid() }),
    data: paperDetailSchema,
    errors: [...editRefusals, "upload.not.found", "literature.pdf.required"],
  }),
  removePapers: endpoint({
    method: "POST",
    path: "/library/remove",
    summary: "Move papers to the trash",
    access: libraryAccess,
    body: z.object({ literatureIds: z.array(idSchema).min(1).max(200) }),
    data: z.object({ removed: z.number().int() }),
    errors: [...editRefusals, "eln.audit.cannot.delete"],
  }),
  importPapers: endpoint({
    method: "POST",
    path: "/library/import",
    summary: "Import PDFs, BibTeX, RIS, CSL-JSON, DOIs or PMIDs; what is there already is not made again",
    access: libraryAccess,
    body: z.object({
      /** Absent: one's own project. */
      place: placeSchema.optional(),
      collectionId: idSchema.nullable().default(null),
      source: importSourceSchema,
    }),
    data: z.object({ entries: z.array(importedPaperSchema) }),
    secondsAllowed: 120,
    errors: [
      "project.no.access",
      "projectFile.not.found",
      "project.file.limit.exceed",
      "collection.not.found",
      "literature.import.too.many",
      "literature.import.empty",
    ],
  }),
  searchPassages: endpoint({
    method: "GET",
    path: "/library/passages",
    summary: "Passages of papers that say the words of a question, the best first",
    assistant: {
      name: "search_paper_passages",
      description: "Passages of the team's papers that contain the words of a question, best first.",
      inputs: ["q", "limit"],
      links: { list: "records", title: "title", to: "/library/literature/{literatureId}" },
    },
    access: { permission: "LITERATURE_READ" },
    query: z.object({
      q: z.string().trim().min(1).max(MAX_PASSAGE_QUESTION),
      literatureId: idSchema.optional(),
      collectionId: idSchema.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    data: z.object({ records: z.array(passageHitSchema) }),
  }),
  extractMethods: endpoint({
    method: "POST",
    path: "/library/literature/:literatureId/methods",
    summary: "The methods of a paper as steps, each with its sentence; by rules where no model is set up",
    access: { permission: "LITERATURE_AI", feature: "LIBRARY" },
    params: onePaper,
    data: z.object({
      by: z.enum(["rules", "model"]),
      steps: z.array(methodStepSchema),
      /** Steps of the model whose sentence is not in the paper: they were left out. */
      leftOut: z.number().int(),
    }),
    secondsAllowed: 120,
    errors: [
      ...paperRefusals,
      "literature.not.read",
      "literature.methods.not.found",
      "literature.ai.limit.exceed",
    ],
  }),
  sendMethods: endpoint({
    method: "POST",
    path: "/library/literature/:literatureId/methods/page",
    summary: "Make a notebook page, or a template of one's own, of the steps",
    access: { permission: "LITERATURE_AI", feature: "LIBRARY" },
    params: onePaper,
    body: z.object({
      as: z.enum(["page", "template"]),
      name: fileNameSchema,
      /** Of a page; absent: one's own project. */
      projectId: idSchema.optional(),
      steps: z.array(methodStepSchema).min(1).max(300),
    }),
    data: z.object({ address: z.string() }),
    errors: [...paperRefusals, "permission.denied", "project.no.access", "project.file.limit.exceed"],
  }),
  listExamples: endpoint({
    method: "GET",
    path: "/library/examples",
    summary: "Records of well-known papers to look at before one has papers of one's own",
    access: libraryAccess,
    data: z.object({ records: z.array(z.object({ id: z.string(), fields: paperFieldsSchema })) }),
  }),
  getExample: endpoint({
    method: "GET",
    path: "/library/examples/:exampleKey",
    summary: "One of the example records",
    access: libraryAccess,
    params: z.object({ exampleKey: z.string().min(1).max(60) }),
    data: z.object({ id: z.string(), fields: paperFieldsSchema }),
    errors: ["literature.content.not.found"],
  }),
};
