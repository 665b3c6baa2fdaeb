import { provide, serverArea } from "../../kernel/area.ts";
import { filesArea } from "../files/files.area.ts";
import { fileKinds } from "../files/kinds.service.ts";
import { liveArea } from "../live/live.area.ts";
import { liveRooms } from "../live/live.service.ts";
import { projectsArea } from "../projects/projects.area.ts";
import { subjectsArea } from "../subjects/subjects.area.ts";
import { tasksArea } from "../tasks/tasks.area.ts";
import { taskBoxes } from "../tasks/tasks.service.ts";
import { blockPictures } from "./block-pictures.ts";
import { pageTaskBoxes } from "./check-task-boxes.ts";
import { documentRooms } from "./document-rooms.ts";
import { documentsNotifications } from "./documents.notifications.ts";
import { documentsRoutes } from "./documents.routes.ts";
import {
  copyPages,
  type DocumentKind,
  digestPageVersion,
  documentKinds,
  documentsService,
  findPageText,
} from "./documents.service.ts";
import { pageExports } from "./page-exports.service.ts";
import { saveIdlePages } from "./save-idle-pages.ts";

/** Documents without a lifecycle: every user who may edit the file may write them. */
const plainDocuments: DocumentKind = {
  kind: "yydoc",
  keys: { read: "PROJECT_READ", update: "PROJECT_FILE_UPDATE" },
};

export const documentsArea = serverArea({
  needs: {
    files: filesArea,
    live: liveArea,
    projects: projectsArea,
    subjects: subjectsArea,
    tasks: tasksArea,
  },
  notificationRules: documentsNotifications,
  open({ kernel, resolveAll: all }, { files: { files }, live: { rooms } }) {
    const documents = documentsService(kernel, files, rooms, () => all(documentKinds));
    return {
      documents,
      exports: pageExports(kernel, documents, () => all(blockPictures)),
      rooms: documentRooms(kernel, documents),
    };
  },
  provides: ({ documents, exports, rooms }) => [
    provide(taskBoxes, pageTaskBoxes(documents)),
    provide(documentKinds, plainDocuments),
    provide(liveRooms, rooms),
    provide(fileKinds, {
      kinds: ["yydoc"],
      copy: copyPages,
      digest: digestPageVersion,
      text: findPageText,
      sheet: exports.sheet,
      writing: {
        view: "markdown",
        nameOf: (name) => `${name}.md`,
        contentType: "text/markdown; charset=utf-8",
        write: (scope, id, version) =>
          exports.export(scope, id, "yydoc", { format: "markdown", version, timezone: "UTC" }),
      },
    }),
  ],
  routes: ({ documents, exports }, { kernel }) => documentsRoutes(kernel, documents, exports),
  start: ({ documents }, { kernel }) => saveIdlePages(kernel, documents),
});
