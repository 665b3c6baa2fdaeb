import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  glossaryImportSchema,
  glossaryInputSchema,
  glossarySchema,
  glossaryTermInputSchema,
  glossaryTermSchema,
  MAX_GLOSSARY_FILE_BYTES,
} from "./glossary.schema.ts";

const base = "/translation/glossaries";
const access = { permission: "TRANSLATION_GLOSSARY", feature: "TRANSLATION" } as const;
const one = `${base}/:glossaryId` as const;
const params = z.object({ glossaryId: idSchema });
const oneTerm = params.extend({ termId: idSchema });
const errors = ["glossary.not.found"] as const;
const search = z.string().trim().max(100).optional();

/** Glossaries of the team and their terms. */
export const glossariesApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "The glossaries of the team, by name",
    access,
    query: z.object({ ...pageQuery, search }),
    data: pageOf(glossarySchema),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Create a glossary",
    access,
    creates: true,
    body: glossaryInputSchema,
    data: glossarySchema,
    errors: ["glossary.name.exists", "glossary.limit.exceed", "translation.languages.same"],
  }),
  get: endpoint({
    method: "GET",
    path: one,
    summary: "A glossary",
    access,
    params,
    data: glossarySchema,
    errors,
  }),
  update: endpoint({
    method: "PUT",
    path: one,
    summary: "Rename a glossary",
    access,
    params,
    body: glossaryInputSchema.pick({ name: true }),
    data: glossarySchema,
    errors: [...errors, "glossary.name.exists"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: one,
    summary: "Delete a glossary with its terms; translations stay",
    access,
    params,
    data: z.null(),
    errors,
  }),
  terms: endpoint({
    method: "GET",
    path: `${one}/terms`,
    summary: "Terms of a glossary, in order of their source",
    access,
    params,
    query: z.object({ ...pageQuery, search }),
    data: pageOf(glossaryTermSchema),
    errors,
  }),
  createTerm: endpoint({
    method: "POST",
    path: `${one}/terms`,
    summary: "Add a term",
    access,
    creates: true,
    params,
    body: glossaryTermInputSchema,
    data: glossaryTermSchema,
    errors: [...errors, "glossary.term.contradicts", "glossary.term.limit.exceed"],
  }),
  updateTerm: endpoint({
    method: "PUT",
    path: `${one}/terms/:termId`,
    summary: "Change a term",
    access,
    params: oneTerm,
    body: glossaryTermInputSchema,
    data: glossaryTermSchema,
    errors: [...errors, "glossary.term.not.found", "glossary.term.contradicts"],
  }),
  removeTerms: endpoint({
    method: "POST",
    path: `${one}/terms/remove`,
    summary: "Delete terms",
    access,
    params,
    body: z.object({ termIds: z.array(idSchema).min(1).max(1_000) }),
    data: z.null(),
    errors,
  }),
  import: endpoint({
    method: "POST",
    path: `${one}/import`,
    summary:
      "Import terms from CSV or TBX; a preview writes nothing. Terms that are present get the new translations",
    access,
    params,
    body: z.object({
      format: z.enum(["csv", "tbx"]),
      /** The bytes of the file, in base64. */
      content: z.string().max(Math.ceil((MAX_GLOSSARY_FILE_BYTES * 4) / 3) + 4),
      isPreview: z.boolean(),
    }),
    data: glossaryImportSchema,
    maxBodyBytes: Math.ceil((MAX_GLOSSARY_FILE_BYTES * 4) / 3) + 1_000,
    secondsAllowed: 60,
    errors: [...errors, "glossary.file.unreadable", "glossary.term.limit.exceed"],
  }),
  export: endpoint({
    method: "GET",
    path: `${one}/export`,
    summary: "All terms as CSV or TBX",
    access,
    params,
    query: z.object({ format: z.enum(["csv", "tbx"]).default("csv") }),
    answersFile: true,
    secondsAllowed: 60,
    errors,
  }),
};
