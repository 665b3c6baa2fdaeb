import { subjectsApi } from "./subjects.api.ts";

export * from "./subjects.api.ts";
export * from "./subjects.schema.ts";

/** The endpoints of this area. */
export const subjectsRows = subjectsApi;
