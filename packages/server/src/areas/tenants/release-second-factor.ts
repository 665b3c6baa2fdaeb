import { type Id, SECOND_FACTOR_RESET_HOURS } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { JobData } from "../../kernel/jobs.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { listHolders } from "../access/access.service.ts";
import { type AccountsService, enterScope } from "../accounts/accounts.service.ts";
import * as store from "./members.store.ts";
import { isReleased } from "./tenants.rules.ts";
import { findTeam } from "./tenants.store.ts";

const ASK = "ask-other-teams";
const RELEASE = "release-second-factor";

type Asked = JobData[typeof RELEASE];

/**
 * A second factor that guards several teams: each of them must agree, and after the last one did, its owner has a day
 * to object. Signing in with it is enough.
 */
export const releaseSecondFactor = (kernel: Kernel, { help }: Pick<AccountsService, "help">) => {
  const { audit, database, events, jobs } = kernel;

  jobs.register(ASK, ({ accountId }) =>
    database.open(async (tx) => {
      await enterScope(tx, { userId: accountId });
      const agreed = await help.releases.list(tx, accountId);
      if (agreed.length === 0) return;
      for (const { tenantId } of await help.teamsOfOthers(tx, accountId)) {
        if (agreed.some((one) => one.tenant_id === tenantId)) continue;
        const scope = { tenantId, userId: accountId };
        await enterScope(tx, scope);
        await audit.record(tx, scope, {
          action: "account.askTwoFactorReset",
          objectType: "account",
          objectId: accountId,
        });
        await events.emit(tx, scope, { type: "member.secondFactorResetWaits", data: { accountId } });
      }
    }),
  );

  /**
   * Whether every user who agreed for their team may still do so. Leaves the transaction in the scope of the last
   * team checked.
   */
  const mayStill = async (tx: Queries, releases: readonly { tenant_id: Id; helper_id: Id }[]) => {
    for (const { tenant_id: tenantId, helper_id: userId } of releases) {
      await enterScope(tx, { tenantId, userId });
      if (!(await listHolders(tx, "USER_UPDATE")).includes(userId)) return false;
    }
    return true;
  };

  jobs.register(RELEASE, async ({ accountId, locale }) => {
    const houseIn = await help.emails();
    const isTaken = await database.open(async (tx) => {
      await enterScope(tx, { userId: accountId });
      if (!(await help.releases.hold(tx, accountId))) return false;
      const releases = await help.releases.list(tx, accountId);
      const last = releases.at(-1);
      const teams = await help.teamsOfOthers(tx, accountId);
      if (last === undefined || !isReleased(teams, releases) || !(await mayStill(tx, releases))) return false;
      for (const { tenant_id: tenantId, helper_id: userId, reason } of releases) {
        const scope = { tenantId, userId };
        await enterScope(tx, scope);
        await audit.record(tx, scope, {
          action: "member.resetSecondFactor",
          objectType: "account",
          objectId: accountId,
          reason,
        });
        await events.emit(tx, scope, { type: "member.secondFactorReset", data: { accountId, reason } });
      }
      const scope = { tenantId: last.tenant_id, userId: last.helper_id };
      const { reason } = last;
      const [helper, team] = await Promise.all([store.findMember(tx, scope.userId), findTeam(tx)]);
      const by = helper?.name ?? "";
      const letter = { kind: "secondFactorReset", team: team?.name ?? "", by, reason, locale } as const;
      await help.tell(tx, houseIn, accountId, letter);
      const tenantIds = releases.map((one) => one.tenant_id);
      await help.dropSecondFactor(tx, accountId, tenantIds);
      return true;
    });
    if (isTaken) help.forget(accountId);
  });

  return {
    /**
     * What one team may do: take it away where it guards no other team, else agree to it. Null if there is nothing to
     * do.
     */
    async ask(
      tx: Queries,
      session: Session,
      { accountId, reason, locale }: Asked & { readonly reason: string },
    ): Promise<"secondFactorReset" | "secondFactorResetAsked" | null> {
      const [hasOne, teams] = await Promise.all([
        help.releases.hold(tx, accountId),
        help.teamsOfOthers(tx, accountId),
      ]);
      await enterScope(tx, session);
      if (!hasOne) return null;
      const others = teams.filter(({ tenantId }) => tenantId !== session.tenantId);
      // No one helps the owner of a team.
      if (others.some(({ isOwner }) => isOwner)) throw problem("member.elsewhere");
      if (others.length === 0) {
        await help.dropSecondFactor(tx, accountId, [session.tenantId]);
        return "secondFactorReset";
      }
      if (!(await help.releases.add(tx, { accountId, helperId: session.userId, reason }))) return null;
      const payload: Asked = { accountId, locale };
      // A minute more, lest the clocks of server and database differ.
      const at = new Date(Date.now() + SECOND_FACTOR_RESET_HOURS * 3_600_000 + 60_000);
      await jobs.add(tx, ASK, payload);
      await jobs.add(tx, RELEASE, payload, { at });
      return "secondFactorResetAsked";
    },
  };
};
