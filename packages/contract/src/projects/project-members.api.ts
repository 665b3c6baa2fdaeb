import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { memberRoleSchema, projectMemberSchema, projectSchema } from "./projects.schema.ts";

const users = "/platform/resource/projects/:projectId/users" as const;
const params = z.object({ projectId: idSchema });
const member = z.object({ projectId: idSchema, userId: idSchema });

/** Who belongs to a project, with which right. */
export const projectMembersApi = {
  members: endpoint({
    method: "GET",
    path: users,
    summary: "Who works in a project: the owner first, then as they came",
    access: { permission: "PROJECT_MEMBER_READ", feature: "PROJECT_MEMBER" },
    params,
    query: z.object({
      currentPage: z.coerce.number().int().min(1).max(10_000).default(1),
      size: z.coerce.number().int().min(1).max(200).default(20),
      search: z.string().trim().max(100).optional(),
    }),
    data: z.object({ records: z.array(projectMemberSchema), total: z.number().int() }),
    errors: ["project.no.access"],
  }),
  outsiders: endpoint({
    method: "GET",
    path: `${users}/outsiders`,
    summary:
      "Colleagues by name who may be taken in: let in, and not in the project; the first few that match",
    access: { permission: "PROJECT_MEMBER_CREATE", feature: "PROJECT_MEMBER" },
    params,
    query: z.object({ search: z.string().trim().max(100).optional() }),
    data: z.array(projectMemberSchema.pick({ userId: true, name: true })),
    errors: ["project.no.access", "project.manager.required"],
  }),
  addMembers: endpoint({
    method: "POST",
    path: users,
    summary: "Take colleagues into a project; who is in it already stays as they are",
    access: { permission: "PROJECT_MEMBER_CREATE", feature: "PROJECT_MEMBER" },
    params,
    body: z.object({ userIds: z.array(idSchema).min(1).max(100), role: memberRoleSchema.default("editor") }),
    data: z.object({ added: z.number().int() }),
    errors: ["project.no.access", "project.manager.required", "project.personal", "user.not.found"],
  }),
  setMemberRole: endpoint({
    method: "PUT",
    path: `${users}/:userId`,
    summary: "Change what a member of a project may do",
    access: { permission: "PROJECT_MEMBER_UPDATE", feature: "PROJECT_MEMBER" },
    params: member,
    body: z.object({ role: memberRoleSchema }),
    data: z.null(),
    errors: ["project.no.access", "project.manager.required", "project.member.not.found"],
  }),
  removeMember: endpoint({
    method: "DELETE",
    path: `${users}/:userId`,
    summary: "Take a member out of a project",
    access: { permission: "PROJECT_MEMBER_DELETE", feature: "PROJECT_MEMBER" },
    params: member,
    data: z.null(),
    errors: ["project.no.access", "project.manager.required", "project.member.not.found"],
  }),
  join: endpoint({
    method: "POST",
    path: "/platform/resource/projects/:projectId/join",
    summary: "Join a PUBLIC project, with what the team may do in it",
    access: { permission: "PROJECT_JOIN", feature: "PROJECT_MEMBER" },
    params,
    data: projectSchema,
    errors: ["project.no.access"],
  }),
  quit: endpoint({
    method: "POST",
    path: "/platform/resource/projects/:projectId/quit",
    summary: "Leave a project; its owner gives it away first",
    access: { permission: "PROJECT_READ" },
    params,
    data: z.null(),
    errors: ["project.no.access", "project.owner.required", "project.member.not.found"],
  }),
};
