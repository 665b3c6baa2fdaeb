import { projectAccessApi } from "./project-access.api.ts";
import { projectMembersApi } from "./project-members.api.ts";
import { projectWorkApi } from "./project-work.api.ts";
import { projectsApi } from "./projects.api.ts";

export * from "./project-access.api.ts";
export * from "./project-members.api.ts";
export * from "./project-work.api.ts";
export * from "./projects.api.ts";
export * from "./projects.schema.ts";

/** The endpoints of this area. */
export const projectsRows = { ...projectsApi, ...projectMembersApi, ...projectAccessApi, ...projectWorkApi };
