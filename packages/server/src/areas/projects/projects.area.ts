import { analysisSets } from "../../kernel/analysis-sets.ts";
import { provide, serverArea } from "../../kernel/area.ts";
import { subjectKinds } from "../../kernel/subjects.ts";
import { accessArea } from "../access/access.area.ts";
import { limitUses } from "../access/access.service.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { workspaceOpener } from "../accounts/accounts.service.ts";
import { approvalsArea } from "../approvals/approvals.area.ts";
import { approvalKinds, approvalScopes } from "../approvals/approvals.service.ts";
import { filesArea } from "../files/files.area.ts";
import { identityArea } from "../identity/identity.area.ts";
import { teamJoiner } from "../identity/identity.service.ts";
import { liveArea } from "../live/live.area.ts";
import { liveRooms } from "../live/live.service.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { belongingsRecipient, memberWelcome, trailNames } from "../tenants/tenants.service.ts";
import { deleteProjects, projectDeletion } from "./delete-projects.ts";
import { joinWorkspace } from "./join-workspace.ts";
import { openWorkspace } from "./open-workspace.ts";
import { projectRooms } from "./project-notes.ts";
import { projectSubject } from "./project-subject.ts";
import { demoProjects } from "./projects.demo.ts";
import { projectsNotifications } from "./projects.notifications.ts";
import { projectsRoutes } from "./projects.routes.ts";
import { findProjectPeople, namesOfProjects, projectsService } from "./projects.service.ts";
import { projectsSet } from "./projects.sets.sql.ts";
import { countProjects } from "./projects.store.ts";
import { projectsWebhookEvents } from "./projects.webhook-events.ts";
import { sweepProjects } from "./sweep-projects.ts";

export const projectsArea = serverArea({
  needs: {
    access: accessArea,
    accounts: accountsArea,
    tenants: tenantsArea,
    identity: identityArea,
    files: filesArea,
    live: liveArea,
    approvals: approvalsArea,
  },
  notificationRules: projectsNotifications,
  webhookEvents: projectsWebhookEvents,
  open(
    { kernel },
    { approvals: { approvals, decisions }, tenants: { tenants }, files: { eraseProjectFiles } },
  ) {
    const projects = projectsService(kernel);
    return {
      kernel,
      eraseProjectFiles,
      projects,
      tenants,
      deletions: deleteProjects(kernel, approvals, decisions.decideAll),
    };
  },
  provides: ({ kernel, projects, tenants }) => [
    provide(analysisSets, projectsSet),
    provide(subjectKinds, projectSubject),
    provide(liveRooms, projectRooms(kernel)),
    provide(approvalKinds, projectDeletion(kernel)),
    provide(approvalScopes, { kind: "project", peopleOf: findProjectPeople }),
    provide(workspaceOpener, openWorkspace(tenants, projects)),
    provide(teamJoiner, joinWorkspace(tenants, projects)),
    provide(memberWelcome, projects.createPersonal),
    provide(belongingsRecipient, projects.handOver),
    provide(trailNames, { project: namesOfProjects }),
    provide(limitUses, { feature: "PROJECT_LIMIT", count: countProjects }),
  ],
  routes: ({ projects, deletions }, { kernel }) => projectsRoutes(kernel, projects, deletions),
  start: ({ kernel, eraseProjectFiles }) => sweepProjects(kernel, eraseProjectFiles),
  demo: (_, lab) => demoProjects(lab),
});
