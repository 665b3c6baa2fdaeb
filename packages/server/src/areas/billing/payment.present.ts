import type { Subscription } from "@benchleaf/contract";
import type { SubscriptionRow } from "./payment.store.ts";

export const presentSubscription = (row: SubscriptionRow, isCurrent: boolean): Subscription => ({
  id: row.id,
  productId: row.product_id,
  priceId: row.price_id,
  lookupKey: row.lookup_key,
  plan: row.plan,
  seats: row.seats,
  status: row.status,
  interval: row.interval,
  amount: row.amount,
  currency: row.currency,
  currentPeriodStart: row.current_period_start.toISOString(),
  currentPeriodEnd: row.current_period_end.toISOString(),
  cancelAtPeriodEnd: row.cancel_at_period_end,
  cancelAt: row.cancel_at?.toISOString() ?? null,
  graceEnd: row.grace_end?.toISOString() ?? null,
  created: row.created.toISOString(),
  isCurrent,
  nextLookupKey: row.next_lookup_key,
});
