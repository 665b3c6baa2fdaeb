import { sourcesApi } from "./sources.api.ts";

export * from "./sources.api.ts";
export * from "./sources.schema.ts";

/** The endpoint rows of the area. */
export const sourcesRows = sourcesApi;
