import type { Session } from "../../kernel/context.ts";
import { problem } from "../../kernel/problem.ts";
import type { TeamRow } from "./tenants.store.ts";

export const abilitiesOfTeam = (team: Pick<TeamRow, "owner_id">, { userId }: Pick<Session, "userId">) => {
  const isOwner = team.owner_id === userId;
  return { update: isOwner, transfer: isOwner, fillSeats: isOwner, quit: !isOwner };
};

/** @throws tenant.owner.only */
export const refuseOthers = (team: Pick<TeamRow, "owner_id">, { userId }: Pick<Session, "userId">): void => {
  if (team.owner_id !== userId) throw problem("tenant.owner.only");
};
