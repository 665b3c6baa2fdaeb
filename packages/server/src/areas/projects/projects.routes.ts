import { projectsApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { ProjectDeletions } from "./delete-projects.ts";
import type { ProjectsService } from "./projects.service.ts";

export const projectsRoutes = (projects: ProjectsService, deletions: ProjectDeletions): Binding[] => [
  bind(projectsApi.list, ({ query }, { session }) => projects.list(session, { ...query, isMine: false })),
  bind(projectsApi.listMine, ({ query }, { session }) => projects.list(session, { ...query, isMine: true })),
  bind(projectsApi.get, ({ params }, { session }) => projects.get(session, params.projectId)),
  bind(projectsApi.create, ({ body }, { session }) => projects.create(session, body)),
  bind(projectsApi.update, ({ params, body }, { session }) =>
    projects.update(session, params.projectId, body),
  ),
  bind(projectsApi.requestDeletion, ({ params, body }, { session }) =>
    deletions.request(session, params.projectId, body.remark),
  ),
  bind(projectsApi.deletion, ({ params }, { session }) =>
    deletions.get(session, params.projectId, params.recordId),
  ),
];
