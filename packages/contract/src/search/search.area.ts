import { searchApi } from "./search.api.ts";

export * from "./search.api.ts";
export * from "./search.schema.ts";

/** The endpoint rows of the area. */
export const searchRows = searchApi;
