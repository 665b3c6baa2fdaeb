import { analysisApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { AnalysisService } from "./analysis.service.ts";

export const analysisRoutes = (analysis: AnalysisService): Binding[] => [
  bind(analysisApi.list, ({ query }, { session }) => analysis.list(session, query)),
  bind(analysisApi.create, ({ body }, { session }) => analysis.create(session, body, body.content)),
  bind(analysisApi.get, ({ params, query }, { session }) =>
    analysis.get(session, params.analysisId, query.version),
  ),
  bind(analysisApi.placed, ({ params, query }, { session }) =>
    analysis.placed(session, params.analysisId, query.version),
  ),
  bind(analysisApi.export, ({ params, query }, { session }) =>
    analysis.csv(session, params.analysisId, query.version),
  ),
  bind(analysisApi.save, ({ params, body }, { session }) => analysis.save(session, params.analysisId, body)),
  bind(analysisApi.restoreVersion, ({ params, body }, { session }) =>
    analysis.restoreVersion(session, params.analysisId, body),
  ),
  bind(analysisApi.readTable, ({ body }, { session }) => analysis.readTable(session, body)),
];
