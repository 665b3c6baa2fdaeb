import { type IssuedCode, MIN_TEAM_SEATS, type PrivilegeRule, type RedeemCode } from "@benchleaf/contract";
import { printedCode } from "./billing.rules.ts";
import type { CodeRow } from "./billing.store.ts";

/** What a code gives, including the seats of a plan. */
export const ruleOf = ({ feature, seats }: Pick<CodeRow, "feature" | "seats">): PrivilegeRule =>
  feature === "plan.team" ? { feature, seats: seats ?? MIN_TEAM_SEATS } : { feature };

export const presentCode = (row: CodeRow, subscriptionLimit: number): RedeemCode => ({
  subscriptionLimit,
  dateEnd: row.date_end?.toISOString() ?? null,
  countLimit: row.count_limit,
  perLimit: row.per_limit,
  privilegeRule: ruleOf(row),
});

export const presentIssued = (row: CodeRow): IssuedCode => ({
  id: row.id,
  cdkey: printedCode(row.cdkey),
  subscriptionLimit: row.subscription_limit,
  dateEnd: row.date_end?.toISOString() ?? null,
  countLimit: row.count_limit,
  perLimit: row.per_limit,
  privilegeRule: ruleOf(row),
  usedCount: row.used_count,
  createTime: row.create_time.toISOString(),
});
