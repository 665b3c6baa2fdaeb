import { tablesApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { ExportTables } from "./export-tables.ts";
import type { ImportTables } from "./import-tables.ts";

export const tablesRoutes = (imports: ImportTables, exports: ExportTables): Binding[] => [
  bind(tablesApi.columns, ({ params }, { locale }) => imports.columns(params.kind, locale)),
  bind(tablesApi.template, ({ params, query }, { session, locale }) =>
    exports.template(session, params.kind, query, locale),
  ),
  bind(tablesApi.create, ({ body }, { session, locale }) => imports.create(session, body, locale)),
  bind(tablesApi.get, ({ params }, { session, locale }) => imports.get(session, params.importId, locale)),
  bind(tablesApi.rows, ({ params, query }, { session, locale }) =>
    imports.listRows(session, params.importId, query, locale),
  ),
  bind(tablesApi.check, ({ params, body }, { session, locale }) =>
    imports.check(session, params.importId, body, locale),
  ),
  bind(tablesApi.commit, ({ params }, { session, locale }) =>
    imports.commit(session, params.importId, locale),
  ),
  bind(tablesApi.cancel, ({ params }, { session, locale }) =>
    imports.cancel(session, params.importId, locale),
  ),
  bind(tablesApi.export, ({ params, query }, { session, locale }) =>
    exports.export(session, params.kind, query, locale),
  ),
];
