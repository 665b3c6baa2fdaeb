import { TABLE_IMPORT_DAYS } from "@benchleaf/contract";
import { serverArea } from "../../kernel/area.ts";
import { itsMaker } from "../../kernel/progress-updates.ts";
import { accessArea } from "../access/access.area.ts";
import { exportTables } from "./export-tables.ts";
import { importTables } from "./import-tables.ts";
import { tablesRoutes } from "./tables.routes.ts";
import { kindFinder, tableKinds } from "./tables.service.ts";
import { deleteOldImports } from "./tables.store.ts";
import { workTables } from "./work-tables.ts";

const DAY_MS = 86_400_000;

export const tablesArea = serverArea({
  needs: { access: accessArea },
  followers: { tableImport: itsMaker },
  open: ({ resolveAll: all }) => ({ findKind: kindFinder(() => all(tableKinds)) }),
  routes: ({ findKind }, { kernel }) =>
    tablesRoutes(importTables(kernel, findKind), exportTables(kernel, findKind)),
  start({ findKind }, { kernel }) {
    workTables(kernel, findKind);
    kernel.jobs.everyNight("sweep-tables", async (now) => {
      await deleteOldImports(kernel.database, new Date(now.getTime() - TABLE_IMPORT_DAYS * DAY_MS));
    });
  },
});
