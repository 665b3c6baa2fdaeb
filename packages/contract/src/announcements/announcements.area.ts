import { announcementsApi } from "./announcements.api.ts";

export * from "./announcements.api.ts";
export * from "./announcements.schema.ts";

/** The endpoints of this area. */
export const announcementsRows = announcementsApi;
