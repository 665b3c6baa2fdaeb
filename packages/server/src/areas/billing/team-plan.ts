import {
  LIMIT_WARNING_SHARE,
  type LimitKey,
  limitKeys,
  MEBIBYTE,
  planSupport,
  type TeamLimit,
  type TeamPlan,
} from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { LimitUse } from "../access/access.service.ts";
import { countMembers } from "./applications.store.ts";
import type { StripeAccess } from "./open-stripe.ts";
import * as store from "./plans.store.ts";

/** Whether more than four fifths of a limit are used. */
export const isNearLimit = (used: number, limit: number): boolean =>
  limit >= 0 && used >= limit * LIMIT_WARNING_SHARE && used > 0;

/** Storage is stored in mebibytes and displayed in bytes. */
const amountOf = (feature: LimitKey, quantity: number): number =>
  feature === "STORAGE_LIMIT" && quantity >= 0 ? quantity * MEBIBYTE : quantity;

/**
 * Every limit of the team: its value, its usage, and where it is set. The values are those with which areas refuse
 * more, counted in the same way: `team_limit` of the database and `limitUses` of the areas.
 */
export const readLimits = async (q: Queries, uses: readonly LimitUse[]): Promise<TeamLimit[]> => {
  const countOf = new Map(uses.map(({ feature, count }) => [feature, count]));
  const counted = limitKeys.filter((feature) => countOf.has(feature));
  const [rows, used] = await Promise.all([
    store.listLimits(q, counted),
    Promise.all(counted.map((feature) => countOf.get(feature)!(q))),
  ]);
  return rows.map(({ feature, quantity, source }, at) => {
    const limit = amountOf(feature, quantity);
    return {
      feature,
      limit,
      used: used[at]!,
      unit: feature === "STORAGE_LIMIT" ? "bytes" : "number",
      source,
      isNear: isNearLimit(used[at]!, limit),
    };
  });
};

/** The team's plan, for its page and the dialogs of plans. */
export const teamPlan = (
  { database }: Pick<Kernel, "database">,
  { isOn }: Pick<StripeAccess, "isOn">,
  uses: () => readonly LimitUse[],
) => ({
  show: (session: Session): Promise<TeamPlan> =>
    database.read(session, async (q) => {
      const [grant, memberCount, limits] = await Promise.all([
        store.findBestGrant(q),
        countMembers(q),
        readLimits(q, uses()),
      ]);
      const plan = grant?.plan ?? "standard";
      return {
        plan,
        source: grant?.source ?? null,
        seats: grant?.seats ?? null,
        endTime: grant?.end_time?.toISOString() ?? null,
        support: planSupport[plan],
        memberCount,
        isPaymentOn: isOn,
        limits,
      };
    }),
});
export type ShowTeamPlan = ReturnType<typeof teamPlan>;
