import type { Departure } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import {
  type AccountsService,
  type Admission,
  type Browser,
  enterScope,
  findHomeTenant,
} from "../accounts/accounts.service.ts";
import { listOwnInvitations } from "./invitations.store.ts";
import * as members from "./members.store.ts";
import { presentTenant } from "./tenants.present.ts";
import type { MemberHooks } from "./tenants.service.ts";
import * as store from "./tenants.store.ts";

/** What a user who has left a team sees, and how they continue. */
export const leaverOptions = (
  { database, sessions }: Kernel,
  accounts: Pick<AccountsService, "enterTeam" | "refuseRegistration">,
  hooks: Pick<MemberHooks, "openWorkspace">,
) => ({
  departure: ({ userId, tenantId }: Session): Promise<Departure> =>
    database.read({ userId, tenantId }, async (q) => {
      const [left, teams, invitations] = await Promise.all([
        members.findDeparture(q, userId),
        store.listOwnTeams(q),
        listOwnInvitations(q),
      ]);
      return {
        left: left
          ? {
              teamName: left.team_name,
              byName: left.by_name,
              isDisabled: left.is_disabled,
              isTold: left.notified_time !== null,
              time: left.create_time.toISOString(),
            }
          : null,
        teams: teams.map(presentTenant),
        invitations: invitations.map((one) => ({
          id: one.id,
          tenantId: one.tenant_id,
          tenantName: one.tenant_name,
          inviterName: one.inviter_name,
          expireTime: one.expire_time.toISOString(),
        })),
      };
    }),

  departureTold: ({ userId, tenantId }: Session): Promise<null> =>
    database.write({ userId, tenantId }, async (tx) => {
      members.notifyDepartures(tx, userId);
      return null;
    }),

  /** Of two at once the second finds the team of the first. */
  async foundTeam(session: Session, tenantName: string, browser: Browser): Promise<Admission> {
    await accounts.refuseRegistration();
    const { userId: accountId, userName: name } = session;
    const admission = await database.open(async (tx) => {
      await enterScope(tx, { userId: accountId });
      members.lockAccountForUpdate(tx, accountId);
      const home = await findHomeTenant(tx, accountId);
      const tenantId = home ?? (await hooks.openWorkspace(tx, { accountId, name, tenantName })).tenantId;
      return accounts.enterTeam(tx, session, tenantId, browser);
    });
    sessions.forget({ accountId });
    return admission;
  },
});
export type LeaverOptions = ReturnType<typeof leaverOptions>;
