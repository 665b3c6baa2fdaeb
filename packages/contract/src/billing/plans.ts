import { CUSTOM_QUOTE_SEATS, MIN_TEAM_SEATS, STANDARD_STORAGE_BYTES } from "../foundation/limits.ts";
import type { BillingInterval, Plan } from "./billing.schema.ts";

const GIBIBYTE = 1024 ** 3;

/** Storage of the team edition for each of its seats, in bytes. */
export const TEAM_STORAGE_BYTES_PER_SEAT = 20 * GIBIBYTE;
/** How long a plan whose payment failed continues, in days. */
export const PAYMENT_GRACE_DAYS = 14;
/** From this part of a limit on, who owns the team is warned. */
export const LIMIT_WARNING_SHARE = 0.8;
/** Maximum number of seats of a plan that is granted by hand. */
export const MAX_PLAN_SEATS = 100_000;
/** Most storage of a plan that is granted by hand, in bytes: a pebibyte. */
export const MAX_PLAN_STORAGE_BYTES = 1024 ** 5;
/** A limit of storage is stored in mebibytes, so that it fits the column of all limits. */
export const MEBIBYTE = 1024 ** 2;

/** Support response times of each plan. */
export const planSupport = {
  standard: "5x12",
  team: "7x24",
  custom: "7x24",
} as const satisfies Record<Plan, string>;

/** The numbers of seats that the team edition is sold with; more get a quote of their own. */
export const seatChoices: readonly number[] = Array.from(
  { length: CUSTOM_QUOTE_SEATS - MIN_TEAM_SEATS + 1 },
  (_, at) => MIN_TEAM_SEATS + at,
);

/** Storage of a plan for a number of seats, in bytes. */
export const storageOf = (plan: Plan, seats: number): number =>
  plan === "standard" ? STANDARD_STORAGE_BYTES : Math.max(1, seats) * TEAM_STORAGE_BYTES_PER_SEAT;

/** What each member who accepts an invitation adds to a free team, in addition to a seat. */
export const quotasPerMember = { storageBytes: GIBIBYTE, literatureAi: 20 } as const;
/** Beyond these, invitations add nothing. */
export const mostFreeQuotas = { storageBytes: 20 * GIBIBYTE, literatureAi: 500 } as const;
/** Uses of literature AI that a new free team starts with. */
export const FIRST_LITERATURE_AI_USES = 50;

/** Storage of a free team after a number of members have joined its founder. */
export const freeQuotasAt = (members: number): { storageBytes: number; literatureAi: number } => {
  const joined = Math.max(0, members - 1);
  const grown = (first: number, each: number, most: number) =>
    Math.max(first, Math.min(most, first + joined * each));
  return {
    storageBytes: grown(STANDARD_STORAGE_BYTES, quotasPerMember.storageBytes, mostFreeQuotas.storageBytes),
    literatureAi: grown(FIRST_LITERATURE_AI_USES, quotasPerMember.literatureAi, mostFreeQuotas.literatureAi),
  };
};

/** Plan, seats and interval of a price, parsed from its lookup key. */
export interface PricedPlan {
  readonly plan: Plan;
  readonly seats: number;
  readonly interval: BillingInterval | null;
  /** Without what only makes it unique at the payment provider: `team_5_seats`. */
  readonly lookupKey: string;
}

const LOOKUP_KEY = /^((standard|team|custom)_([1-9]\d{0,4})_seats)(?:_(month|year))?(?:_v\d{1,4})?$/;

/**
 * Reads a lookup key; null for one of something else that is sold from the same account.
 *
 * @example readLookupKey("team_5_seats_month") // { plan: "team", seats: 5, interval: "month", lookupKey: "team_5_seats" }
 */
export const readLookupKey = (key: string | null | undefined): PricedPlan | null => {
  const found = LOOKUP_KEY.exec(key ?? "");
  if (found === null) return null;
  const [, lookupKey, plan, seats, interval] = found;
  return {
    plan: plan as Plan,
    seats: Number(seats),
    interval: (interval as BillingInterval | undefined) ?? null,
    lookupKey: lookupKey!,
  };
};
