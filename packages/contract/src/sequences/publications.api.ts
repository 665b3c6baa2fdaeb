import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { storedContentSchema } from "./sequences.schema.ts";

/** Shortest address of a publication, in characters. */
export const MIN_SEARCH_PATH = 3;
/** Maximum length of an address of a publication, in characters. */
export const MAX_SEARCH_PATH = 80;
/** Maximum length of the description of a publication, in characters. */
export const MAX_PUBLIC_DESCRIPTION = 500;

/** A readable address: lower-case letters and digits, separated by single hyphens. */
export const searchPathSchema = z
  .string()
  .trim()
  .min(MIN_SEARCH_PATH)
  .max(MAX_SEARCH_PATH)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/**
 * What a path may be made of from a name; empty if nothing of the name can be in one.
 *
 * @example searchPathOf("pUC19 (demo)") // "puc19-demo"
 */
export const searchPathOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SEARCH_PATH)
    .replace(/^-+|-+$/g, "");

/** A published version as its team sees it; `resting` opens for no one now, though it has not been withdrawn. */
export const publicationSchema = z.object({
  searchPath: z.string(),
  description: z.string(),
  version: z.number().int(),
  publisherName: z.string(),
  publishTime: instantSchema,
  isResting: z.boolean(),
  /** Visits from outside of the team since it was first published; null for who does not manage the file. */
  views: z.number().int().nullable(),
});
export type Publication = z.infer<typeof publicationSchema>;

/** One of all that a team has published, as far as the reader may read the file. */
export const listedPublicationSchema = publicationSchema.extend({
  fileId: idSchema,
  fileName: z.string(),
  projectName: z.string(),
  isMine: z.boolean(),
  canWithdraw: z.boolean(),
});
export type ListedPublication = z.infer<typeof listedPublicationSchema>;

/** What everyone reads: nothing of the team, its people or its numbers. */
export const openPlasmidSchema = z.object({
  searchPath: z.string(),
  description: z.string(),
  publishTime: instantSchema,
  content: storedContentSchema,
});
export type OpenPlasmid = z.infer<typeof openPlasmidSchema>;

const ofSequence = "/application/molecular-biology/sequences/:sequenceId/publication" as const;
const team = {
  access: { permission: "MOLECULE_SEQUENCE" },
  params: z.object({ sequenceId: idSchema }),
} as const;
const refusals = [
  "projectFile.not.found",
  "fileAsset.no.read.permission",
  "fileAsset.no.edit.permission",
] as const;
const everybody = {
  access: "public",
  params: z.object({ searchPath: z.string().min(1).max(200) }),
  errors: ["publication.not.found"],
  perMinute: 120,
} as const;

/** Sequences under an address that everyone can read. */
export const publicationsApi = {
  publication: endpoint({
    ...team,
    method: "GET",
    path: ofSequence,
    summary: "Whether a sequence is published and where, and whether the team allows it",
    data: z.object({ isAllowed: z.boolean(), publication: publicationSchema.nullable() }),
    errors: refusals,
  }),
  listPublications: endpoint({
    access: team.access,
    method: "GET",
    path: "/application/molecular-biology/publications",
    summary: "What one and one's team have published of the sequences that one may read, newest first",
    query: z.object({ ...pageQuery, mine: z.enum(["true"]).optional() }),
    data: pageOf(listedPublicationSchema),
  }),
  publish: endpoint({
    ...team,
    method: "PUT",
    path: ofSequence,
    summary: "Publish the newest version of a sequence under a path, in the place of the one before",
    body: z.object({
      searchPath: searchPathSchema,
      description: z.string().trim().max(MAX_PUBLIC_DESCRIPTION).default(""),
    }),
    data: publicationSchema,
    errors: [...refusals, "publication.not.allowed", "publication.path.taken"],
  }),
  withdraw: endpoint({
    ...team,
    method: "DELETE",
    path: ofSequence,
    summary: "Withdraw a published sequence at once; its path is free again",
    data: z.null(),
    errors: [...refusals, "publication.not.found"],
  }),
  openPlasmid: endpoint({
    ...everybody,
    method: "GET",
    path: "/open/plasmids/:searchPath",
    summary: "A published sequence. Unknown, withdrawn and resting paths are answered alike",
    data: openPlasmidSchema,
    isRevalidated: true,
  }),
  viewPlasmid: endpoint({
    ...everybody,
    method: "POST",
    path: "/open/plasmids/:searchPath/views",
    summary:
      "A published sequence is seen by somebody. Counted once a visit; nothing of the visitor is kept, and programs and the team itself are not counted",
    data: z.null(),
  }),
  openPlasmidFile: endpoint({
    ...everybody,
    method: "GET",
    path: "/open/plasmids/:searchPath/file",
    summary: "A published sequence as a GenBank or FASTA file",
    query: z.object({ format: z.enum(["genbank", "fasta"]) }),
    answersFile: true,
  }),
};
