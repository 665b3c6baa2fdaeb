import { subjectsApi } from "./subjects.api.ts";

export * from "./subjects.api.ts";
export * from "./subjects.schema.ts";

/** The endpoint rows of the area. */
export const subjectsRows = subjectsApi;
