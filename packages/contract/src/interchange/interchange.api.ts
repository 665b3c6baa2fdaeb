import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";

export const interchangeApi = {
  export: endpoint({
    method: "GET",
    path: "/platform/resource/projects/:projectId/eln",
    summary: "All that the caller may read of a project, or of a folder of it, as an .eln archive (RO-Crate)",
    access: { permission: "PROJECT_READ" },
    params: z.object({ projectId: idSchema }),
    query: z.object({ folderId: idSchema.optional() }),
    answersFile: true,
    perMinute: 30,
    errors: ["project.no.access", "projectFile.not.found", "eln.export.too.large"],
  }),
};
