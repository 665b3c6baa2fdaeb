import { interchangeApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { ExportProject } from "./export-project.ts";

export const interchangeRoutes = (exportProject: ExportProject): Binding[] => [
  bind(interchangeApi.export, ({ params, query }, { session }) =>
    exportProject(session, params.projectId, query.folderId),
  ),
];
