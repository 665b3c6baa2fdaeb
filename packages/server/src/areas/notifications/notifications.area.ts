import { serverArea } from "../../kernel/area.ts";
import { actionsOf } from "../../kernel/subjects.ts";
import { filesArea } from "../files/files.area.ts";
import { jobNotices } from "./job.notices.ts";
import { handNotifications } from "./live-streams.ts";
import { notificationsRoutes } from "./notifications.routes.ts";
import { notificationsService } from "./notifications.service.ts";
import { sendDigests } from "./send-digests.ts";
import { tellNews } from "./tell-news.ts";

export const notificationsArea = serverArea({
  needs: { files: filesArea },
  notices: jobNotices,
  open: ({ kernel }) => ({ notifications: notificationsService(kernel) }),
  routes: ({ notifications }) => notificationsRoutes(notifications),
  work(_, { kernel, notices, all }) {
    tellNews(kernel, notices, actionsOf(all));
    handNotifications(kernel);
    sendDigests(kernel);
  },
});
