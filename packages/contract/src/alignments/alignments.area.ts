import { alignmentsApi } from "./alignments.api.ts";

export * from "./alignment-limits.ts";
export * from "./alignments.api.ts";
export * from "./alignments.schema.ts";

/** The endpoints of this area. */
export const alignmentsRows = alignmentsApi;
