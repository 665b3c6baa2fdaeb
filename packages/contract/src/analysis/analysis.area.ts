import { analysisApi } from "./analysis.api.ts";

export * from "./analysis.api.ts";
export * from "./analysis.schema.ts";

/** The endpoints of this area. */
export const analysisRows = analysisApi;
