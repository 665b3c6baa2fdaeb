import { genomesApi } from "./genomes.api.ts";

export * from "./genomes.api.ts";
export * from "./genomes.schema.ts";

/** The endpoints of this area. */
export const genomesRows = genomesApi;
