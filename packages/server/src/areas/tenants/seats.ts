import type { Queries } from "../../kernel/database.ts";
import { problem } from "../../kernel/problem.ts";
import { findLimit, fitsLimit } from "../access/access.service.ts";
import { countSeats } from "./members.store.ts";

export interface Seats {
  readonly limit: number;
  readonly members: number;
  /** Stored for who has been invited and may still come. */
  readonly invitations: number;
}

/** What they are when the team is held they stay until the commit. */
export const readSeats = async (tx: Queries): Promise<Seats> => {
  const [limit, counts] = await Promise.all([findLimit(tx, "USER_SEAT"), countSeats(tx)]);
  return { limit, ...counts };
};

/** Seats of members, and those reserved for invitations. */
export const countOccupiedSeats = async (q: Queries): Promise<number> => {
  const { members, invitations } = await countSeats(q);
  return members + invitations;
};

/** @throws tenant.no.remaining.seats */
export const requireSeat = ({ limit, members, invitations }: Seats, isReserved: boolean): void => {
  const taken = isReserved ? members : members + invitations;
  if (!fitsLimit(limit, taken, 1)) throw problem("tenant.no.remaining.seats", { limit });
};
