import type { OpenWorkspace } from "../accounts/accounts.service.ts";
import type { TenantsService } from "../tenants/tenants.service.ts";
import type { ProjectsService } from "./projects.service.ts";

/** What a new account gets: a team that it owns, and a personal project in it. */
export const openWorkspace =
  (tenants: TenantsService, projects: ProjectsService): OpenWorkspace =>
  async (tx, { accountId, name, tenantName }) => {
    const scope = await tenants.open(tx, { accountId, tenantName: tenantName ?? name });
    await projects.createPersonal(tx, scope, name);
    return scope;
  };
