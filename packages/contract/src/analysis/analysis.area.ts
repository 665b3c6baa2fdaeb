import { analysisApi } from "./analysis.api.ts";

export * from "./analysis.api.ts";
export * from "./analysis.schema.ts";

/** The endpoint rows of the area. */
export const analysisRows = analysisApi;
