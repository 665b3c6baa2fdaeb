import type { AuditAction, Id, Locale, Member, MemberHelp } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { holdTeam, refuseReturning } from "../access/access.service.ts";
import { type AccountsService, demandIdentity } from "../accounts/accounts.service.ts";
import * as store from "./members.store.ts";
import { presentMember } from "./tenants.present.ts";
import { findTeam } from "./tenants.store.ts";

interface Help {
  readonly kind: "unlocked" | "secondFactorReset";
  readonly action: AuditAction;
  /** False where there is nothing to do. */
  readonly work: (tx: Queries, session: Session, userId: Id) => Promise<boolean>;
}

/** Help for a member who cannot come in: proven, with a reason, told to the person, and in the trail. */
export const helpMembers = (kernel: Kernel, { help }: Pick<AccountsService, "help">) => {
  const { database, audit, events } = kernel;

  /** Who may be helped: another one, who has no right that the helper lacks. The owner has, as the owner. */
  const hold = async (tx: Queries, session: Session, userId: Id, token: string) => {
    if (userId === session.userId) throw problem("member.yourself");
    await holdTeam(tx);
    const [member, team] = await Promise.all([
      store.findMember(tx, userId),
      findTeam(tx),
      refuseReturning(tx, userId, session),
      demandIdentity(tx, session, "memberAccess", token),
    ]);
    if (member === undefined || member.status !== "active") throw problem("user.not.found");
    if (member.is_owner) throw problem("role.beyond.own");
    return { before: member, team: team?.name ?? "" };
  };

  const unlock: Help = { kind: "unlocked", action: "member.unlock", work: help.unlock };
  const resetSecondFactor: Help = {
    kind: "secondFactorReset",
    action: "member.resetSecondFactor",
    async work(tx, session, userId) {
      if (await help.opensOthersTeams(tx, session, userId)) throw problem("member.elsewhere");
      return help.dropSecondFactor(tx, session, userId);
    },
  };

  const giving =
    ({ kind, action, work }: Help) =>
    async (session: Session, userId: Id, { token, reason }: MemberHelp, locale: Locale): Promise<Member> => {
      const houseIn = await help.letters();
      const member = await database.write(session, async (tx) => {
        const { before, team } = await hold(tx, session, userId, token);
        if (!(await work(tx, session, userId))) return presentMember(before, session);
        await help.tell(tx, houseIn, userId, { kind, team, by: session.userName, reason, locale });
        await audit.record(tx, session, { action, objectType: "account", objectId: userId, reason });
        await events.emit(tx, session, { type: `member.${kind}`, data: { accountId: userId, reason } });
        return presentMember((await store.findMember(tx, userId)) ?? before, session);
      });
      help.forget(userId);
      return member;
    };

  return { unlock: giving(unlock), resetSecondFactor: giving(resetSecondFactor) };
};
export type HelpMembers = ReturnType<typeof helpMembers>;
