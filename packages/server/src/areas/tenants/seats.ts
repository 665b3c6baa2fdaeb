import type { Queries } from "../../kernel/database.ts";
import { problem } from "../../kernel/problem.ts";
import { findLimit, fitsLimit } from "../access/access.service.ts";
import { countSeats } from "./members.store.ts";

/** @throws tenant.no.remaining.seats; the team must be held */
export const refuseWithoutSeat = async (tx: Queries, isReserved: boolean): Promise<void> => {
  const [limit, { members, invitations }] = await Promise.all([findLimit(tx, "USER_SEAT"), countSeats(tx)]);
  const taken = isReserved ? members : members + invitations;
  if (!fitsLimit(limit, taken, 1)) throw problem("tenant.no.remaining.seats", { limit });
};
