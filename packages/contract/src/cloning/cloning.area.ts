import { cloningApi } from "./cloning.api.ts";

export * from "./cloning.api.ts";
export * from "./cloning.schema.ts";

/** The endpoint rows of the area. */
export const cloningRows = cloningApi;
