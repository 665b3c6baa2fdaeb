import { tasksApi } from "./tasks.api.ts";

export * from "./tasks.api.ts";
export * from "./tasks.schema.ts";

/** The endpoint rows of the area. */
export const tasksRows = tasksApi;
