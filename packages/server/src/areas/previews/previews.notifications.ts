import type { NotificationRule, NotificationRuleOf } from "../../kernel/notification-rules.ts";
import { findNotificationFile } from "./pdf-exports.store.ts";

const aboutExport = (
  event: "pdf.ready" | "pdf.failed",
  kind: "pdfReady" | "pdfFailed",
): NotificationRuleOf<"pdf.ready" | "pdf.failed"> => ({
  event,
  kind,
  isForActor: true,
  tell: async (q, { data }) => {
    const { pdfExportId } = data;
    const exported = await findNotificationFile(q, pdfExportId);
    if (exported === undefined) return [];
    return [{ to: [exported.author_id], bizId: pdfExportId, content: { count: exported.count } }];
  },
});

/** The user who started a long export is notified when it is ready, or why it failed. */
export const previewsNotifications: readonly NotificationRule[] = [
  aboutExport("pdf.ready", "pdfReady"),
  aboutExport("pdf.failed", "pdfFailed"),
];
