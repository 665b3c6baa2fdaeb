import { serverArea } from "../../kernel/area.ts";
import { accessArea } from "../access/access.area.ts";
import { filesArea } from "../files/files.area.ts";
import { genomesArea } from "../genomes/genomes.area.ts";
import { sequencesArea } from "../sequences/sequences.area.ts";
import { demoGuides } from "./crispr.demo.ts";
import { crisprNotifications } from "./crispr.notifications.ts";
import { crisprRoutes } from "./crispr.routes.ts";
import { crisprService } from "./crispr.service.ts";
import { guideSearch, searchAtOnce, searchGuides } from "./search-guides.ts";
import { taskReaders } from "./task-readers.ts";

export const crisprArea = serverArea({
  needs: { access: accessArea, files: filesArea, sequences: sequencesArea, genomes: genomesArea },
  notificationRules: crisprNotifications,
  followers: { crisprTask: taskReaders },
  open: ({ kernel }) => ({ crispr: crisprService(kernel), search: guideSearch(kernel) }),
  routes: ({ crispr }) => crisprRoutes(crispr),
  start: ({ search }, { kernel }) => searchGuides(kernel, search),
  demo: ({ search }, lab) => demoGuides((taskId, scope) => searchAtOnce(search, taskId, scope), lab),
});
