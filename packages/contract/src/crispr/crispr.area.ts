import { crisprApi } from "./crispr.api.ts";

export * from "./crispr.api.ts";
export * from "./crispr.schema.ts";
export * from "./guide-oligo-name.ts";

/** The endpoints of this area. */
export const crisprRows = crisprApi;
