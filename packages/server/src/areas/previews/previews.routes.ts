import { previewsApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { ExportPdf } from "./export-pdf.ts";
import type { PdfExports } from "./make-pdf-exports.ts";
import type { PreviewsService } from "./previews.service.ts";

/** The handlers; each way to a PDF has its own workers. */
interface PreviewsParts {
  readonly previews: PreviewsService;
  /** Preview of one file, for a waiting user. */
  readonly preview: Pick<ExportPdf, "previewByPdf">;
  /** Several files, for a waiting user. */
  readonly pdf: Pick<ExportPdf, "batchExport">;
  readonly exports: PdfExports;
}

export const previewsRoutes = ({ previews, preview, pdf, exports }: PreviewsParts): Binding[] => [
  bind(previewsApi.page, ({ params, query }, { session }) =>
    previews.page(session, params.fileId, query.version),
  ),
  bind(previewsApi.preview, ({ params, query }, { session }) =>
    previews.preview(session, params, query.version),
  ),
  bind(previewsApi.previewByPdf, ({ params, query: { version, timezone } }, { session, locale }) =>
    preview.previewByPdf(session, params, version, { locale, timezone }),
  ),
  bind(previewsApi.batchExport, ({ body: { timezone, ...input } }, { session, locale }) =>
    pdf.batchExport(session, input, { locale, timezone }),
  ),
  bind(previewsApi.createExport, ({ body: { timezone, ...input } }, { session, locale }) =>
    exports.create(session, input, { locale, timezone }),
  ),
  bind(previewsApi.export, ({ params }, { session }) => exports.show(session, params.pdfExportId)),
  bind(previewsApi.cancelExport, ({ params }, { session }) => exports.cancel(session, params.pdfExportId)),
  bind(previewsApi.exportFile, ({ params }, { session }) => exports.download(session, params.pdfExportId)),
];
