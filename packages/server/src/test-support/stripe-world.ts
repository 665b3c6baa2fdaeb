// Long because it is one small payment provider: what it knows, and what becomes of it when someone pays or does not.
/** Prices by lookup key, in the smallest unit of each currency. */
const monthly = { hkd: 7_900, usd: 1_000, cny: 6_900 } as const;
const seatsSold = [3, 5, 10, 20];

const DAY = 24 * 60 * 60;
export const lengthOf = (interval: string): number => (interval === "year" ? 365 : 30) * DAY;

export interface FakePrice {
  readonly id: string;
  readonly object: "price";
  readonly active: boolean;
  readonly currency: string;
  readonly unit_amount: number;
  readonly currency_options: Readonly<Record<string, { readonly unit_amount: number }>>;
  lookup_key: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly product: unknown;
  readonly recurring: { readonly interval: string; readonly interval_count: number };
  readonly type: "recurring";
}

const product = { id: "prod_team", object: "product", active: true, name: "Team", metadata: {} };

const priceOf = (seats: number, interval: "month" | "year"): FakePrice => {
  const times = seats * (interval === "year" ? 10 : 1);
  const options = Object.fromEntries(
    Object.entries(monthly).map(([currency, amount]) => [currency, { unit_amount: amount * times }]),
  );
  return {
    id: `price_team_${seats}_${interval}`,
    object: "price",
    active: true,
    currency: "usd",
    unit_amount: monthly.usd * times,
    currency_options: options,
    lookup_key: `team_${seats}_seats_${interval}`,
    metadata: {},
    product,
    recurring: { interval, interval_count: 1 },
    type: "recurring",
  };
};

export interface FakeSubscription {
  readonly id: string;
  readonly object: "subscription";
  readonly customer: string;
  readonly currency: string;
  readonly created: number;
  status: string;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  cancellation_details: { reason: string | null } | null;
  ended_at: number | null;
  latest_invoice: string | null;
  pending_update: unknown;
  schedule: string | null;
  metadata: Record<string, string>;
  items: {
    object: "list";
    data: {
      readonly id: string;
      readonly object: "subscription_item";
      price: FakePrice;
      quantity: number;
      current_period_start: number;
      current_period_end: number;
    }[];
  };
}

export interface FakeSession {
  readonly id: string;
  readonly object: "checkout.session";
  readonly customer: string;
  readonly client_reference_id: string;
  readonly priceId: string;
  readonly currency: string;
  readonly url: string;
  readonly expires_at: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  status: "open" | "complete" | "expired";
}

export interface FakeInvoice {
  readonly id: string;
  readonly object: "invoice";
  readonly customer: string;
  readonly subscription: string;
  readonly total: number;
  status: "paid" | "open" | "void";
  readonly lines: {
    readonly object: "list";
    readonly data: readonly { description: string; amount: number }[];
  };
}

export interface FakeSchedule {
  readonly id: string;
  readonly object: "subscription_schedule";
  readonly subscription: string;
  current_phase: { start_date: number; end_date: number };
  phases: { items: { price: string; quantity: number }[]; start_date: number; end_date: number }[];
}

export interface FakeEvent {
  readonly id: string;
  readonly object: "event";
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: unknown };
}

