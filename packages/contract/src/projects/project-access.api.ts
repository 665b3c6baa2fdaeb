import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { memberRoleSchema } from "./projects.schema.ts";

const access = "/platform/resource/projects/:projectId/access" as const;
const params = z.object({ projectId: idSchema });

/** Maximum length of a reason for wanting into a project, in characters. */
export const MAX_PROJECT_REQUEST_WORDS = 500;
/** Days after a refusal until the same user can request the same project again. */
export const PROJECT_REASK_DAYS = 1;

/** State of the caller's own request for a project, without any data of the project. */
export const ownProjectRequestSchema = z.object({
  state: z.enum(["none", "pending", "approved", "rejected"]),
  reason: z.string(),
});
export type OwnProjectRequest = z.infer<typeof ownProjectRequestSchema>;

/** A request to be let into a project, as its managers see it. */
export const projectRequestSchema = z.object({
  id: idSchema,
  userId: idSchema,
  userName: z.string(),
  message: z.string(),
  createTime: instantSchema,
});
export type ProjectRequest = z.infer<typeof projectRequestSchema>;

/** Asking to be let into a project, and answering that. */
export const projectAccessApi = {
  ownProjectRequest: endpoint({
    method: "GET",
    path: access,
    summary: "What has become of the caller's own request to be let into a project of their team",
    access: { permission: "PROJECT_READ" },
    params,
    data: ownProjectRequestSchema,
    errors: ["project.no.access"],
  }),
  askForProject: endpoint({
    method: "POST",
    path: access,
    summary: "Ask the people who manage a project to be let in; asked again while it waits, nothing happens",
    access: { permission: "PROJECT_READ" },
    params,
    body: z.object({ message: z.string().trim().max(MAX_PROJECT_REQUEST_WORDS).default("") }),
    data: ownProjectRequestSchema,
    errors: ["project.no.access"],
    perMinute: 10,
  }),
  projectRequests: endpoint({
    method: "GET",
    path: `${access}/requests`,
    summary: "Who asks to be let into a project, for those who manage it",
    access: { permission: "PROJECT_MEMBER_CREATE", feature: "PROJECT_MEMBER" },
    params,
    data: z.array(projectRequestSchema),
    errors: ["project.no.access", "project.manager.required"],
  }),
  decideProjectRequest: endpoint({
    method: "POST",
    path: `${access}/requests/:projectRequestId`,
    summary: "Let somebody in who asked, in a role, or refuse it; of two at once the first decides",
    access: { permission: "PROJECT_MEMBER_CREATE", feature: "PROJECT_MEMBER" },
    params: z.object({ projectId: idSchema, projectRequestId: idSchema }),
    body: z.object({
      isApproved: z.boolean(),
      role: memberRoleSchema.default("viewer"),
      reason: z.string().trim().max(MAX_PROJECT_REQUEST_WORDS).default(""),
    }),
    data: z.null(),
    errors: ["project.no.access", "project.manager.required", "access.request.not.found"],
  }),
};
