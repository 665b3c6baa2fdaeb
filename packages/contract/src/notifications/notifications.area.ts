import { notificationsApi } from "./notifications.api.ts";

export * from "./notifications.api.ts";
export * from "./notifications.schema.ts";

/** The endpoint rows of the area. */
export const notificationsRows = notificationsApi;
