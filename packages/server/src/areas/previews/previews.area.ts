import { serverArea } from "../../kernel/area.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { itsMaker } from "../../kernel/progress-updates.ts";
import { filesArea } from "../files/files.area.ts";
import { fileKinds, sheetOf, writingOf } from "../files/kinds.service.ts";
import { interchangeArea } from "../interchange/interchange.area.ts";
import { signaturesArea } from "../signatures/signatures.area.ts";
import { exportPdf } from "./export-pdf.ts";
import { makePdfExports } from "./make-pdf-exports.ts";
import { previewsNotifications } from "./previews.notifications.ts";
import { previewsRoutes } from "./previews.routes.ts";
import { previewsService } from "./previews.service.ts";
import { printFiles } from "./print-files.ts";

export const previewsArea = serverArea({
  needs: {
    files: filesArea,
    signatures: signaturesArea,
    interchange: interchangeArea,
  },
  notificationRules: previewsNotifications,
  followers: { pdfExport: itsMaker },
  open({ kernel, resolveAll: all }, { signatures: { signsFiles } }) {
    const previews = previewsService(kernel, (kind) => writingOf(all(fileKinds), kind));
    const pdfIn = (compute: Kernel["compute"]) => {
      const own = { ...kernel, compute };
      const printing = printFiles(own, {
        sheetOf: (kind) => sheetOf(all(fileKinds), kind),
        signaturesOf: signsFiles.list,
      });
      return exportPdf(own, previews, printing);
    };
    return {
      previews,
      preview: pdfIn(kernel.previewCompute),
      pdf: pdfIn(kernel.compute),
      pdfOfJobs: pdfIn(kernel.exportCompute),
    };
  },
  routes: ({ previews, preview, pdf, pdfOfJobs }, { kernel }) =>
    previewsRoutes({ previews, preview, pdf, exports: makePdfExports(kernel, pdfOfJobs) }),
});
