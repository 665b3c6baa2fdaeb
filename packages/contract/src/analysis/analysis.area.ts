import { prefixRows } from "../foundation/endpoint.ts";
import { analysisApi } from "./analysis.api.ts";
import { dashboardsApi } from "./dashboards/dashboards.api.ts";

export * from "./analysis.api.ts";
export * from "./analysis.schema.ts";
export * from "./dashboards/analysis-sets.ts";
export * from "./dashboards/dashboards.api.ts";
export * from "./dashboards/dashboards.schema.ts";
export * from "./dashboards/drill-place.ts";
export * from "./dashboards/list-address.ts";
export * from "./dashboards/periods.ts";
export * from "./dashboards/ready-boards.ts";
export * from "./dashboards/tile-words.ts";

/** The endpoints of this area. */
export const analysisRows = { ...analysisApi, ...prefixRows("dashboards", dashboardsApi) };
