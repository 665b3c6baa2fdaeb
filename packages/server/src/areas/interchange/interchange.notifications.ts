import type { NotificationRule, NotificationRuleOf } from "../../kernel/notification-rules.ts";
import { findImport } from "./import.store.ts";
import { findPrepared } from "./prepared.store.ts";

const ofImport = (
  event: "eln.imported" | "eln.importFailed",
  kind: "elnImportFinished" | "elnImportFailed",
): NotificationRuleOf<"eln.imported" | "eln.importFailed"> => ({
  event,
  kind,
  isForActor: true,
  tell: async (q, { userId, data }) => {
    const { importId } = data;
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

const ofExport = (
  event: "eln.exported" | "eln.exportFailed",
  kind: "elnExportReady" | "elnExportFailed",
): NotificationRuleOf<"eln.exported" | "eln.exportFailed"> => ({
  event,
  kind,
  isForActor: true,
  tell: async (q, { userId, data }) => {
    const { exportId } = data;
    const row = await findPrepared(q, exportId);
    return row === undefined
      ? []
      : [{ to: [userId], bizId: exportId, content: { extraInfo: { name: row.name.slice(0, 200) } } }];
  },
});

/** The user who started an import or an export is notified when it has ended. */
export const interchangeNotifications: readonly NotificationRule[] = [
  ofImport("eln.imported", "elnImportFinished"),
  ofImport("eln.importFailed", "elnImportFailed"),
  ofExport("eln.exported", "elnExportReady"),
  ofExport("eln.exportFailed", "elnExportFailed"),
];
