import { analysisSets } from "../../kernel/analysis-sets.ts";
import { provide, serverArea } from "../../kernel/area.ts";
import { subjectKinds, subjectStateSources } from "../../kernel/subjects.ts";
import { accessArea } from "../access/access.area.ts";
import { limitUses } from "../access/access.service.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { labelsArea } from "../labels/labels.area.ts";
import { labelSources } from "../labels/labels.service.ts";
import { liveArea } from "../live/live.area.ts";
import { liveRooms } from "../live/live.service.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { belongingsRecipient, trailNames } from "../tenants/tenants.service.ts";
import { broadcastChanges, filesTopic } from "./broadcast-changes.ts";
import { changeFiles } from "./change-files.ts";
import { sweepTrash } from "./empty-trash.ts";
import { eraseProjectFiles } from "./erase-project-files.ts";
import { namesForTrail } from "./file-names.service.ts";
import { fileRooms } from "./file-rooms.ts";
import { fileStates, fileSubject } from "./file-subject.ts";
import { demoFiles } from "./files.demo.ts";
import { filesNotifications } from "./files.notifications.ts";
import { filesRoutes } from "./files.routes.ts";
import { filesService } from "./files.service.ts";
import { filesSet } from "./files.sets.sql.ts";
import { filesWebhookEvents } from "./files.webhook-events.ts";
import { copyOf, fileKinds } from "./kinds.service.ts";
import { fileLabels } from "./label-file.ts";
import { fileLinks } from "./links.service.ts";
import { markFiles } from "./mark-files.ts";
import { registerUploads, removeObjects, uploadActions } from "./register-uploads.ts";
import { countFilesOfLargestProject, countStoredBytes } from "./tree.store.ts";

export const filesArea = serverArea({
  needs: {
    access: accessArea,
    accounts: accountsArea,
    tenants: tenantsArea,
    live: liveArea,
    labels: labelsArea,
  },
  notificationRules: filesNotifications,
  webhookEvents: filesWebhookEvents,
  topics: [filesTopic],
  open({ kernel }) {
    const files = filesService(kernel);
    const { importTags } = markFiles(kernel, files);
    return {
      files,
      fileRooms: fileRooms(kernel),
      importTags,
      changes: changeFiles(kernel, files),
      links: fileLinks(kernel),
      eraseProjectFiles: eraseProjectFiles(kernel),
      importUploads: registerUploads(kernel, files).importing,
    };
  },
  provides: ({ files, fileRooms: rooms }) => [
    provide(analysisSets, filesSet),
    provide(liveRooms, rooms),
    provide(belongingsRecipient, files.handOver),
    provide(trailNames, { file: namesForTrail }),
    provide(fileKinds, uploadActions),
    provide(subjectKinds, fileSubject),
    provide(subjectStateSources, fileStates),
    provide(labelSources, fileLabels),
    provide(limitUses, { feature: "PROJECT_FILE_LIMIT", count: countFilesOfLargestProject }),
    provide(limitUses, { feature: "STORAGE_LIMIT", count: countStoredBytes }),
  ],
  routes: ({ files, links }, { kernel, resolveAll: all }) =>
    filesRoutes(kernel, files, links, (kind) => copyOf(all(fileKinds), kind)),
  start(_, { kernel }) {
    sweepTrash(kernel);
    removeObjects(kernel);
    broadcastChanges(kernel);
  },
  demo: (_, lab) => demoFiles(lab),
});
