import { liveApi } from "./live.api.ts";

export * from "./live.api.ts";
export * from "./live.schema.ts";

/** The endpoints of this area. */
export const liveRows = liveApi;
