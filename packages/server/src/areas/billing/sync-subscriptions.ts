import {
  type Id,
  MEBIBYTE,
  type PricedPlan,
  readLookupKey,
  SYSTEM_USER_ID,
  storageOf,
} from "@benchleaf/contract";
import type Stripe from "stripe";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { Prices } from "./find-prices.ts";
import type { StripeAccess } from "./open-stripe.ts";
import { currentOf, nextPriceOf, planEndOf, readSubscription, soldBy } from "./payment.rules.ts";
import type { SubscriptionRow } from "./payment.store.ts";
import * as store from "./payment.store.ts";
import { saveSubscriptionGrant } from "./plans.store.ts";

const NIGHTLY_BATCH = 100;

/** Fields of a subscription in the audit trail. */
const auditValues = (row: SubscriptionRow | undefined) =>
  row === undefined
    ? null
    : {
        subscriptionId: row.id,
        lookupKey: row.lookup_key,
        interval: row.interval,
        status: row.status,
        cancelAt: row.cancel_at,
        graceEnd: row.grace_end,
      };

/** In the name of the system: changes at the payment provider were made by no user here. */
export const systemScope = (tenantId: Id): Scope => ({ tenantId, userId: SYSTEM_USER_ID });

/**
 * Updates a team's subscriptions to the payment provider's current state. Messages only say that something has
 * happened: their content is never used, so that order, repetition and delay do not matter.
 */
export const syncSubscriptions = (kernel: Kernel, { ask }: StripeAccess, prices: Prices) => {
  const { audit, database, events, log, sessions } = kernel;

  /** If a price's lookup key has moved to another price, the price is known from when it was bought. */
  const soldFor =
    (known: readonly SubscriptionRow[]) =>
    (price: Stripe.Price): PricedPlan | null => {
      const sold = soldBy(price);
      if (sold !== null) return sold;
      return readLookupKey(known.find((row) => row.price_id === price.id)?.lookup_key);
    };

  const nextKeyOf = async (subscription: Stripe.Subscription, now: Date): Promise<string | null> => {
    const priceId = nextPriceOf(subscription, now);
    if (priceId === null) return null;
    return prices.find(priceId).then(
      ({ lookupKey, interval }) => `${lookupKey}_${interval}`,
      () => null,
    );
  };

  const tellOf = async (
    tx: Queries,
    scope: Scope,
    before: SubscriptionRow | undefined,
    after: SubscriptionRow | undefined,
  ): Promise<void> => {
    if (JSON.stringify(auditValues(before)) === JSON.stringify(auditValues(after))) return;
    const subscriptionId = (after ?? before)!.id;
    await audit.record(tx, scope, {
      action: "subscription.change",
      objectType: "subscription",
      objectId: subscriptionId,
      before: auditValues(before),
      after: auditValues(after),
    });
    await events.emit(tx, scope, { type: "billing.subscriptionChanged", data: { subscriptionId } });
    const graceEnd = after?.grace_end ?? null;
    if (graceEnd === null || before?.grace_end?.getTime() === graceEnd.getTime()) return;
    const data = { subscriptionId, graceEnd: graceEnd.toISOString() };
    await events.emit(tx, scope, { type: "billing.paymentFailed", data });
  };

  /**
   * The customer is locked: what is written is not older than what another transaction writes. Returns all, newest
   * first.
   */
  const syncHeld = async (tx: Queries, scope: Scope, customerId: string): Promise<SubscriptionRow[]> => {
    const known = await store.listSubscriptions(tx);
    const listed = await ask((stripe) =>
      stripe.subscriptions
        .list({ customer: customerId, status: "all", limit: 100, expand: ["data.schedule"] })
        .autoPagingToArray({ limit: 300 }),
    );
    const now = new Date();
    const rows: SubscriptionRow[] = [];
    for (const one of listed) {
      const row = readSubscription(one, soldFor(known));
      if (row !== null) rows.push({ ...row, next_lookup_key: await nextKeyOf(one, now) });
    }
    const current = currentOf(rows, now);
    for (const row of rows) {
      store.upsertSubscription(tx, row);
      const end = planEndOf(row);
      const isEclipsed = current !== undefined && row.id !== current.id && (end === null || end > now);
      saveSubscriptionGrant(tx, {
        subscriptionId: row.id,
        plan: row.plan,
        seats: row.seats,
        storageMebibytes: storageOf(row.plan, row.seats) / MEBIBYTE,
        startTime: row.created,
        endTime: isEclipsed ? now : end,
      });
    }
    if (current !== undefined) store.deleteCheckout(tx);
    await tellOf(tx, scope, currentOf(known, now), current);
    return rows.toSorted((a, b) => Number(b.created) - Number(a.created));
  };

  const sync = async (scope: Scope): Promise<void> => {
    await database.write(scope, async (tx) => {
      const customerId = await store.lockCustomerForUpdate(tx);
      if (customerId !== null) await syncHeld(tx, scope, customerId);
    });
    // The request guard and the web learn from their sessions whether the team has expired.
    sessions.forget({ tenantId: scope.tenantId });
  };

  return {
    sync,

    /** Syncs the customer of a reported event; other customers of the same payment account are ignored. */
    async syncCustomer(customerId: string): Promise<void> {
      const tenantId = await database.open((q) => store.findTenantOf(q, customerId));
      if (tenantId !== null) await sync(systemScope(tenantId));
    },

    /** All customers, one after the other: finds changes that were not reported. */
    async compareAll(): Promise<void> {
      let after: Id = "0";
      for (;;) {
        const from = after;
        const batch = await database.open((q) => store.customersAfter(q, from, NIGHTLY_BATCH));
        for (const { tenant_id: tenantId } of batch) {
          await sync(systemScope(tenantId)).catch((error: unknown) =>
            log.warn({ err: error, tenantId }, "a team's subscription could not be compared"),
          );
        }
        if (batch.length < NIGHTLY_BATCH) return;
        after = batch.at(-1)!.tenant_id;
      }
    },
  };
};
export type SyncSubscriptions = ReturnType<typeof syncSubscriptions>;
