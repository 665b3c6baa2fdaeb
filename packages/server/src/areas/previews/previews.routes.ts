import { previewsApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { ExportPdf } from "./export-pdf.ts";
import type { PreviewsService } from "./previews.service.ts";

export const previewsRoutes = (previews: PreviewsService, pdf: ExportPdf): Binding[] => [
  bind(previewsApi.page, ({ params, query }, { session }) =>
    previews.page(session, params.fileId, query.version),
  ),
  bind(previewsApi.preview, ({ params, query }, { session }) =>
    previews.preview(session, params, query.version),
  ),
  bind(previewsApi.previewByPdf, ({ params, query: { version, timezone } }, { session, locale }) =>
    pdf.previewByPdf(session, params, version, { locale, timezone }),
  ),
  bind(previewsApi.batchExport, ({ body: { timezone, ...wish } }, { session, locale }) =>
    pdf.batchExport(session, wish, { locale, timezone }),
  ),
];
