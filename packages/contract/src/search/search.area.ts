import { searchApi } from "./search.api.ts";

export * from "./search.api.ts";
export * from "./search.schema.ts";

/** The endpoints of this area. */
export const searchRows = searchApi;
