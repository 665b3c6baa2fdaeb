import { z } from "zod";
import { fileNameSchema } from "../files/files.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { documentRows } from "./document-rows.ts";
import { documentSchema, pageContentSchema } from "./documents.schema.ts";

const base = "/application/molecular-biology/yydocs" as const;
const document = z.object({ documentId: idSchema });

/** Documents that people write together, without the lifecycle of a notebook page. */
export const documentsApi = {
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Create a document",
    creates: true,
    access: { permission: "PROJECT_FILE_CREATE" },
    body: z.object({
      projectId: idSchema.optional(),
      folderId: idSchema.nullable().default(null),
      name: fileNameSchema,
      content: pageContentSchema.nullable().default(null),
    }),
    data: documentSchema,
    errors: [
      "project.no.access",
      "projectFile.not.found",
      "project.file.limit.exceed",
      "document.content.invalid",
      "document.too.large",
    ],
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/:documentId`,
    summary: "A document; its text comes over the live room",
    access: { permission: "PROJECT_READ" },
    params: document,
    data: documentSchema,
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
  ...documentRows(`${base}/:documentId`, "documentId", {
    read: "PROJECT_READ",
    update: "PROJECT_FILE_UPDATE",
    readTool: { name: "read_document", description: "The text of a document (file of the kind yydoc)." },
  }),
};
