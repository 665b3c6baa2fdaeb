import { z } from "zod";
import { fileKindSchema } from "../files/files.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { filePageSchema } from "./previews.schema.ts";

const access = { permission: "PROJECT_READ" } as const;
const file = z.object({ fileType: fileKindSchema, fileId: idSchema });
const version = z.coerce.number().int().min(1).optional();
const errors = ["projectFile.not.found", "fileAsset.no.read.permission"] as const;

export const previewsApi = {
  page: endpoint({
    method: "GET",
    path: "/platform/resource/projects/fileAsset/:fileId/page",
    summary: "What the page of a file says: its place, its neighbours, and how it can be shown",
    access,
    params: z.object({ fileId: idSchema }),
    query: z.object({ version }),
    data: filePageSchema,
    errors,
  }),
  preview: endpoint({
    method: "GET",
    path: "/application/molecular-biology/fileAsset/:fileType/:fileId/preview",
    summary: "A version as a browser may show it, whole or a range of its bytes; a sequence as GenBank",
    access,
    params: file,
    query: z.object({ version }),
    answersFile: true,
    errors,
  }),
};
