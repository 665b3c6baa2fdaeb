import { modelsApi } from "./models.api.ts";

export * from "./models.api.ts";
export * from "./models.schema.ts";

/** The endpoint rows of the area. */
export const modelsRows = modelsApi;
