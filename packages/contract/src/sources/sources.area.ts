import { sourcesApi } from "./sources.api.ts";

export * from "./sources.api.ts";
export * from "./sources.schema.ts";

/** The endpoints of this area. */
export const sourcesRows = sourcesApi;
