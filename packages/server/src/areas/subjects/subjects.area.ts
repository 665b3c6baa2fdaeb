import { serverArea } from "../../kernel/area.ts";
import { actionsOf, subjectStateSources } from "../../kernel/subjects.ts";
import { commentsArea } from "../comments/comments.area.ts";
import { filesArea } from "../files/files.area.ts";
import { previewsArea } from "../previews/previews.area.ts";
import { attachFiles } from "./attach-files.ts";
import { subjectsNotifications } from "./subjects.notifications.ts";
import { subjectsRoutes } from "./subjects.routes.ts";
import { subjectsService } from "./subjects.service.ts";

export const subjectsArea = serverArea({
  needs: { files: filesArea, comments: commentsArea, previews: previewsArea },
  notificationRules: subjectsNotifications,
  open: ({ kernel, resolveAll: all }) => ({
    subjects: subjectsService(kernel, actionsOf(all), () => all(subjectStateSources)),
    attachments: attachFiles(kernel, actionsOf(all)),
  }),
  routes: ({ subjects, attachments }) => subjectsRoutes(subjects, attachments),
});
