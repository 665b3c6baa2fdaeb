import { liveApi } from "./live.api.ts";

export * from "./live.api.ts";
export * from "./live.schema.ts";

/** The endpoint rows of the area. */
export const liveRows = liveApi;
