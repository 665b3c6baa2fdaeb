import { serverArea } from "../../kernel/area.ts";
import { filesArea } from "../files/files.area.ts";
import { commentsNotices } from "./comments.notices.ts";
import { commentsRoutes } from "./comments.routes.ts";
import { commentsService } from "./comments.service.ts";

export const commentsArea = serverArea({
  needs: { files: filesArea },
  notices: commentsNotices,
  open: ({ kernel }) => ({ comments: commentsService(kernel) }),
  routes: ({ comments }) => commentsRoutes(comments),
});
