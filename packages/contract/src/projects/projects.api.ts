import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";

export const projectSchema = z.object({
  id: idSchema,
  name: z.string(),
  isPersonal: z.boolean(),
  ownerId: idSchema,
  owner: z.string(),
  settings: z.object({ accessLevel: z.enum(["PUBLIC", "PRIVATE"]) }),
  fileCount: z.number().int(),
  createTime: instantSchema,
  abilities: z.object({ update: z.boolean(), createFile: z.boolean() }),
});
export type Project = z.infer<typeof projectSchema>;

const query = z.object({ ...pageQuery, search: z.string().trim().max(100).optional() });
const base = "/platform/resource/projects" as const;

export const projectsApi = {
  list: endpoint({
    method: "GET",
    path: `${base}/list`,
    summary: "Projects the caller may open",
    access: { permission: "PROJECT_READ" },
    query,
    data: pageOf(projectSchema),
  }),
  listMine: endpoint({
    method: "GET",
    path: `${base}/listMine`,
    summary: "Projects the caller owns",
    access: { permission: "PROJECT_READ" },
    query,
    data: pageOf(projectSchema),
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/:projectId`,
    summary: "One project",
    access: { permission: "PROJECT_READ" },
    params: z.object({ projectId: idSchema }),
    data: projectSchema,
    errors: ["project.no.access"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Create a collaborative project",
    access: { permission: "PROJECT_CREATE" },
    body: z.object({
      name: z.string().trim().min(1).max(100),
      accessLevel: z.enum(["PUBLIC", "PRIVATE"]).default("PRIVATE"),
    }),
    data: projectSchema,
    errors: ["project.limit.exceed"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:projectId`,
    summary: "Rename a project or change who may open it",
    access: { permission: "PROJECT_UPDATE" },
    params: z.object({ projectId: idSchema }),
    body: z.object({ name: z.string().trim().min(1).max(100), accessLevel: z.enum(["PUBLIC", "PRIVATE"]) }),
    data: projectSchema,
    errors: ["project.no.access"],
  }),
};
