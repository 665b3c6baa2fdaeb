import {
  type BillingInterval,
  billingIntervalSchema,
  type Currency,
  currencySchema,
  type Money,
  PAYMENT_GRACE_DAYS,
  type PlanPrice,
  type PricedPlan,
  readLookupKey,
  subscriptionStatusSchema,
} from "@benchleaf/contract";
import type Stripe from "stripe";
import type { SubscriptionRow } from "./payment.store.ts";

const DAY_MS = 24 * 60 * 60_000;

const atSeconds = (seconds: number): Date => new Date(seconds * 1000);

/** Returns our currency for one of the payment provider; null for one in which nothing is sold here. */
export const currencyOf = (code: string): Currency | null => {
  const parsed = currencySchema.safeParse(code.toUpperCase());
  return parsed.success ? parsed.data : null;
};

const intervalOf = (interval: string | undefined): BillingInterval | null => {
  const parsed = billingIntervalSchema.safeParse(interval);
  return parsed.success ? parsed.data : null;
};

const idOf = (expandable: string | { readonly id: string }): string =>
  typeof expandable === "string" ? expandable : expandable.id;

/**
 * Returns the plan that a price sells. If its lookup key has moved to a newer price, the price's own metadata are
 * used.
 */
export const soldBy = (price: Pick<Stripe.Price, "lookup_key" | "metadata">): PricedPlan | null =>
  readLookupKey(price.lookup_key) ?? readLookupKey(price.metadata.lookup_key);

const amountsOf = (price: Stripe.Price): Money[] => {
  const own = [[price.currency, price.unit_amount] as const];
  const others = Object.entries(price.currency_options ?? {}).map(
    ([code, { unit_amount: amount }]) => [code, amount] as const,
  );
  const known = new Map<Currency, number>();
  for (const [code, amount] of [...own, ...others]) {
    const currency = currencyOf(code);
    if (currency !== null && amount !== null) known.set(currency, amount);
  }
  return [...known].map(([currency, amount]) => ({ currency, amount }));
};

/** A price as shown, in the requested currency or its own; null if it sells no plan, or not in that currency. */
export const presentPrice = (price: Stripe.Price, wanted?: Currency): PlanPrice | null => {
  const sold = soldBy(price);
  const { recurring, product } = price;
  if (sold === null || recurring === null || recurring.interval_count !== 1 || !price.active) return null;
  const interval = intervalOf(recurring.interval);
  if (interval === null) return null;
  if (typeof product !== "object" || product.deleted || !product.active) return null;
  const amounts = amountsOf(price);
  const currency = wanted ?? currencyOf(price.currency);
  const money = amounts.find((one) => one.currency === currency);
  if (money === undefined) return null;
  return {
    priceId: price.id,
    productId: product.id,
    productName: product.name,
    ...money,
    interval,
    lookupKey: sold.lookupKey,
    plan: sold.plan,
    seats: sold.seats,
    amounts,
  };
};

/** Fewest seats first, months before years. */
export const inOrderOfSeats = (prices: readonly PlanPrice[]): PlanPrice[] =>
  prices.toSorted((a, b) => a.seats - b.seats || a.interval.localeCompare(b.interval));

const isUnpaid = (status: string): boolean => status === "past_due" || status === "unpaid";

/** When it ends although it is paid, for either way of cancelling (the current portal sets a date). */
const cancelAtOf = (subscription: Stripe.Subscription, periodEnd: Date): Date | null => {
  if (subscription.cancel_at !== null) return atSeconds(subscription.cancel_at);
  return subscription.cancel_at_period_end ? periodEnd : null;
};

/** An unpaid period continues for a while; so does one whose payment attempts have ended. */
const graceEndOf = ({ status, cancellation_details: why }: Stripe.Subscription, periodStart: Date) =>
  isUnpaid(status) || (status === "canceled" && why?.reason === "payment_failed")
    ? new Date(periodStart.getTime() + PAYMENT_GRACE_DAYS * DAY_MS)
    : null;

