import { analysisSets } from "../../kernel/analysis-sets.ts";
import { provide, serverArea } from "../../kernel/area.ts";
import { accessArea } from "../access/access.area.ts";
import { holdersOfKey, limitUses } from "../access/access.service.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { workspaceOpener } from "../accounts/accounts.service.ts";
import { tablesArea } from "../tables/tables.area.ts";
import { tableKinds } from "../tables/tables.service.ts";
import { runTeams } from "./admin-tenants.ts";
import { checkTrail } from "./check-trail.ts";
import { helpMembers } from "./help-members.ts";
import { inviteMembers } from "./invite-members.ts";
import { joinTeam } from "./join-team.ts";
import { leaverOptions } from "./leaver-options.ts";
import { manageMembers } from "./manage-members.ts";
import { manageTeam } from "./manage-team.ts";
import { memberTables } from "./member-tables.ts";
import { membersSet } from "./members.sets.sql.ts";
import { readTrail } from "./read-trail.ts";
import { countOccupiedSeats } from "./seats.ts";
import { sendInvitations } from "./send-invitation.ts";
import { demoTeam } from "./tenants.demo.ts";
import { tenantsNotifications } from "./tenants.notifications.ts";
import { instanceTeamsRoutes, membersRoutes, tenantsRoutes, trailRoutes } from "./tenants.routes.ts";
import {
  belongingsRecipient,
  type MemberHooks,
  memberWelcome,
  tenantsService,
  trailNames,
} from "./tenants.service.ts";
import { tenantsWebhookEvents } from "./tenants.webhook-events.ts";

export const tenantsArea = serverArea({
  needs: { access: accessArea, accounts: accountsArea, tables: tablesArea },
  notificationRules: tenantsNotifications,
  webhookEvents: tenantsWebhookEvents,
  followers: { trailCheck: holdersOfKey("SETTINGS_SECURITY") },
  open({ kernel }, { access, accounts }) {
    const invite = inviteMembers(kernel);
    return {
      tenants: tenantsService(kernel),
      invite,
      tables: memberTables(kernel, invite),
      ...access,
      ...accounts,
    };
  },
  provides: ({ tables }) => [
    provide(analysisSets, membersSet),
    provide(tableKinds, tables),
    provide(limitUses, { feature: "USER_SEAT", count: countOccupiedSeats }),
  ],
  routes({ access, accounts, globalConfig, invite }, { kernel, resolveAll: all, resolve }) {
    const hooks: MemberHooks = {
      openWorkspace: resolve(workspaceOpener),
      welcome: resolve(memberWelcome),
      async handOver(tx, scope, change) {
        for (const handOver of all(belongingsRecipient)) await handOver(tx, scope, change);
      },
    };
    return [
      ...tenantsRoutes(access, manageTeam(kernel, accounts)),
      ...trailRoutes(
        readTrail(kernel, () => Object.assign({}, ...all(trailNames))),
        checkTrail(kernel),
      ),
      ...membersRoutes(
        manageMembers(kernel, accounts, hooks),
        helpMembers(kernel, accounts),
        invite,
        joinTeam(kernel, accounts, hooks),
        leaverOptions(kernel, accounts, hooks),
      ),
      ...instanceTeamsRoutes(runTeams(kernel, globalConfig)),
    ];
  },
  start: (_, { kernel }) => sendInvitations(kernel),
  demo: ({ accounts, tenants }, lab, { kernel, resolve }) =>
    demoTeam(kernel, { accounts, tenants, welcome: resolve(memberWelcome) }, lab),
});
