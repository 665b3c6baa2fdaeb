import { sequenceImportsApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { ImportLargeFiles } from "./import-large-files.ts";

export const sequenceImportsRoutes = (imports: ImportLargeFiles): Binding[] => [
  bind(sequenceImportsApi.get, ({ params }, { session }) => imports.show(session, params.sequenceImportId)),
  bind(sequenceImportsApi.cancel, ({ params }, { session }) =>
    imports.cancel(session, params.sequenceImportId),
  ),
];
