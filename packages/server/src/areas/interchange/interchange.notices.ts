import type { Id } from "@benchleaf/contract";
import type { NoticeRule } from "../../kernel/notices.ts";
import { findImport } from "./import.store.ts";
import { findPrepared } from "./prepared.store.ts";

const ofImport = (event: string, kind: "elnImportFinished" | "elnImportFailed"): NoticeRule => ({
  event,
  kind,
  isForActor: true,
  tell: async (q, { userId, data }) => {
    const { importId } = data as { importId: Id };
    const row = await findImport(q, importId);
    if (row === undefined) return [];
    const { made = 0, renewed = 0 } = row.counts;
    return [
      {
        to: [userId],
        bizId: importId,
        content: { count: made + renewed, extraInfo: { name: row.file_name.slice(0, 200) } },
      },
    ];
  },
});

const ofExport = (event: string, kind: "elnExportReady" | "elnExportFailed"): NoticeRule => ({
  event,
  kind,
  isForActor: true,
  tell: async (q, { userId, data }) => {
    const { exportId } = data as { exportId: Id };
    const row = await findPrepared(q, exportId);
    return row === undefined
      ? []
      : [{ to: [userId], bizId: exportId, content: { extraInfo: { name: row.name.slice(0, 200) } } }];
  },
});

/** Who asked for an import or an export hears when it is over. */
export const interchangeNotices: readonly NoticeRule[] = [
  ofImport("eln.imported", "elnImportFinished"),
  ofImport("eln.importFailed", "elnImportFailed"),
  ofExport("eln.exported", "elnExportReady"),
  ofExport("eln.exportFailed", "elnExportFailed"),
];
