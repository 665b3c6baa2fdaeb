import { primersApi } from "./primers.api.ts";

export * from "./primers.api.ts";
export * from "./primers.schema.ts";

/** The endpoint rows of the area. */
export const primersRows = primersApi;
