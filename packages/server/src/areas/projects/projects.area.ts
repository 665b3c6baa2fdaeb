import { give, serverArea } from "../../kernel/area.ts";
import { accessArea } from "../access/access.area.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { workspaceOpener } from "../accounts/accounts.service.ts";
import { approvalsArea } from "../approvals/approvals.area.ts";
import { filesArea } from "../files/files.area.ts";
import { identityArea } from "../identity/identity.area.ts";
import { teamJoiner } from "../identity/identity.service.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { belongingsHeir, memberWelcome, trailNames } from "../tenants/tenants.service.ts";
import { deleteProjects } from "./delete-projects.ts";
import { joinWorkspace } from "./join-workspace.ts";
import { openWorkspace } from "./open-workspace.ts";
import { projectsNotices } from "./projects.notices.ts";
import { projectsOutside } from "./projects.outside.ts";
import { projectsRoutes } from "./projects.routes.ts";
import { namesOfProjects, projectsService } from "./projects.service.ts";

export const projectsArea = serverArea({
  needs: {
    access: accessArea,
    accounts: accountsArea,
    tenants: tenantsArea,
    identity: identityArea,
    files: filesArea,
    approvals: approvalsArea,
  },
  notices: projectsNotices,
  outside: projectsOutside,
  open({ kernel }, { approvals: { approvals, decisions }, tenants: { tenants } }) {
    const projects = projectsService(kernel);
    return { projects, tenants, deletions: deleteProjects(kernel, approvals, decisions.decideAll) };
  },
  gives: ({ projects, tenants }) => [
    give(workspaceOpener, openWorkspace(tenants, projects)),
    give(teamJoiner, joinWorkspace(tenants, projects)),
    give(memberWelcome, projects.createPersonal),
    give(belongingsHeir, projects.handOver),
    give(trailNames, { project: namesOfProjects }),
  ],
  routes: ({ projects, deletions }, { kernel }) => projectsRoutes(kernel, projects, deletions),
});
