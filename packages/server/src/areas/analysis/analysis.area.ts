import { provide, serverArea } from "../../kernel/area.ts";
import { documentsArea } from "../documents/documents.area.ts";
import { blockPictures } from "../documents/documents.service.ts";
import { filesArea } from "../files/files.area.ts";
import { fileKinds } from "../files/kinds.service.ts";
import { sequencesArea } from "../sequences/sequences.area.ts";
import { tablesArea } from "../tables/tables.area.ts";
import { demoAnalyses } from "./analysis.demo.ts";
import { analysisRoutes } from "./analysis.routes.ts";
import { analysisService, copyAnalyses, digestAnalysis, findAnalysisText } from "./analysis.service.ts";
import { placedPictures } from "./draw-placed.ts";

export const analysisArea = serverArea({
  needs: { documents: documentsArea, files: filesArea, sequences: sequencesArea, tables: tablesArea },
  open: ({ kernel }, { files: { files } }) => ({
    analysis: analysisService(kernel, files),
    pictures: placedPictures(kernel),
  }),
  provides: ({ analysis, pictures }) => [
    provide(blockPictures, pictures),
    provide(fileKinds, {
      kinds: ["analysis"],
      copy: copyAnalyses,
      digest: digestAnalysis,
      text: findAnalysisText,
      sheet: analysis.sheet,
      writing: {
        view: "table",
        nameOf: (name) => `${name}.csv`,
        contentType: "text/csv; charset=utf-8",
        write: analysis.csv,
      },
    }),
  ],
  routes: ({ analysis }) => analysisRoutes(analysis),
  demo: (_, lab) => demoAnalyses(lab),
});
