import { identityApi } from "./identity.api.ts";

export * from "./identity.api.ts";
export * from "./identity.schema.ts";

/** The endpoints of this area. */
export const identityRows = identityApi;
