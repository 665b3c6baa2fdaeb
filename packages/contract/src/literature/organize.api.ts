import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { searchPathSchema } from "../sequences/publications.api.ts";
import { libraryAccess, MAX_CITED_PAPERS, paperRefusals } from "./library.api.ts";
import {
  paperDetailSchema,
  paperFieldsSchema,
  paperMarkInputSchema,
  paperMarkSchema,
  paperSchema,
} from "./papers.schema.ts";

/** Maximum number of collections of a team. */
export const MAX_COLLECTIONS = 500;
/** How deep collections are in one another. */
export const MAX_COLLECTION_DEPTH = 6;
/** Maximum length of a name of a collection, in characters. */
export const MAX_COLLECTION_NAME = 100;

/** A named set of papers of the team, within another or at the top. */
export const collectionSchema = z.object({
  id: idSchema,
  name: z.string(),
  parentId: idSchema.nullable(),
  ownerName: z.string(),
  /** Papers in it that the reader may read. */
  paperCount: z.number().int(),
  mayEdit: z.boolean(),
});
export type Collection = z.infer<typeof collectionSchema>;

const collectionInput = z.object({
  name: z.string().trim().min(1).max(MAX_COLLECTION_NAME),
  parentId: idSchema.nullable().default(null),
});
const oneCollection = z.object({ collectionId: idSchema });
const onePaper = z.object({ literatureId: idSchema });
const oneMark = onePaper.extend({ markId: idSchema });
const papers = z.object({ literatureIds: z.array(idSchema).min(1).max(200) });

/** Styles of references, and formats that other programs read. */
export const citationStyles = [
  "gb-t-7714",
  "apa",
  "vancouver",
  "nature",
  "bibtex",
  "ris",
  "csl-json",
] as const;
export type CitationStyle = (typeof citationStyles)[number];

/** A published record as everyone reads it: nothing of the team or its people. */
export const openPaperSchema = z.object({
  searchPath: z.string(),
  fields: paperFieldsSchema,
  publishTime: z.iso.datetime(),
});
export type OpenPaper = z.infer<typeof openPaperSchema>;

