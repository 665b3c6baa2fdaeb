import { identityApi } from "./identity.api.ts";

export * from "./identity.api.ts";
export * from "./identity.schema.ts";

/** The endpoint rows of the area. */
export const identityRows = identityApi;
