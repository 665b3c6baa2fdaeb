import { biolibraryApi } from "./biolibrary.api.ts";

export * from "./biolibrary.api.ts";
export * from "./biolibrary.schema.ts";
export * from "./library-kinds.ts";
export * from "./library-rules.ts";

/** The endpoints of this area. */
export const biolibraryRows = biolibraryApi;
