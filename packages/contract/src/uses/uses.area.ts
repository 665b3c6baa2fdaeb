import { usesApi } from "./uses.api.ts";

export * from "./uses.api.ts";
export * from "./uses.schema.ts";

/** The endpoints of this area. */
export const usesRows = usesApi;
