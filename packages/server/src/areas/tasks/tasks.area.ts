import { analysisSets } from "../../kernel/analysis-sets.ts";
import { provide, serverArea } from "../../kernel/area.ts";
import { actionsOf } from "../../kernel/subjects.ts";
import { projectsArea } from "../projects/projects.area.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { belongingsRecipient } from "../tenants/tenants.service.ts";
import { remindPeople } from "./remind-people.ts";
import { taskBoxes } from "./task-boxes.ts";
import { taskFeeds } from "./task-feeds.ts";
import { demoTasks } from "./tasks.demo.ts";
import { tasksNotifications } from "./tasks.notifications.ts";
import { tasksRoutes } from "./tasks.routes.ts";
import { tasksService } from "./tasks.service.ts";
import { tasksSet } from "./tasks.sets.sql.ts";
import { transferOwnership } from "./tasks.store.ts";

export const tasksArea = serverArea({
  needs: { tenants: tenantsArea, projects: projectsArea },
  notificationRules: tasksNotifications,
  open: ({ kernel, resolveAll: all }) => ({
    tasks: tasksService(kernel, actionsOf(all), () => all(taskBoxes)),
    feeds: taskFeeds(kernel),
    reminders: remindPeople(kernel),
  }),
  provides: () => [
    provide(analysisSets, tasksSet),
    provide(belongingsRecipient, async (tx, _, { from, to }) => transferOwnership(tx, from, to)),
  ],
  routes: ({ tasks, feeds }) => tasksRoutes(tasks, feeds),
  start: ({ reminders }, { kernel }) => kernel.jobs.everyHour("remind-of-tasks", reminders.remind),
  demo: (_, lab) => demoTasks(lab),
});
