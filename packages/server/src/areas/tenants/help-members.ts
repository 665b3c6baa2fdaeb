import type { AuditAction, Id, Locale, Member, MemberHelp } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { lockTeamForUpdate, refuseReactivation } from "../access/access.service.ts";
import { type AccountsService, demandIdentity } from "../accounts/accounts.service.ts";
import * as store from "./members.store.ts";
import { releaseSecondFactor } from "./release-second-factor.ts";
import { presentMember } from "./tenants.present.ts";
import { findTeam } from "./tenants.store.ts";

const ACTIONS = {
  unlocked: "member.unlock",
  secondFactorReset: "member.resetSecondFactor",
  secondFactorResetAsked: "member.agreeToResetSecondFactor",
} as const satisfies Record<string, AuditAction>;

interface Wanted {
  readonly accountId: Id;
  readonly reason: string;
  readonly locale: Locale;
}

/** What came of it; null if there was nothing to do. */
type Help = (tx: Queries, session: Session, wanted: Wanted) => Promise<keyof typeof ACTIONS | null>;

/**
 * Help for a member who has lost access: with proof of identity, a reason, a message to the person, and audit
 * entries.
 */
export const helpMembers = (kernel: Kernel, { help }: Pick<AccountsService, "help">) => {
  const { database, audit, events } = kernel;
  const release = releaseSecondFactor(kernel, { help });

  /** Who may be helped: another one, who has no right that the helper lacks. The owner has, as the owner. */
  const hold = async (tx: Queries, session: Session, userId: Id) => {
    if (userId === session.userId) throw problem("member.yourself");
    await lockTeamForUpdate(tx);
    const [member, team] = await Promise.all([
      store.findMember(tx, userId),
      findTeam(tx),
      refuseReactivation(tx, userId, session),
    ]);
    if (member === undefined || member.status !== "active") throw problem("user.not.found");
    if (member.is_owner) throw problem("role.beyond.own");
    return { before: member, team: team?.name ?? "" };
  };

  const giving =
    (give: Help) =>
    async (session: Session, userId: Id, { token, reason }: MemberHelp, locale: Locale): Promise<Member> => {
      const houseIn = await help.emails();
      const member = await database.write(session, async (tx) => {
        const [{ before, team }] = await Promise.all([
          hold(tx, session, userId),
          demandIdentity(tx, session, "memberAccess", token),
        ]);
        const kind = await give(tx, session, { accountId: userId, reason, locale });
        if (kind === null) return presentMember(before, session);
        await help.tell(tx, houseIn, userId, { kind, team, by: session.userName, reason, locale });
        const action = ACTIONS[kind];
        await audit.record(tx, session, { action, objectType: "account", objectId: userId, reason });
        await events.emit(tx, session, { type: `member.${kind}`, data: { accountId: userId, reason } });
        return presentMember((await store.findMember(tx, userId)) ?? before, session);
      });
      help.forget(userId);
      return member;
    };

  return {
    unlock: giving(async (tx, session, { accountId }) =>
      (await help.unlock(tx, session, accountId)) ? "unlocked" : null,
    ),

    resetSecondFactor: giving(release.ask),

    /** Takes the team's agreement back: to the safe side, so no one has to prove who they are. */
    withdraw: (session: Session, userId: Id): Promise<Member> =>
      database.write(session, async (tx) => {
        const [{ before }, isWithdrawn] = await Promise.all([
          hold(tx, session, userId),
          help.releases.withdraw(tx, userId),
        ]);
        if (!isWithdrawn) return presentMember(before, session);
        const action = "member.withdrawSecondFactorReset";
        await audit.record(tx, session, { action, objectType: "account", objectId: userId });
        return presentMember({ ...before, reset_ask_time: null }, session);
      }),
  };
};
export type HelpMembers = ReturnType<typeof helpMembers>;
