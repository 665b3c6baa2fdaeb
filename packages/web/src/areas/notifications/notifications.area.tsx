import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";
import { useWaitingNotifications } from "./waiting-notifications.tsx";

const homepage = {
  title: "notifications.title",
  page: () => import("./pages/homepage-notifications.page.tsx"),
} as const;
const own = { title: "notifications.title", page: () => import("./pages/notifications.page.tsx") } as const;
const open = { layout: "bare", page: () => import("./pages/open-notification.page.tsx") } as const;

const routes: readonly AreaRoute[] = [
  {
    path: "/homepage/notifications",
    tab: { row: "home", weight: 50, label: "notifications.title" },
    page: homepage.page,
  },
  { path: "/homepage/notifications/$type", ...homepage },
  { path: "/notifications", ...own },
  {
    path: "/notifications/message_setting",
    title: "notifications.settings",
    permission: "SETTINGS_NOTIFICATION",
    page: () => import("./pages/message-setting.page.tsx"),
  },
  { path: "/notifications/$type", ...own },
  {
    path: "/announcement/$announcementId",
    title: "announcements.title",
    page: () => import("./pages/announcement.page.tsx"),
  },
  { path: "/open/notification", ...open },
  { path: "/open/notification/$type", ...open },
];

export const notificationsArea = webArea({
  guide: "notifications",
  routes,
  useWaiting: useWaitingNotifications,
});
