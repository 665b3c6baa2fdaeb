import type { NoticeRule, NoticeRuleOf } from "../../kernel/notices.ts";
import { findNoticeFile } from "./pdf-exports.store.ts";

const aboutExport = (
  event: "pdf.ready" | "pdf.failed",
  kind: "pdfReady" | "pdfFailed",
): NoticeRuleOf<"pdf.ready" | "pdf.failed"> => ({
  event,
  kind,
  isForActor: true,
  tell: async (q, { data }) => {
    const { pdfExportId } = data;
    const told = await findNoticeFile(q, pdfExportId);
    if (told === undefined) return [];
    return [{ to: [told.author_id], bizId: pdfExportId, content: { count: told.count } }];
  },
});

/** Who asked for a long export hears when it is there, or why not. */
export const previewsNotices: readonly NoticeRule[] = [
  aboutExport("pdf.ready", "pdfReady"),
  aboutExport("pdf.failed", "pdfFailed"),
];
