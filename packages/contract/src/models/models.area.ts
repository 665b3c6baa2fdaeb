import { modelsApi } from "./models.api.ts";

export * from "./chat.schema.ts";
export * from "./models.api.ts";
export * from "./models.schema.ts";

/** The endpoints of this area. */
export const modelsRows = modelsApi;
