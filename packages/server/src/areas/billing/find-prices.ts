import type { Currency, PlanPrice } from "@benchleaf/contract";
import type Stripe from "stripe";
import { problem } from "../../kernel/problem.ts";
import type { StripeAccess } from "./open-stripe.ts";
import { inOrderOfSeats, presentPrice } from "./payment.rules.ts";

/** Prices seldom change; each node requests them at this interval. */
const FRESH_MS = 60_000;
/** Far more prices than there are plans; prices of other products of the account are scanned too. */
const MOST_PRICES = 1_000;

const expand = ["product", "currency_options"];

/** Prices of plans as the payment provider lists them. */
export const findPrices = ({ ask }: StripeAccess) => {
  let known: { readonly at: number; readonly prices: Promise<Stripe.Price[]> } | undefined;

  const load = (): Promise<Stripe.Price[]> =>
    ask((stripe) =>
      stripe.prices
        .list({ active: true, type: "recurring", limit: 100, expand: expand.map((name) => `data.${name}`) })
        .autoPagingToArray({ limit: MOST_PRICES }),
    );

  const all = (): Promise<Stripe.Price[]> => {
    const now = Date.now();
    if (known === undefined || now - known.at > FRESH_MS) {
      const prices = load();
      known = { at: now, prices };
      prices.catch(() => {
        known = undefined;
      });
    }
    return known.prices;
  };

  return {
    async list(wanted: {
      readonly interval?: PlanPrice["interval"] | undefined;
      readonly productId?: string | undefined;
      readonly currency?: Currency | undefined;
    }): Promise<PlanPrice[]> {
      const prices = (await all()).flatMap((price) => presentPrice(price, wanted.currency) ?? []);
      return inOrderOfSeats(
        prices.filter(
          ({ interval, productId }) =>
            (wanted.interval === undefined || interval === wanted.interval) &&
            (wanted.productId === undefined || productId === wanted.productId),
        ),
      );
    },

    /** The current price of a plan in a currency. @throws payment.price.unknown */
    async find(priceId: string, currency?: Currency): Promise<PlanPrice> {
      const price = await ask<Stripe.Price | null>(
        (stripe) => stripe.prices.retrieve(priceId, { expand }),
        () => null,
      );
      const shown = price === null ? null : presentPrice(price, currency);
      if (shown === null) throw problem("payment.price.unknown");
      return shown;
    },
  };
};
export type Prices = ReturnType<typeof findPrices>;
