import { signaturesApi } from "./signatures.api.ts";

export * from "./signatures.api.ts";
export * from "./signatures.schema.ts";

/** The endpoints of this area. */
export const signaturesRows = signaturesApi;
