import { serverArea } from "../../kernel/area.ts";
import { approvalsArea } from "../approvals/approvals.area.ts";
import { commentsArea } from "../comments/comments.area.ts";
import { jobNotices } from "./job.notices.ts";
import { liveStreams } from "./live-streams.ts";
import { notificationsRoutes } from "./notifications.routes.ts";
import { notificationsService } from "./notifications.service.ts";
import { sendDigests } from "./send-digests.ts";
import { tellChanges } from "./tell-changes.ts";
import { tellNews } from "./tell-news.ts";

export const notificationsArea = serverArea({
  needs: { approvals: approvalsArea, comments: commentsArea },
  notices: jobNotices,
  open: ({ kernel }) => ({ notifications: notificationsService(kernel, liveStreams(kernel)) }),
  routes: ({ notifications }) => notificationsRoutes(notifications),
  work(_, { kernel, notices }) {
    tellNews(kernel, notices);
    tellChanges(kernel);
    sendDigests(kernel);
  },
});
