import { interchangeApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { ExportProject } from "./export-project.ts";
import type { InterchangeService } from "./interchange.service.ts";
import type { PrepareExports } from "./prepare-exports.ts";
import type { ZipFiles } from "./zip-files.ts";

export const interchangeRoutes = (
  exportProject: ExportProject,
  zipFiles: ZipFiles,
  prepared: PrepareExports,
  imports: InterchangeService,
): Binding[] => [
  bind(interchangeApi.export, ({ params, query }, { session }) =>
    exportProject(session, params.projectId, query.folderId ?? null),
  ),
  bind(interchangeApi.zip, ({ query }, { session }) => zipFiles(session, query.fileIds)),
  bind(interchangeApi.prepareExport, ({ params, body }, { session }) =>
    prepared.prepare(session, params.projectId, body.folderId),
  ),
  bind(interchangeApi.listExports, ({ query }, { session }) => prepared.list(session, query)),
  bind(interchangeApi.fetchExport, ({ params }, { session }) => prepared.fetch(session, params.elnExportId)),
  bind(interchangeApi.cancelExport, ({ params }, { session }) =>
    prepared.cancel(session, params.elnExportId),
  ),
  bind(interchangeApi.removeExport, ({ params }, { session }) =>
    prepared.remove(session, params.elnExportId),
  ),
  bind(interchangeApi.openImport, ({ body }, { session }) => imports.open(session, body)),
  bind(interchangeApi.listImports, ({ query }, { session }) => imports.list(session, query)),
  bind(interchangeApi.getImport, ({ params }, { session }) => imports.get(session, params.elnImportId)),
  bind(interchangeApi.nodes, ({ params, query }, { session }) =>
    imports.nodes(session, params.elnImportId, query),
  ),
  bind(interchangeApi.startImport, ({ params, body }, { session }) =>
    imports.start(session, params.elnImportId, body),
  ),
  bind(interchangeApi.cancelImport, ({ params }, { session }) => imports.cancel(session, params.elnImportId)),
  bind(interchangeApi.removeImport, ({ params }, { session }) => imports.remove(session, params.elnImportId)),
];
