import type { Id, Project, ProjectMember } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { ProjectMemberRow } from "./members.store.ts";
import type { ProjectRow } from "./projects.store.ts";

/** A service that acts for a user outside a request has no permissions. */
export type Asking = Scope & { readonly authorities?: Session["authorities"] };

type Asked = Pick<
  ProjectRow,
  "owner_id" | "is_personal" | "can_open" | "can_write" | "can_manage" | "own_role" | "dashboard_access_level"
>;

/** Its owner, and users with the permission, also for a project that they may not open. */
export const mayChangeOwner = (project: Asked, asking: Asking): boolean =>
  project.owner_id === asking.userId ||
  (!project.is_personal && asking.authorities?.has("PROJECT_CHANGE_OWNER") === true);

export const mayReadDashboard = (project: Asked): boolean =>
  project.can_open && (project.dashboard_access_level === "PUBLIC" || project.can_manage);

export const abilitiesOf = (project: Asked, asking: Asking): Project["abilities"] => {
  const isOwner = project.owner_id === asking.userId;
  return {
    open: project.can_open,
    update: project.can_manage,
    createFile: project.can_write,
    // A personal project stays with its owner.
    requestDeletion: isOwner && !project.is_personal,
    manageMembers: project.can_manage && !project.is_personal,
    // A personal one stays where it is.
    changeOwner: mayChangeOwner(project, asking) && !project.is_personal,
    readDashboard: mayReadDashboard(project),
    join: project.can_open && project.own_role === null,
    quit: !isOwner && project.own_role !== null,
  };
};

/** @throws project.manager.required */
export const refuseManaging = (project: Asked): void => {
  if (!project.can_manage) throw problem("project.manager.required");
};

export const memberAbilitiesOf = (
  member: Pick<ProjectMemberRow, "role" | "account_id">,
  project: Asked,
  userId: Id,
): ProjectMember["abilities"] => {
  const isManaged = project.can_manage && member.role !== "owner";
  return { setRole: isManaged, remove: isManaged && member.account_id !== userId };
};
