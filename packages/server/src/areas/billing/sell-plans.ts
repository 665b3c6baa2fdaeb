import { createHash } from "node:crypto";
import type { Currency, PlanPrice, Subscription } from "@benchleaf/contract";
import type Stripe from "stripe";
import type { Session, SignedIn } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Prices } from "./find-prices.ts";
import type { StripeAccess } from "./open-stripe.ts";
import { presentSubscription } from "./payment.present.ts";
import { currentOf, isOpen } from "./payment.rules.ts";
import * as store from "./payment.store.ts";
import type { SyncSubscriptions } from "./sync-subscriptions.ts";

const localeNames = { "zh-CN": "zh", "zh-TW": "zh-TW", "en-US": "en" } as const;

/** Fewer seats than members would exclude someone. @throws tenant.no.remaining.seats */
export const demandSeats = ({ seats }: Pick<PlanPrice, "seats">, members: number): void => {
  if (seats < members) throw problem("tenant.no.remaining.seats", { limit: seats });
};

/** The payment page, the portal, and the team's subscription. */
export const sellPlans = (
  { database, audit }: Kernel,
  stripe: StripeAccess,
  prices: Prices,
  { sync }: SyncSubscriptions,
) => {
  /** Created once per team: a second request with the same key gets the first one's customer. */
  const customerFor = async (
    tx: Queries,
    known: string | null,
    { tenantId }: Session,
    origin: string,
  ): Promise<string> => {
    if (known !== null) return known;
    const { name, email } = await store.findBuyer(tx);
    const wanted: Stripe.CustomerCreateParams = {
      name,
      ...(email === null ? {} : { email }),
      metadata: { tenant_id: tenantId, installation: origin },
    };
    const words = createHash("sha256").update(JSON.stringify(wanted)).digest("hex");
    const made = await stripe.ask((client) =>
      client.customers.create(wanted, { idempotencyKey: `benchleaf-customer-${words}` }),
    );
    store.setCustomer(tx, made.id);
    return made.id;
  };

  /** The open payment page for the same price; undefined if there is none. One for another price is closed. */
  const reuse = async (
    tx: Queries,
    { priceId }: PlanPrice,
    currency: Currency | undefined,
  ): Promise<string | undefined> => {
    const open = await store.findCheckout(tx);
    if (open === undefined) return undefined;
    const session = await stripe.ask<Stripe.Checkout.Session | null>(
      (client) => client.checkout.sessions.retrieve(open.session_id),
      () => null,
    );
    if (session?.status === "complete") throw problem("subscription.exists");
    if (session?.status !== "open") return undefined;
    if (open.price_id === priceId && open.currency === (currency ?? null)) return open.url;
    const closed = await stripe.ask<Stripe.Checkout.Session | null>(
      (client) => client.checkout.sessions.expire(open.session_id),
      () => null,
    );
    // It was paid at this very moment.
    if (closed === null) throw problem("subscription.exists");
    return undefined;
  };

  return {
    products: prices.list,

    async status(session: Session, isFresh: boolean): Promise<Subscription[]> {
      if (isFresh && stripe.isOn) await sync(session);
      const rows = await database.read(session, store.listSubscriptions);
      const current = currentOf(rows, new Date());
      return rows.map((row) => presentSubscription(row, row === current));
    },

    /** The customer is locked, so that of two tabs the second finds the first one's page. */
    async checkout(
      { session, origin, locale }: Pick<SignedIn, "session" | "origin" | "locale">,
      priceId: string,
      currency: Currency | undefined,
    ): Promise<{ url: string }> {
      const price = await prices.find(priceId, currency);
      await sync(session);
      return database.write(session, async (tx) => {
        const known = await store.lockCustomerForUpdate(tx);
        if ((await store.listSubscriptions(tx)).some(isOpen)) throw problem("subscription.exists");
        demandSeats(price, (await store.findBuyer(tx)).member_count);
        const url = await reuse(tx, price, currency);
        if (url !== undefined) return { url };
        const customer = await customerFor(tx, known, session, origin);
        const made = await stripe.ask((client) =>
          client.checkout.sessions.create({
            mode: "subscription",
            customer,
            client_reference_id: session.tenantId,
            line_items: [{ price: priceId, quantity: 1 }],
            ...(currency === undefined ? {} : { currency: currency.toLowerCase() }),
            locale: localeNames[locale],
            success_url: `${origin}/team?payment=done`,
            cancel_url: `${origin}/team`,
            subscription_data: { metadata: { tenant_id: session.tenantId } },
          }),
        );
        if (made.url === null) throw problem("payment.unreachable");
        store.saveCheckout(tx, {
          session_id: made.id,
          price_id: priceId,
          currency: currency ?? null,
          url: made.url,
          expire_time: new Date(made.expires_at * 1000),
        });
        await audit.record(tx, session, {
          action: "subscription.checkout",
          objectType: "subscription",
          objectId: made.id,
          after: { lookupKey: price.lookupKey, interval: price.interval, currency: price.currency },
        });
        return { url: made.url };
      });
    },

    /** Only redirects to this server. @throws request.invalid, subscription.not.found */
    async portal(
      { session, origin, locale }: Pick<SignedIn, "session" | "origin" | "locale">,
      returnUrl: string,
    ): Promise<{ url: string }> {
      if (new URL(returnUrl).origin !== new URL(origin).origin)
        throw problem("request.invalid", { issues: [{ path: "query.returnUrl", message: "another site" }] });
      const customer = await database.read(session, store.findCustomer);
      if (customer === null) throw problem("subscription.not.found");
      const made = await stripe.ask((client) =>
        client.billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
          locale: localeNames[locale],
        }),
      );
      return { url: made.url };
    },
  };
};
export type SellPlans = ReturnType<typeof sellPlans>;
