import { alignmentsApi } from "./alignments.api.ts";

export * from "./alignments.api.ts";
export * from "./alignments.schema.ts";

/** The endpoint rows of the area. */
export const alignmentsRows = alignmentsApi;
