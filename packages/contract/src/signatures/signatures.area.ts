import { signaturesApi } from "./signatures.api.ts";

export * from "./signatures.api.ts";
export * from "./signatures.schema.ts";

/** The endpoint rows of the area. */
export const signaturesRows = signaturesApi;
