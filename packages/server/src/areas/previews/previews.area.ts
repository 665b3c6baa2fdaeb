import { serverArea } from "../../kernel/area.ts";
import { filesArea } from "../files/files.area.ts";
import { interchangeArea } from "../interchange/interchange.area.ts";
import { sequencesArea } from "../sequences/sequences.area.ts";
import { signaturesArea } from "../signatures/signatures.area.ts";
import { exportPdf } from "./export-pdf.ts";
import { makePdfExports } from "./make-pdf-exports.ts";
import { previewsNotices } from "./previews.notices.ts";
import { previewsRoutes } from "./previews.routes.ts";
import { previewsService } from "./previews.service.ts";
import { printFiles } from "./print-files.ts";

export const previewsArea = serverArea({
  needs: {
    files: filesArea,
    signatures: signaturesArea,
    sequences: sequencesArea,
    interchange: interchangeArea,
  },
  notices: previewsNotices,
  open({ kernel }, { sequences: { exportSequence }, signatures: { signsFiles } }) {
    const previews = previewsService(kernel, exportSequence);
    return {
      previews,
      pdf: exportPdf(kernel, previews, printFiles(kernel, exportSequence, signsFiles.list)),
    };
  },
  routes: ({ previews, pdf }, { kernel }) => previewsRoutes(previews, pdf, makePdfExports(kernel, pdf)),
});
