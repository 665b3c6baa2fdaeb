import { projectAccessApi, projectMembersApi, projectsApi, projectWorkApi } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { type Binding, bind } from "../../kernel/mount.ts";
import { changeOwner } from "./change-owner.ts";
import type { ProjectDeletions } from "./delete-projects.ts";
import { listWork } from "./list-work.ts";
import { manageProjectMembers } from "./manage-project-members.ts";
import type { ProjectsService } from "./projects.service.ts";
import { readDashboard } from "./read-dashboard.ts";
import { readTeamFigures } from "./read-team-figures.ts";
import { requestProjectAccess } from "./request-access.ts";
import { restoreProjects } from "./restore-projects.ts";

const projectRows = (kernel: Kernel, projects: ProjectsService, deletions: ProjectDeletions): Binding[] => {
  const giveAway = changeOwner(kernel);
  const trash = restoreProjects(kernel, projects);
  return [
    bind(projectsApi.list, ({ query }, { session }) => projects.list(session, { ...query, view: "all" })),
    bind(projectsApi.listMine, ({ query }, { session }) =>
      projects.list(session, { ...query, view: "mine" }),
    ),
    bind(projectsApi.listTeam, ({ query }, { session }) =>
      projects.list(session, { ...query, view: "team" }),
    ),
    bind(projectsApi.get, ({ params }, { session }) => projects.get(session, params.projectId)),
    bind(projectsApi.create, ({ body }, { session }) => projects.create(session, body)),
    bind(projectsApi.update, ({ params, body }, { session }) =>
      projects.update(session, params.projectId, body),
    ),
    bind(projectsApi.setAccessLevel, ({ params, body }, { session }) =>
      projects.update(session, params.projectId, body),
    ),
    bind(projectsApi.changeOwner, ({ params, body }, { session }) =>
      giveAway(session, params.projectId, body),
    ),
    bind(projectsApi.requestDeletion, ({ params, body }, { session }) =>
      deletions.request(session, params.projectId, body.remark),
    ),
    bind(projectsApi.deletion, ({ params }, { session }) =>
      deletions.get(session, params.projectId, params.recordId),
    ),
    bind(projectsApi.deletedProjects, async (_request, { session }) => ({
      projects: await trash.list(session),
    })),
    bind(projectsApi.restoreProject, ({ params }, { session }) => trash.restore(session, params.projectId)),
    bind(projectsApi.decideDeletion, ({ params, body }, { session }) =>
      deletions.decide(session, params.projectId, { ...body, recordId: params.recordId }),
    ),
  ];
};

const memberRows = (kernel: Kernel): Binding[] => {
  const members = manageProjectMembers(kernel);
  return [
    bind(projectMembersApi.members, ({ params, query }, { session }) =>
      members.list(session, params.projectId, query),
    ),
    bind(projectMembersApi.outsiders, ({ params, query }, { session }) =>
      members.outsiders(session, params.projectId, query.search),
    ),
    bind(projectMembersApi.addMembers, ({ params, body }, { session }) =>
      members.add(session, params.projectId, body),
    ),
    bind(projectMembersApi.setMemberRole, ({ params, body }, { session }) =>
      members.setRole(session, params.projectId, params.userId, body.role),
    ),
    bind(projectMembersApi.removeMember, ({ params }, { session }) =>
      members.remove(session, params.projectId, params.userId),
    ),
    bind(projectMembersApi.join, ({ params }, { session }) => members.join(session, params.projectId)),
    bind(projectMembersApi.quit, ({ params }, { session }) => members.quit(session, params.projectId)),
  ];
};

const accessRows = (kernel: Kernel): Binding[] => {
  const access = requestProjectAccess(kernel);
  return [
    bind(projectAccessApi.ownProjectRequest, ({ params }, { session }) =>
      access.own(session, params.projectId),
    ),
    bind(projectAccessApi.askForProject, ({ params, body }, { session }) =>
      access.ask(session, params.projectId, body.message),
    ),
    bind(projectAccessApi.projectRequests, ({ params }, { session }) =>
      access.list(session, params.projectId),
    ),
    bind(projectAccessApi.decideProjectRequest, ({ params, body }, { session }) =>
      access.decide(session, params.projectId, { ...params, ...body }),
    ),
  ];
};

const workRows = (kernel: Kernel): Binding[] => {
  const dashboard = readDashboard(kernel);
  const teamFigures = readTeamFigures(kernel);
  const work = listWork(kernel);
  return [
    bind(projectWorkApi.teamFigures, ({ query }, { session }) => teamFigures(session, query)),
    bind(projectWorkApi.dashboard, ({ params, query }, { session }) =>
      dashboard(session, params.projectId, query),
    ),
    bind(projectWorkApi.resources, ({ query }, { session }) => work.list(session, query)),
    bind(projectWorkApi.creations, ({ query }, { session }) =>
      work.list(session, { ...query, ownerId: session.userId }),
    ),
    bind(projectWorkApi.collaboration, ({ query }, { session }) => work.touched(session, query)),
    bind(projectWorkApi.markCollaboration, ({ body }, { session }) => work.markRead(session, body.fileId)),
  ];
};

export const projectsRoutes = (
  kernel: Kernel,
  projects: ProjectsService,
  deletions: ProjectDeletions,
): Binding[] => [
  ...projectRows(kernel, projects, deletions),
  ...memberRows(kernel),
  ...accessRows(kernel),
  ...workRows(kernel),
];