/** Collections, highlights, duplicates, references and the open library. */
export const paperCollectionsApi = {
  listCollections: endpoint({
    method: "GET",
    path: "/library/collections",
    summary: "The collections of the team",
    access: libraryAccess,
    data: z.object({ records: z.array(collectionSchema) }),
  }),
  createCollection: endpoint({
    method: "POST",
    path: "/library/collections",
    summary: "Create a collection",
    access: libraryAccess,
    creates: true,
    body: collectionInput,
    data: collectionSchema,
    errors: ["collection.not.found", "collection.name.exists", "collection.limit.exceed"],
  }),
  updateCollection: endpoint({
    method: "PUT",
    path: "/library/collections/:collectionId",
    summary: "Rename or move a collection",
    access: libraryAccess,
    params: oneCollection,
    body: collectionInput,
    data: collectionSchema,
    errors: [
      "collection.not.found",
      "collection.name.exists",
      "collection.into.itself",
      "collection.limit.exceed",
      "permission.denied",
    ],
  }),
  removeCollection: endpoint({
    method: "DELETE",
    path: "/library/collections/:collectionId",
    summary: "Delete a collection and those within it; its papers stay",
    access: libraryAccess,
    params: oneCollection,
    data: z.null(),
    errors: ["collection.not.found", "permission.denied"],
  }),
  addToCollection: endpoint({
    method: "POST",
    path: "/library/collections/:collectionId/papers",
    summary: "Put papers into a collection",
    access: libraryAccess,
    params: oneCollection,
    body: papers,
    data: z.object({ added: z.number().int() }),
    errors: ["collection.not.found", ...paperRefusals],
  }),
  takeFromCollection: endpoint({
    method: "POST",
    path: "/library/collections/:collectionId/papers/remove",
    summary: "Take papers out of a collection",
    access: libraryAccess,
    params: oneCollection,
    body: papers,
    data: z.object({ removed: z.number().int() }),
    errors: ["collection.not.found", "projectFile.not.found"],
  }),
  listMarks: endpoint({
    method: "GET",
    path: "/library/literature/:literatureId/marks",
    summary: "Highlights and notes of a paper, in the order of its pages",
    access: libraryAccess,
    params: onePaper,
    data: z.object({ records: z.array(paperMarkSchema) }),
    errors: paperRefusals,
  }),
  createMark: endpoint({
    method: "POST",
    path: "/library/literature/:literatureId/marks",
    summary: "Highlight a part of a page, with or without a note",
    access: libraryAccess,
    creates: true,
    params: onePaper,
    body: paperMarkInputSchema,
    data: paperMarkSchema,
    errors: paperRefusals,
  }),
  updateMark: endpoint({
    method: "PUT",
    path: "/library/literature/:literatureId/marks/:markId",
    summary: "Change the colour or note of one's own highlight",
    access: libraryAccess,
    params: oneMark,
    body: paperMarkInputSchema.pick({ color: true, note: true }),
    data: paperMarkSchema,
    errors: [...paperRefusals, "paper.mark.not.found"],
  }),
  removeMark: endpoint({
    method: "DELETE",
    path: "/library/literature/:literatureId/marks/:markId",
    summary: "Remove one's own highlight",
    access: libraryAccess,
    params: oneMark,
    data: z.null(),
    errors: [...paperRefusals, "paper.mark.not.found"],
  }),
  listDuplicates: endpoint({
    method: "GET",
    path: "/library/doubles",
    summary: "Papers that are likely the same, in groups",
    access: libraryAccess,
    data: z.object({ groups: z.array(z.object({ papers: z.array(paperSchema) })) }),
  }),
  mergePapers: endpoint({
    method: "POST",
    path: "/library/doubles/merge",
    summary:
      "Make one paper of several: highlights, notes, tags and collections stay, the others go to the trash",
    access: libraryAccess,
    body: z.object({
      literatureId: idSchema,
      mergedIds: z.array(idSchema).min(1).max(20),
    }),
    data: paperDetailSchema,
    errors: [
      ...paperRefusals,
      "fileAsset.no.edit.permission",
      "projectFile.locked",
      "eln.audit.cannot.delete",
    ],
  }),
  cite: endpoint({
    method: "POST",
    path: "/library/citations",
    summary: "References of papers in a style, or their records for other programs",
    access: libraryAccess,
    body: z.object({
      literatureIds: z.array(idSchema).min(1).max(MAX_CITED_PAPERS),
      style: z.enum(citationStyles),
    }),
    data: z.object({ text: z.string(), fileName: z.string() }),
    errors: paperRefusals,
  }),
  publishPaper: endpoint({
    method: "PUT",
    path: "/library/literature/:literatureId/publication",
    summary: "Show the record of a paper, without its PDF, in the open library",
    access: libraryAccess,
    params: onePaper,
    body: z.object({ searchPath: searchPathSchema }),
    data: z.object({ searchPath: z.string() }),
    errors: [
      ...paperRefusals,
      "fileAsset.no.edit.permission",
      "publication.not.allowed",
      "publication.path.taken",
    ],
  }),
  withdrawPaper: endpoint({
    method: "DELETE",
    path: "/library/literature/:literatureId/publication",
    summary: "Take the record of a paper out of the open library",
    access: libraryAccess,
    params: onePaper,
    data: z.null(),
    errors: [...paperRefusals, "fileAsset.no.edit.permission"],
  }),
  openLibrary: endpoint({
    method: "GET",
    path: "/open/library",
    summary: "Records that teams have published, the newest first",
    access: "public",
    query: z.object({ ...pageQuery, search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional() }),
    data: pageOf(openPaperSchema),
    perMinute: 120,
  }),
  openPaper: endpoint({
    method: "GET",
    path: "/open/library/literature/:searchPath",
    summary: "A published record",
    access: "public",
    params: z.object({ searchPath: z.string().min(1).max(200) }),
    data: openPaperSchema,
    perMinute: 120,
    errors: ["literature.content.not.found"],
  }),
};
