import { serverArea } from "../../kernel/area.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { notificationsArea } from "../notifications/notifications.area.ts";
import { announcementsNotices } from "./announcements.notices.ts";
import { announcementsRoutes } from "./announcements.routes.ts";
import { announcementsService } from "./announcements.service.ts";
import { spreadAnnouncements } from "./spread-announcements.ts";

export const announcementsArea = serverArea({
  needs: { accounts: accountsArea, notifications: notificationsArea },
  notices: announcementsNotices,
  open: ({ kernel }, { accounts: { globalConfig }, notifications: { notifications } }) => ({
    announcements: announcementsService(kernel, globalConfig),
    notifications,
  }),
  routes: ({ announcements }) => announcementsRoutes(announcements),
  work: ({ notifications }, { kernel }) => spreadAnnouncements(kernel, notifications),
});
