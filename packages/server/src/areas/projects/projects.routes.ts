import { projectsApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { ProjectsService } from "./projects.service.ts";

export const projectsRoutes = (projects: ProjectsService): Binding[] => [
  bind(projectsApi.list, ({ query }, { session }) => projects.list(session, { ...query, isMine: false })),
  bind(projectsApi.listMine, ({ query }, { session }) => projects.list(session, { ...query, isMine: true })),
  bind(projectsApi.get, ({ params }, { session }) => projects.get(session, params.projectId)),
  bind(projectsApi.create, ({ body }, { session }) => projects.create(session, body)),
  bind(projectsApi.update, ({ params, body }, { session }) =>
    projects.update(session, params.projectId, body),
  ),
];
