import { serverArea } from "../../kernel/area.ts";
import { actionsOf } from "../../kernel/subjects.ts";
import { filesArea } from "../files/files.area.ts";
import { demoComments } from "./comments.demo.ts";
import { commentsNotifications } from "./comments.notifications.ts";
import { commentsRoutes } from "./comments.routes.ts";
import { commentsService, commentsTopic } from "./comments.service.ts";

export const commentsArea = serverArea({
  needs: { files: filesArea },
  notificationRules: commentsNotifications,
  topics: [commentsTopic],
  open: ({ kernel, resolveAll: all }) => ({ comments: commentsService(kernel, actionsOf(all)) }),
  routes: ({ comments }) => commentsRoutes(comments),
  demo: (_, lab) => demoComments(lab),
});
