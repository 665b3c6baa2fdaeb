import { primersApi } from "./primers.api.ts";

export * from "./primers.api.ts";
export * from "./primers.schema.ts";

/** The endpoints of this area. */
export const primersRows = primersApi;
