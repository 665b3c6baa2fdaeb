import { notificationsApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { NotificationsService } from "./notifications.service.ts";

export const notificationsRoutes = (notifications: NotificationsService): Binding[] => [
  bind(notificationsApi.list, ({ query }, { session }) => notifications.list(session, query)),
  bind(notificationsApi.unreadCount, (_request, { session }) => notifications.unreadCount(session)),
  bind(notificationsApi.markAsRead, ({ body }, { session }) => notifications.markAsRead(session, body.ids)),
  bind(notificationsApi.markAllAsRead, ({ query }, { session }) =>
    notifications.markAllAsRead(session, query.types),
  ),
  bind(notificationsApi.config, (_request, { session }) => notifications.settings(session)),
  bind(notificationsApi.saveConfig, ({ body }, { session }) => notifications.saveSettings(session, body)),
  bind(notificationsApi.stream, async ({ query }, { session, locale }) =>
    notifications.stream(session, { locale, timezone: query.timezone, after: query.after }),
  ),
];
