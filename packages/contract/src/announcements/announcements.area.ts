import { announcementsApi } from "./announcements.api.ts";

export * from "./announcements.api.ts";
export * from "./announcements.schema.ts";

/** The endpoint rows of the area. */
export const announcementsRows = announcementsApi;