/** The next price by a schedule, if it differs. */
export const nextPriceOf = ({ schedule }: Stripe.Subscription, now: Date): string | null => {
  if (schedule === null || typeof schedule === "string") return null;
  const next = schedule.phases.find(({ start_date: start }) => atSeconds(start) > now);
  const price = next?.items[0]?.price;
  return price === undefined ? null : idOf(price);
};

/** The stored form of a subscription; null for one to another product of the same account. */
export const readSubscription = (
  subscription: Stripe.Subscription,
  soldFor: (price: Stripe.Price) => PricedPlan | null,
): Omit<SubscriptionRow, "next_lookup_key"> | null => {
  const item = subscription.items.data[0];
  const sold = item === undefined ? null : soldFor(item.price);
  const status = subscriptionStatusSchema.safeParse(subscription.status);
  const currency = currencyOf(subscription.currency);
  const interval = intervalOf(item?.price.recurring?.interval);
  if (item === undefined || sold === null || !status.success || currency === null) return null;
  if (interval === null) return null;
  const start = atSeconds(item.current_period_start);
  const end = atSeconds(item.current_period_end);
  const cancelAt = cancelAtOf(subscription, end);
  const { price } = item;
  const amount = amountsOf(price).find((one) => one.currency === currency)?.amount ?? price.unit_amount ?? 0;
  return {
    id: subscription.id,
    product_id: idOf(price.product),
    price_id: price.id,
    lookup_key: sold.lookupKey,
    plan: sold.plan,
    seats: sold.seats,
    status: status.data,
    interval,
    amount,
    currency,
    current_period_start: start,
    current_period_end: end,
    cancel_at_period_end: cancelAt !== null,
    cancel_at: cancelAt,
    grace_end: graceEndOf(subscription, start),
    ended_at: subscription.ended_at === null ? null : atSeconds(subscription.ended_at),
    created: atSeconds(subscription.created),
  };
};

type Standing = Pick<SubscriptionRow, "status" | "grace_end" | "created" | "cancel_at" | "ended_at">;

/** Whether a subscription gives its plan at this moment: paid, in trial, or unpaid for less than the grace period. */
export const isRunning = ({ status, grace_end: grace, cancel_at: end }: Standing, now: Date): boolean => {
  if (status === "active" || status === "trialing") return end === null || end > now;
  return grace !== null && grace > now;
};

/** Whether it may still be paid, so that a second one would be charged in addition. */
export const isOpen = ({ status }: Pick<Standing, "status">): boolean =>
  ["active", "trialing", "past_due", "unpaid", "paused"].includes(status);

/** The latest one that is running: only this one counts. */
export const currentOf = <Row extends Standing>(rows: readonly Row[], now: Date): Row | undefined =>
  rows.filter((row) => isRunning(row, now)).toSorted((a, b) => Number(b.created) - Number(a.created))[0];

/** When the plan of a subscription ends; null if no end is known, `created` if it has never started. */
export const planEndOf = (row: Standing): Date | null => {
  const { status, grace_end: grace, cancel_at: cancelAt, ended_at: ended, created } = row;
  if (status === "active" || status === "trialing") return cancelAt;
  return grace ?? ended ?? created;
};

/** A preview is valid for this many seconds: an old date would make a change cheaper than it is. */
const PREVIEW_SECONDS = 15 * 60;

export const isFreshPreview = (prorationDate: number, now: Date): boolean => {
  const age = Math.floor(now.getTime() / 1000) - prorationDate;
  return age >= -60 && age <= PREVIEW_SECONDS;
};

/** Whether a reported event may change what a team has paid for. */
export const concernsSubscription = (type: string): boolean =>
  /^(customer\.subscription|subscription_schedule|checkout\.session|invoice)\./.test(type);

/** The customer of a reported event; null if it names none. */
export const customerOf = (event: Stripe.Event): string | null => {
  const { customer } = event.data.object as { readonly customer?: string | { readonly id: string } | null };
  return customer ? idOf(customer) : null;
};
