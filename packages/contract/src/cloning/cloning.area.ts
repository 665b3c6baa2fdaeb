import { cloningApi } from "./cloning.api.ts";

export * from "./cloning.api.ts";
export * from "./cloning.schema.ts";

/** The endpoints of this area. */
export const cloningRows = cloningApi;
