import { serverArea } from "../../kernel/area.ts";
import { actionsOf } from "../../kernel/subjects.ts";
import { filesArea } from "../files/files.area.ts";
import { demoComments } from "./comments.demo.ts";
import { commentsNotices } from "./comments.notices.ts";
import { commentsRoutes } from "./comments.routes.ts";
import { commentsService, commentsTopic } from "./comments.service.ts";

export const commentsArea = serverArea({
  needs: { files: filesArea },
  notices: commentsNotices,
  topics: [commentsTopic],
  open: ({ kernel, all }) => ({ comments: commentsService(kernel, actionsOf(all)) }),
  routes: ({ comments }) => commentsRoutes(comments),
  demo: (_, lab) => demoComments(lab),
});
