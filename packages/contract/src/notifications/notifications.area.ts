import { notificationsApi } from "./notifications.api.ts";

export * from "./notifications.api.ts";
export * from "./notifications.schema.ts";

/** The endpoints of this area. */
export const notificationsRows = notificationsApi;
