import { z } from "zod";
import { approvalRemarkSchema, projectDeletionStatusSchema } from "../approvals/approvals.schema.ts";
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
  abilities: z.object({ update: z.boolean(), createFile: z.boolean(), requestDeletion: z.boolean() }),
});
export type Project = z.infer<typeof projectSchema>;

/** A request to delete a project, as its approvers see it. */
export const projectDeletionSchema = z.object({
  projectId: idSchema,
  recordId: idSchema,
  projectName: z.string(),
  fileCount: z.number().int(),
  status: projectDeletionStatusSchema,
  submitUserName: z.string(),
  remark: z.string(),
  createTime: instantSchema,
});
export type ProjectDeletion = z.infer<typeof projectDeletionSchema>;

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
  requestDeletion: endpoint({
    method: "POST",
    path: `${base}/:projectId/deletion`,
    summary: "Ask for a project to be deleted; asking again replaces what still waits",
    access: { permission: "PROJECT_DELETE" },
    params: z.object({ projectId: idSchema }),
    body: z.object({ remark: approvalRemarkSchema.default("") }),
    data: z.object({ recordId: idSchema, isDeleted: z.boolean() }),
    errors: ["project.no.access", "approval.no.approver", "approval.pending.exists"],
  }),
  deletion: endpoint({
    method: "GET",
    path: `${base}/:projectId/deletion/:recordId`,
    summary: "One request to delete a project, for who made it and who decides",
    access: "session",
    params: z.object({ projectId: idSchema, recordId: idSchema }),
    data: projectDeletionSchema,
    errors: ["approval.not.found"],
  }),
};
