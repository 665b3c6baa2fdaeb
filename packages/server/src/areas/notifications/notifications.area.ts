import { serverArea } from "../../kernel/area.ts";
import { actionsOf } from "../../kernel/subjects.ts";
import { filesArea } from "../files/files.area.ts";
import { createNotifications } from "./create-notifications.ts";
import { jobNotifications } from "./job.notifications.ts";
import { streamNotifications } from "./live-streams.ts";
import { notificationsRoutes } from "./notifications.routes.ts";
import { notificationsService } from "./notifications.service.ts";
import { sendDigests } from "./send-digests.ts";

export const notificationsArea = serverArea({
  needs: { files: filesArea },
  notificationRules: jobNotifications,
  open: ({ kernel }) => ({ notifications: notificationsService(kernel) }),
  routes: ({ notifications }) => notificationsRoutes(notifications),
  start(_, { kernel, notificationRules: notices, resolveAll: all }) {
    createNotifications(kernel, notices, actionsOf(all));
    streamNotifications(kernel);
    sendDigests(kernel);
  },
});
