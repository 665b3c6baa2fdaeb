import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  announcementSchema,
  issuedAnnouncementSchema,
  newAnnouncementSchema,
} from "./announcements.schema.ts";

const one = z.object({ announcementId: idSchema });

/** Announcements of the administrator of the installation to all teams, and what a page shows of them. */
export const announcementsApi = {
  current: endpoint({
    method: "GET",
    path: "/announcements",
    summary: "What is announced to everybody at this moment, the newest first",
    access: "session",
    data: z.array(announcementSchema),
  }),
  announcement: endpoint({
    method: "GET",
    path: "/announcements/:announcementId",
    summary: "An announcement that has begun and was not withdrawn",
    access: "session",
    params: one,
    data: announcementSchema,
    errors: ["announcement.not.found"],
  }),
  issued: endpoint({
    method: "GET",
    path: "/instance/announcements",
    summary: "Every announcement of this installation, newest first, for who runs it",
    access: "session",
    query: z.object(pageQuery),
    data: pageOf(issuedAnnouncementSchema),
    errors: ["permission.denied"],
  }),
  publish: endpoint({
    method: "POST",
    path: "/instance/announcements",
    summary: "Announce something to the members of all teams, at once or from a time on",
    access: "session",
    body: newAnnouncementSchema,
    data: issuedAnnouncementSchema,
    creates: true,
    errors: ["permission.denied", "announcement.end.past"],
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/instance/announcements/:announcementId/withdraw",
    summary: "Take an announcement back from everybody; a second time changes nothing",
    access: "session",
    params: one,
    data: issuedAnnouncementSchema,
    errors: ["permission.denied", "announcement.not.found"],
  }),
};
