import type { Session } from "../../kernel/context.ts";
import { problem } from "../../kernel/problem.ts";
import { isWithin } from "../access/access.service.ts";
import type { MemberRow } from "./members.store.ts";
import type { TeamRow } from "./tenants.store.ts";

export const abilitiesOfTeam = (team: Pick<TeamRow, "owner_id">, { userId }: Pick<Session, "userId">) => {
  const isOwner = team.owner_id === userId;
  return { update: isOwner, transfer: isOwner, fillSeats: isOwner, quit: !isOwner };
};

/** @throws tenant.owner.only */
export const refuseOthers = (team: Pick<TeamRow, "owner_id">, { userId }: Pick<Session, "userId">): void => {
  if (team.owner_id !== userId) throw problem("tenant.owner.only");
};

type Helper = Pick<Session, "userId" | "authorities">;

/** Who may get help; `help-members.ts` checks the same, and the account's other teams. */
export const abilitiesOfMember = (member: MemberRow, helper: Helper) => {
  const mayHelp =
    helper.authorities.has("USER_UPDATE") &&
    member.account_id !== helper.userId &&
    member.status === "active" &&
    !member.is_owner &&
    member.roles.every((role) => isWithin(role, helper.authorities));
  return {
    unlock: mayHelp && member.lock_time !== null,
    resetSecondFactor: mayHelp && member.has_second_factor && member.reset_ask_time === null,
    withdrawSecondFactorReset: mayHelp && member.reset_ask_time !== null,
  };
};
