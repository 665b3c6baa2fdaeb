import { analysisSets } from "../../kernel/analysis-sets.ts";
import { provide, serverArea } from "../../kernel/area.ts";
import { accessArea } from "../access/access.area.ts";
import { documentsArea } from "../documents/documents.area.ts";
import { blockPictures } from "../documents/documents.service.ts";
import { filesArea } from "../files/files.area.ts";
import { fileKinds } from "../files/kinds.service.ts";
import { previewsArea } from "../previews/previews.area.ts";
import { projectsArea } from "../projects/projects.area.ts";
import { sequencesArea } from "../sequences/sequences.area.ts";
import { tablesArea } from "../tables/tables.area.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { belongingsRecipient } from "../tenants/tenants.service.ts";
import { demoAnalyses } from "./analysis.demo.ts";
import { analysisRoutes } from "./analysis.routes.ts";
import { analysisService, copyAnalyses, digestAnalysis, findAnalysisText } from "./analysis.service.ts";
import { demoDashboards } from "./dashboards/dashboards.demo.ts";
import { dashboardsRoutes } from "./dashboards/dashboards.routes.ts";
import { transferDashboards } from "./dashboards/dashboards.store.ts";
import { openDashboards } from "./dashboards/open-dashboards.ts";
import { placedPictures } from "./draw-placed.ts";

export const analysisArea = serverArea({
  needs: {
    access: accessArea,
    tenants: tenantsArea,
    projects: projectsArea,
    documents: documentsArea,
    files: filesArea,
    previews: previewsArea,
    sequences: sequencesArea,
    tables: tablesArea,
  },
  open: ({ kernel, resolveAll }, { files: { files } }) => ({
    analysis: analysisService(kernel, files),
    pictures: placedPictures(kernel),
    dashboards: openDashboards(kernel, () => resolveAll(analysisSets)),
  }),
  provides: ({ analysis, pictures }) => [
    provide(belongingsRecipient, async (tx, _, { from, to }) => transferDashboards(tx, from, to)),
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
  routes: ({ analysis, dashboards }) => [...analysisRoutes(analysis), ...dashboardsRoutes(dashboards)],
  demo(_, lab) {
    demoAnalyses(lab);
    demoDashboards(lab);
  },
});
