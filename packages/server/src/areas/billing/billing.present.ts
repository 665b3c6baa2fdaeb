import type { IssuedCode, RedeemCode } from "@benchleaf/contract";
import { printedCode } from "./billing.rules.ts";
import type { CodeRow } from "./billing.store.ts";

export const presentCode = (row: CodeRow, subscriptionLimit: number): RedeemCode => ({
  subscriptionLimit,
  dateEnd: row.date_end?.toISOString() ?? null,
  countLimit: row.count_limit,
  perLimit: row.per_limit,
  privilegeRule: { feature: row.feature },
});

export const presentIssued = (row: CodeRow): IssuedCode => ({
  id: row.id,
  cdkey: printedCode(row.cdkey),
  subscriptionLimit: row.subscription_limit,
  dateEnd: row.date_end?.toISOString() ?? null,
  countLimit: row.count_limit,
  perLimit: row.per_limit,
  privilegeRule: { feature: row.feature },
  usedCount: row.used_count,
  createTime: row.create_time.toISOString(),
});