/** A payment provider with one card, whose answers can be chosen. What it reports is gathered in `events`. */
export const stripeWorld = (address: () => string) => {
  const prices = seatsSold.flatMap((seats) => [priceOf(seats, "month"), priceOf(seats, "year")]);
  const customers = new Map<string, { id: string; object: "customer"; metadata: unknown; name: unknown }>();
  const sessions = new Map<string, FakeSession>();
  const subscriptions = new Map<string, FakeSubscription>();
  const invoices = new Map<string, FakeInvoice>();
  const schedules = new Map<string, FakeSchedule>();
  const events: FakeEvent[] = [];
  const card = { isDeclined: false };
  let last = 0;
  const nextId = (prefix: string): string => {
    last += 1;
    return `${prefix}_${last}`;
  };
  const now = (): number => Math.floor(Date.now() / 1000);
  const report = (type: string, object: unknown): void => {
    events.push({
      id: nextId("evt"),
      object: "event",
      type,
      created: now(),
      data: { object: structuredClone(object) },
    });
  };
  const amountOf = (price: FakePrice, currency: string): number =>
    price.currency_options[currency]?.unit_amount ?? price.unit_amount;
  const priceById = (id: string): FakePrice | undefined => prices.find((price) => price.id === id);

  /** What a change at a moment costs: the rest of the old period back, and the rest of the new one. */
  const linesOf = ({ items, currency }: FakeSubscription, next: FakePrice, at: number) => {
    const item = items.data[0]!;
    const length = item.current_period_end - item.current_period_start;
    const rest = Math.max(0, item.current_period_end - at) / length;
    const isSame = next.recurring.interval === item.price.recurring.interval;
    return [
      {
        description: `Unused time on ${item.price.lookup_key}`,
        amount: -Math.round(amountOf(item.price, currency) * rest),
      },
      {
        description: `Remaining time on ${next.lookup_key}`,
        amount: Math.round(amountOf(next, currency) * (isSame ? rest : 1)),
      },
    ];
  };

  const invoiceOf = (
    subscription: FakeSubscription,
    lines: { description: string; amount: number }[],
    status: FakeInvoice["status"],
  ): FakeInvoice => {
    const invoice: FakeInvoice = {
      id: nextId("in"),
      object: "invoice",
      customer: subscription.customer,
      subscription: subscription.id,
      total: lines.reduce((sum, { amount }) => sum + amount, 0),
      status,
      lines: { object: "list", data: lines },
    };
    invoices.set(invoice.id, invoice);
    subscription.latest_invoice = invoice.id;
    report(status === "paid" ? "invoice.paid" : "invoice.payment_failed", invoice);
    return invoice;
  };

  return {
    prices,
    customers,
    sessions,
    subscriptions,
    invoices,
    schedules,
    events,
    card,
    now,
    nextId,
    report,
    priceById,
    linesOf,
    invoiceOf,

    openSession(wanted: Record<string, string>): FakeSession {
      const id = nextId("cs");
      const session: FakeSession = {
        id,
        object: "checkout.session",
        customer: wanted.customer!,
        client_reference_id: wanted.client_reference_id!,
        priceId: wanted["line_items[0][price]"]!,
        currency: wanted.currency ?? "usd",
        url: `${address()}/pay/${id}`,
        expires_at: now() + DAY,
        successUrl: wanted.success_url!,
        cancelUrl: wanted.cancel_url!,
        status: "open",
      };
      sessions.set(id, session);
      return session;
    },

    /** Someone pays on the page of a session. */
    pay(sessionId: string): FakeSubscription {
      const session = sessions.get(sessionId)!;
      if (session.status !== "open") throw new Error("this page is not open");
      const price = priceById(session.priceId)!;
      const start = now();
      const subscription: FakeSubscription = {
        id: nextId("sub"),
        object: "subscription",
        customer: session.customer,
        currency: session.currency,
        created: start,
        status: "active",
        cancel_at: null,
        cancel_at_period_end: false,
        cancellation_details: null,
        ended_at: null,
        latest_invoice: null,
        pending_update: null,
        schedule: null,
        metadata: {},
        items: {
          object: "list",
          data: [
            {
              id: nextId("si"),
              object: "subscription_item",
              price,
              quantity: 1,
              current_period_start: start,
              current_period_end: start + lengthOf(price.recurring.interval),
            },
          ],
        },
      };
      subscriptions.set(subscription.id, subscription);
      session.status = "complete";
      report("customer.subscription.created", { ...subscription, status: "incomplete" });
      invoiceOf(
        subscription,
        [{ description: price.lookup_key!, amount: amountOf(price, session.currency) }],
        "paid",
      );
      report("customer.subscription.updated", subscription);
      report("checkout.session.completed", session);
      return subscription;
    },

    /** Starts a period whose payment fails, this many days ago. */
    failRenewal(id: string, daysAgo: number): void {
      const subscription = subscriptions.get(id)!;
      const item = subscription.items.data[0]!;
      item.current_period_start = now() - daysAgo * DAY;
      item.current_period_end = item.current_period_start + lengthOf(item.price.recurring.interval);
      subscription.status = "past_due";
      invoiceOf(subscription, [{ description: "renewal", amount: item.price.unit_amount }], "open");
      report("customer.subscription.updated", subscription);
    },

    /** A cancellation in the current customer portal, which sets a date and not the flag. */
    cancelInPortal(id: string): void {
      const subscription = subscriptions.get(id)!;
      subscription.cancel_at = subscription.items.data[0]!.current_period_end;
      subscription.cancellation_details = { reason: "cancellation_requested" };
      report("customer.subscription.updated", subscription);
    },

    resumeInPortal(id: string): void {
      const subscription = subscriptions.get(id)!;
      subscription.cancel_at = null;
      subscription.cancel_at_period_end = false;
      report("customer.subscription.updated", subscription);
    },

    end(id: string, reason = "cancellation_requested"): void {
      const subscription = subscriptions.get(id)!;
      subscription.status = "canceled";
      subscription.ended_at = now();
      subscription.cancellation_details = { reason };
      report("customer.subscription.deleted", subscription);
    },
  };
};
export type StripeWorld = ReturnType<typeof stripeWorld>;
