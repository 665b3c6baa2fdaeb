import type { PlanPrice, PricePreview, Subscription } from "@benchleaf/contract";
import type Stripe from "stripe";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Prices } from "./find-prices.ts";
import type { StripeAccess } from "./open-stripe.ts";
import { presentSubscription } from "./payment.present.ts";
import { currencyOf, currentOf, isFreshPreview } from "./payment.rules.ts";
import * as store from "./payment.store.ts";
import { demandSeats } from "./sell-plans.ts";
import type { SyncSubscriptions } from "./sync-subscriptions.ts";

interface Wanted {
  readonly subscriptionId: string;
  readonly newPriceId: string;
  readonly immediateEffect: boolean;
  readonly prorationDate?: number | undefined;
}

interface Change {
  readonly subscription: Stripe.Subscription;
  readonly item: Stripe.SubscriptionItem;
  readonly price: PlanPrice;
}

/** Another price for the team's subscription: its cost, and the change itself. */
export const changeSubscription = (
  { database, audit }: Kernel,
  { ask }: StripeAccess,
  prices: Prices,
  { sync }: SyncSubscriptions,
) => {
  /**
   * The current subscription and its new price. @throws subscription.not.found, subscription.ending,
   * subscription.unchanged
   */
  const openChange = async (q: Queries, newPriceId: string, subscriptionId?: string): Promise<Change> => {
    const current = currentOf(await store.listSubscriptions(q), new Date());
    if (current === undefined || (subscriptionId ?? current.id) !== current.id)
      throw problem("subscription.not.found");
    const subscription = await ask<Stripe.Subscription | null>(
      (stripe) => stripe.subscriptions.retrieve(current.id),
      () => null,
    );
    const item = subscription?.items.data[0];
    if (subscription === null || item === undefined || subscription.status === "canceled")
      throw problem("subscription.not.found");
    if (subscription.cancel_at_period_end || subscription.cancel_at !== null)
      throw problem("subscription.ending");
    if (item.price.id === newPriceId) throw problem("subscription.unchanged");
    const price = await prices.find(newPriceId, currencyOf(subscription.currency) ?? undefined);
    demandSeats(price, (await store.findBuyer(q)).member_count);
    return { subscription, item, price };
  };

  const scheduleOf = ({ schedule }: Stripe.Subscription): string | null =>
    schedule === null ? null : typeof schedule === "string" ? schedule : schedule.id;

  /** Paid immediately, or not changed: an open invoice would take effect when someone pays it later. */
  const changeNow = async (
    { subscription, item, price }: Change,
    prorationDate: number | undefined,
  ): Promise<{ isDeclined: boolean }> => {
    const schedule = scheduleOf(subscription);
    if (schedule !== null) await ask((stripe) => stripe.subscriptionSchedules.release(schedule));
    const changed = await ask((stripe) =>
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: item.id, price: price.priceId }],
        proration_behavior: "always_invoice",
        payment_behavior: "pending_if_incomplete",
        ...(prorationDate === undefined ? {} : { proration_date: prorationDate }),
      }),
    ).catch((error: unknown) => {
      if (error instanceof Error && "code" in error && error.code === "payment.declined") return null;
      throw error;
    });
    if (changed === null) return { isDeclined: true };
    if (changed.pending_update === null) return { isDeclined: false };
    const invoice = changed.latest_invoice;
    if (invoice !== null) {
      const id = typeof invoice === "string" ? invoice : invoice.id;
      if (id !== undefined)
        await ask<unknown>(
          (stripe) => stripe.invoices.voidInvoice(id),
          () => null,
        );
    }
    return { isDeclined: true };
  };

  const changeLater = async ({ subscription, price }: Change): Promise<void> => {
    const known = scheduleOf(subscription);
    const schedule = await ask((stripe) =>
      known === null
        ? stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
        : stripe.subscriptionSchedules.retrieve(known),
    );
    const running = schedule.phases[0];
    const current = schedule.current_phase;
    if (running === undefined || current === null) throw problem("payment.unreachable");
    await ask((stripe) =>
      stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: "release",
        proration_behavior: "none",
        phases: [
          {
            items: running.items.map((one) => ({
              price: typeof one.price === "string" ? one.price : one.price.id,
              quantity: one.quantity ?? 1,
            })),
            start_date: current.start_date,
            end_date: current.end_date,
          },
          {
            items: [{ price: price.priceId, quantity: 1 }],
            duration: { interval: price.interval, interval_count: 1 },
          },
        ],
      }),
    );
  };

  return {
    async preview(session: Session, newPriceId: string): Promise<PricePreview> {
      const { subscription, item, price } = await database.read(session, (q) => openChange(q, newPriceId));
      const prorationDate = Math.floor(Date.now() / 1000);
      const invoice = await ask((stripe) =>
        stripe.invoices.createPreview({
          customer:
            typeof subscription.customer === "string" ? subscription.customer : subscription.customer.id,
          subscription: subscription.id,
          subscription_details: {
            items: [{ id: item.id, price: newPriceId }],
            proration_behavior: "always_invoice",
            proration_date: prorationDate,
          },
        }),
      );
      // A different interval starts immediately; with the same one, dates stay as they are.
      const begin = price.interval === item.price.recurring?.interval ? null : new Date(prorationDate * 1000);
      const next = begin ?? new Date(item.current_period_end * 1000);
      if (begin !== null && price.interval === "year") next.setUTCFullYear(next.getUTCFullYear() + 1);
      if (begin !== null && price.interval === "month") next.setUTCMonth(next.getUTCMonth() + 1);
      return {
        amountDue: invoice.total,
        currency: price.currency,
        lines: invoice.lines.data.map(({ description, amount }) => ({
          description: description ?? "",
          amount,
        })),
        prorationDate,
        nextAmount: price.amount,
        nextPaymentTime: next.toISOString(),
      };
    },

    /** The customer is locked, so that the second of two concurrent requests sees the result of the first. */
    async upgrade(session: Session, wanted: Wanted): Promise<Subscription> {
      const { subscriptionId, newPriceId, immediateEffect, prorationDate } = wanted;
      if (prorationDate !== undefined && !isFreshPreview(prorationDate, new Date()))
        throw problem("payment.preview.stale");
      const { isDeclined } = await database.write(session, async (tx) => {
        await store.lockCustomerForUpdate(tx);
        const change = await openChange(tx, newPriceId, subscriptionId);
        const done = immediateEffect ? await changeNow(change, prorationDate) : { isDeclined: false };
        if (!immediateEffect) await changeLater(change);
        const { lookupKey, interval } = change.price;
        await audit.record(tx, session, {
          action: "subscription.upgrade",
          objectType: "subscription",
          objectId: subscriptionId,
          after: { lookupKey, interval, immediateEffect, ...done },
        });
        return done;
      });
      await sync(session);
      if (isDeclined) throw problem("payment.declined");
      const rows = await database.read(session, store.listSubscriptions);
      const row = rows.find(({ id }) => id === subscriptionId);
      if (row === undefined) throw problem("subscription.not.found");
      return presentSubscription(row, row === currentOf(rows, new Date()));
    },
  };
};
export type ChangeSubscription = ReturnType<typeof changeSubscription>;
