import { announcementsApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { AnnouncementsService } from "./announcements.service.ts";

export const announcementsRoutes = (announcements: AnnouncementsService): Binding[] => [
  bind(announcementsApi.current, (_request, { session }) => announcements.current(session)),
  bind(announcementsApi.announcement, ({ params }, { session }) =>
    announcements.find(session, params.announcementId),
  ),
  bind(announcementsApi.issued, ({ query }, { session }) => announcements.list(session, query)),
  bind(announcementsApi.publish, ({ body }, { session }) => announcements.publish(session, body)),
  bind(announcementsApi.withdraw, ({ params }, { session }) =>
    announcements.withdraw(session, params.announcementId),
  ),
];
