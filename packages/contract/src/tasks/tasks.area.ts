import { tasksApi } from "./tasks.api.ts";

export * from "./tasks.api.ts";
export * from "./tasks.schema.ts";

/** The endpoints of this area. */
export const tasksRows = tasksApi;
