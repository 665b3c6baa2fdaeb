import { serverArea } from "../../kernel/area.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { notificationsArea } from "../notifications/notifications.area.ts";
import { announcementsNotifications } from "./announcements.notifications.ts";
import { announcementsRoutes } from "./announcements.routes.ts";
import { announcementsService } from "./announcements.service.ts";
import { distributeAnnouncements } from "./distribute-announcements.ts";

export const announcementsArea = serverArea({
  needs: { accounts: accountsArea, notifications: notificationsArea },
  notificationRules: announcementsNotifications,
  open: ({ kernel }, { accounts: { globalConfig }, notifications: { notifications } }) => ({
    announcements: announcementsService(kernel, globalConfig),
    notifications,
  }),
  routes: ({ announcements }) => announcementsRoutes(announcements),
  start: ({ notifications }, { kernel }) => distributeAnnouncements(kernel, notifications),
});
