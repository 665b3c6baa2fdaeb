import { genomesApi } from "./genomes.api.ts";

export * from "./genomes.api.ts";
export * from "./genomes.schema.ts";

/** The endpoint rows of the area. */
export const genomesRows = genomesApi;
