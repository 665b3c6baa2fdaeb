import { z } from "zod";
import { fileKindSchema } from "../files/files.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { namedSubjectSchema } from "../subjects/subjects.schema.ts";
import { MAX_QUESTION_CHARACTERS, searchHitSchema } from "./search.schema.ts";

/** Search for files by name, tag and content. */
export const searchApi = {
  search: endpoint({
    method: "GET",
    path: "/platform/resource/search",
    summary: "Files by the words of their names, tags and contents, over all that the caller may read",
    assistant: {
      name: "search_files",
      description:
        "Find files (sequences, notebook pages, documents, papers, uploads) by words of their name, tags or content.",
      inputs: ["q", "kind", "projectId", "limit"],
      links: { list: "records", title: "file.name", file: "file" },
    },
    access: { permission: "PROJECT_READ" },
    query: z.object({
      ...pageQuery,
      limit: z.coerce.number().int().min(1).max(50).default(20),
      q: z.string().trim().min(1).max(MAX_QUESTION_CHARACTERS),
      kind: fileKindSchema.optional(),
      projectId: idSchema.optional(),
      ownerId: idSchema.optional(),
      /** Changed at or after, and before. */
      from: instantSchema.optional(),
      to: instantSchema.optional(),
    }),
    data: pageOf(searchHitSchema),
  }),
  records: endpoint({
    method: "GET",
    path: "/platform/resource/search/records",
    summary: "Samples, materials and other records beside files by name or number, a few of each kind",
    assistant: {
      name: "search_records",
      description:
        "Find samples, materials, devices, projects and other records that are not files, by name or number.",
      links: { title: "name", to: "{address}" },
    },
    access: "session",
    query: z.object({
      q: z.string().trim().min(1).max(MAX_QUESTION_CHARACTERS),
      /** Of each kind. */
      limit: z.coerce.number().int().min(1).max(20).default(5),
    }),
    data: z.array(namedSubjectSchema),
  }),
};
