import { enterScope } from "../accounts/accounts.service.ts";
import type { JoinTeam } from "../identity/identity.service.ts";
import type { TenantsService } from "../tenants/tenants.service.ts";
import type { ProjectsService } from "./projects.service.ts";

/** What an account that joins a team gets: a membership, and a personal project. */
export const joinWorkspace =
  (tenants: TenantsService, projects: ProjectsService): JoinTeam =>
  async (tx, { tenantId }, { accountId, name, roleId }) => {
    const scope = { tenantId, userId: accountId };
    await enterScope(tx, scope);
    await tenants.seatMember(tx, scope, accountId, roleId === null ? [] : [roleId]);
    await projects.createPersonal(tx, scope, name);
  };
