import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { notificationTypeSchema, notificationTypes } from "../foundation/notice-kind.ts";
import { notificationKindNames } from "../foundation/notification-kinds.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { notificationSchema, notificationSettingSchema, unreadCountSchema } from "./notifications.schema.ts";

const flag = z.enum(["true", "false"]).transform((value) => value === "true");

/** Types joined by comma, e.g. `MENTION,COMMENT`. */
const joinedTypes = z
  .string()
  .max(200)
  .transform((value) => value.split(",").filter((one) => one !== ""))
  .pipe(z.array(notificationTypeSchema).max(notificationTypes.length));

/** The message centre: read, mark as read, stream, and preferences. */
export const notificationsApi = {
  list: endpoint({
    method: "GET",
    path: "/notifications/list",
    summary: "The caller's notifications, newest first: by cursor, or by the number of the page",
    access: "session",
    query: z.object({
      ...pageQuery,
      currentPage: z.coerce.number().int().min(1).max(1_000).default(1),
      type: joinedTypes.optional(),
      readFlag: flag.optional(),
    }),
    data: pageOf(notificationSchema).extend({ total: z.number().int() }),
  }),
  unreadCount: endpoint({
    method: "GET",
    path: "/notifications/unreadCount",
    summary: "Unread notifications of the caller: in total, by category and by type",
    access: "session",
    data: unreadCountSchema,
  }),
  markAsRead: endpoint({
    method: "PUT",
    path: "/notifications/markAsRead",
    summary: "Mark some of the caller's notifications as read; unknown ones are passed over",
    access: "session",
    body: z.object({ ids: z.array(idSchema).min(1).max(200) }),
    data: unreadCountSchema,
  }),
  markAllAsRead: endpoint({
    method: "PUT",
    path: "/notifications/markAllAsRead",
    summary: "Mark all of the caller's notifications as read, or those of some types",
    access: "session",
    query: z.object({ types: joinedTypes.optional() }),
    data: unreadCountSchema,
  }),
  config: endpoint({
    method: "GET",
    path: "/notifications/config",
    summary: "Which kinds the caller is told, and by which channel",
    access: "session",
    data: z.array(notificationSettingSchema),
  }),
  saveConfig: endpoint({
    method: "PUT",
    path: "/notifications/config",
    summary: "Change for some kinds how the caller is told",
    access: { permission: "SETTINGS_NOTIFICATION" },
    body: z.array(notificationSettingSchema).min(1).max(notificationKindNames.length),
    data: z.array(notificationSettingSchema),
  }),
  stream: endpoint({
    method: "GET",
    path: "/notifications/stream",
    summary: "Server-sent events: each new notification and every change of the unread counts",
    access: "session",
    query: z.object({
      /** Where the reader is, for the hour and the dates of the daily mail. */
      timezone: z.string().max(64).optional(),
      /** The last notification that this reader has; later ones of the last minutes come first. */
      after: idSchema.optional(),
    }),
    answersStream: true,
  }),
};
