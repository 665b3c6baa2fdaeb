import { z } from "zod";
import { approvalRemarkSchema, verdictSchema } from "../approvals/approvals.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  accessLevelSchema,
  deletedProjectSchema,
  projectDeletionSchema,
  projectDescriptionSchema,
  projectNameSchema,
  projectSchema,
  publicRoleSchema,
} from "./projects.schema.ts";

const query = z.object({
  ...pageQuery,
  search: z.string().trim().max(100).optional(),
  sort: z.enum(["name", "-name", "createTime", "-createTime", "activeTime", "-activeTime"]).default("name"),
});
const params = z.object({ projectId: idSchema });
const base = "/platform/resource/projects" as const;

/** Projects: listed, made, changed, deleted with consent, and the figures of their pages. */
export const projectsApi = {
  list: endpoint({
    method: "GET",
    path: `${base}/list`,
    summary: "Projects the caller may open",
    assistant: {
      name: "list_projects",
      description: "Projects that the person may open; search is part of the name.",
      inputs: ["search", "limit", "cursor"],
      links: { list: "records", title: "name", to: "/project/{id}/file" },
    },
    access: { permission: "PROJECT_READ" },
    query,
    data: pageOf(projectSchema),
  }),
  listMine: endpoint({
    method: "GET",
    path: `${base}/listMine`,
    summary: "Projects the caller owns or is a member of",
    access: { permission: "PROJECT_READ" },
    query,
    data: pageOf(projectSchema),
    // A team's data can also be exported after its plan has expired.
    inShutTeam: "renew",
  }),
  listTeam: endpoint({
    method: "GET",
    path: `${base}/listTeam`,
    summary: "All collaborative projects of the team, for whoever may give them other owners",
    access: { permission: "PROJECT_CHANGE_OWNER" },
    query,
    data: pageOf(projectSchema),
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/:projectId`,
    summary: "One project",
    assistant: {
      name: "get_project",
      description: "One project with its owner and numbers of files and members.",
      links: { title: "name", to: "/project/{id}/file" },
    },
    access: { permission: "PROJECT_READ" },
    params,
    data: projectSchema,
    errors: ["project.no.access"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Create a collaborative project",
    creates: true,
    access: { permission: "PROJECT_CREATE" },
    body: z.object({
      name: projectNameSchema,
      description: projectDescriptionSchema.default(""),
      accessLevel: accessLevelSchema.default("PRIVATE"),
    }),
    data: projectSchema,
    errors: ["project.limit.exceed"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:projectId`,
    summary: "Change what is given of a project's name, description and settings",
    access: { permission: "PROJECT_UPDATE" },
    params,
    body: z.object({
      name: projectNameSchema.optional(),
      description: projectDescriptionSchema.optional(),
      accessLevel: accessLevelSchema.optional(),
      publicRole: publicRoleSchema.optional(),
      dashboardAccessLevel: accessLevelSchema.optional(),
    }),
    data: projectSchema,
    errors: ["project.no.access", "project.manager.required"],
  }),
  setAccessLevel: endpoint({
    method: "PUT",
    path: `${base}/:projectId/accessLevel`,
    summary: "Change who may open a project, and what the team may do in one that it may open",
    access: { permission: "PROJECT_CONFIG", feature: "PROJECT_CONFIG" },
    params,
    body: z.object({ accessLevel: accessLevelSchema, publicRole: publicRoleSchema.optional() }),
    data: projectSchema,
    errors: ["project.no.access", "project.manager.required"],
  }),
  changeOwner: endpoint({
    method: "POST",
    path: `${base}/:projectId/changeOwner`,
    summary:
      "Give a project to another member of the team: its owner may, and whoever holds PROJECT_CHANGE_OWNER",
    access: { permission: "PROJECT_READ" },
    params,
    body: z.object({
      userId: idSchema,
      /** Whom the caller knows as its owner, so that two who give it away at once do not overrule each other. */
      fromUserId: idSchema,
      /** The owner before stays as a manager. */
      keepsPlace: z.boolean().default(true),
    }),
    data: projectSchema.nullable(),
    errors: ["project.no.access", "project.personal", "project.owner.changed", "user.not.found"],
  }),
  requestDeletion: endpoint({
    method: "POST",
    path: `${base}/:projectId/deletion`,
    summary: "Ask for a project to be deleted; asking again replaces what still waits",
    access: { permission: "PROJECT_DELETE" },
    params,
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
  deletedProjects: endpoint({
    method: "GET",
    path: "/platform/resource/garbage/projects",
    summary:
      "Deleted projects that the caller may restore: their own, and for the owner of the team all; newest first",
    access: "session",
    data: z.object({ projects: z.array(deletedProjectSchema) }),
  }),
  restoreProject: endpoint({
    method: "POST",
    path: `${base}/:projectId/restore`,
    summary: "Restore a deleted project with everything in it, for 30 days after its deletion",
    access: "session",
    params,
    data: projectSchema,
    errors: ["project.no.access", "project.limit.exceed"],
  }),
  decideDeletion: endpoint({
    method: "PUT",
    path: `${base}/:projectId/deletion/:recordId`,
    summary: "Approve or reject a request to delete a project, as long as it waits; a rejection says why",
    access: "session",
    params: z.object({ projectId: idSchema, recordId: idSchema }),
    body: verdictSchema,
    data: projectDeletionSchema,
    errors: ["approval.not.found", "approval.not.pending", "approval.signature.required"],
  }),
};
