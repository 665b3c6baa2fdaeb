import { tablesApi } from "./tables.api.ts";

export * from "./table-kinds.ts";
export * from "./table-limits.ts";
export * from "./tables.api.ts";
export * from "./tables.schema.ts";

/** The endpoints of this area. */
export const tablesRows = tablesApi;
