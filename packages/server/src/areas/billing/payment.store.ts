// Reads tenant and membership of tenants, because a customer is a team, and seats are compared with members.
import type { BillingInterval, Currency, Id, Plan, SubscriptionStatus } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface SubscriptionRow {
  readonly id: string;
  readonly product_id: string;
  readonly price_id: string;
  readonly lookup_key: string;
  readonly plan: Plan;
  readonly seats: number;
  readonly status: SubscriptionStatus;
  readonly interval: BillingInterval;
  readonly amount: number;
  readonly currency: Currency;
  readonly current_period_start: Date;
  readonly current_period_end: Date;
  readonly cancel_at_period_end: boolean;
  readonly cancel_at: Date | null;
  readonly grace_end: Date | null;
  readonly ended_at: Date | null;
  readonly next_lookup_key: string | null;
  readonly created: Date;
}

const columns = `id, product_id, price_id, lookup_key, plan, seats, status, interval, amount, currency,
  current_period_start, current_period_end, cancel_at_period_end, cancel_at, grace_end, ended_at, next_lookup_key, created`;

/** Newest first. */
export const listSubscriptions = async (q: Queries): Promise<SubscriptionRow[]> => {
  const rows = await q.rows<SubscriptionRow & { readonly amount: string }>(
    `select ${columns} from subscription order by created desc, id desc limit 100`,
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
};

export const upsertSubscription = (tx: Queries, row: SubscriptionRow): void =>
  tx.send(
    `insert into subscription (${columns})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
     on conflict (tenant_id, id) do update set product_id = excluded.product_id, price_id = excluded.price_id,
       lookup_key = excluded.lookup_key, plan = excluded.plan, seats = excluded.seats, status = excluded.status,
       interval = excluded.interval, amount = excluded.amount, currency = excluded.currency,
       current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
       cancel_at_period_end = excluded.cancel_at_period_end, cancel_at = excluded.cancel_at,
       grace_end = excluded.grace_end, ended_at = excluded.ended_at, next_lookup_key = excluded.next_lookup_key`,
    [
      ...[
        row.id,
        row.product_id,
        row.price_id,
        row.lookup_key,
        row.plan,
        row.seats,
        row.status,
        row.interval,
      ],
      ...[row.amount, row.currency, row.current_period_start, row.current_period_end],
      ...[
        row.cancel_at_period_end,
        row.cancel_at,
        row.grace_end,
        row.ended_at,
        row.next_lookup_key,
        row.created,
      ],
    ],
  );

/**
 * Serializes everyone who pays, changes or syncs. Returns the team's customer id at the payment provider; null if it
 * has none.
 */
export const lockCustomerForUpdate = async (tx: Queries): Promise<string | null> => {
  tx.send("insert into stripe_customer default values on conflict (tenant_id) do nothing");
  const row = await tx.row<{ customer_id: string | null }>(
    "select customer_id from stripe_customer for no key update",
  );
  return row?.customer_id ?? null;
};

export const findCustomer = async (q: Queries): Promise<string | null> =>
  (await q.row<{ customer_id: string | null }>("select customer_id from stripe_customer"))?.customer_id ??
  null;

export const setCustomer = (tx: Queries, customerId: string): void =>
  tx.send("update stripe_customer set customer_id = $1", [customerId]);

export const findTenantOf = async (q: Queries, customerId: string): Promise<Id | null> =>
  (await q.row<{ id: Id | null }>("select tenant_of_stripe_customer($1) as id", [customerId]))?.id ?? null;

export interface CustomerRow {
  readonly tenant_id: Id;
  readonly customer_id: string;
}

export const customersAfter = (q: Queries, after: Id, most: number): Promise<CustomerRow[]> =>
  q.rows<CustomerRow>("select * from stripe_customers_after($1, $2)", [after, most]);

export interface BuyerRow {
  readonly name: string;
  readonly owner_id: Id;
  readonly email: string | null;
  readonly member_count: number;
}

/** The team's data sent to the payment provider, and how many members need a seat. */
export const findBuyer = async (q: Queries): Promise<BuyerRow> =>
  (await q.row<BuyerRow>(
    `select t.name, t.owner_id, a.email,
       (select count(*) from membership m where m.tenant_id = t.id and m.status = 'active')::integer as member_count
     from tenant t join account a on a.id = t.owner_id where t.id = current_tenant_id()`,
  ))!;

export interface CheckoutRow {
  readonly session_id: string;
  readonly price_id: string;
  readonly currency: Currency | null;
  readonly url: string;
  readonly expire_time: Date;
}

export const findCheckout = (q: Queries): Promise<CheckoutRow | undefined> =>
  q.row<CheckoutRow>("select session_id, price_id, currency, url, expire_time from checkout");

export const saveCheckout = (tx: Queries, row: CheckoutRow): void =>
  tx.send(
    `insert into checkout (session_id, price_id, currency, url, expire_time) values ($1, $2, $3, $4, $5)
     on conflict (tenant_id) do update set session_id = excluded.session_id, price_id = excluded.price_id,
       currency = excluded.currency, url = excluded.url, expire_time = excluded.expire_time`,
    [row.session_id, row.price_id, row.currency, row.url, row.expire_time],
  );

export const deleteCheckout = (tx: Queries): void => tx.send("delete from checkout");

/** Whether the message is new: each is delivered at least once, possibly twice at the same moment. */
export const addEvent = async (
  tx: Queries,
  event: { readonly id: string; readonly type: string; readonly customerId: string | null },
): Promise<boolean> =>
  (await tx.row(
    "insert into stripe_event (id, type, customer_id) values ($1, $2, $3) on conflict (id) do nothing returning id",
    [event.id, event.type, event.customerId],
  )) !== undefined;

export const noteAttempt = (tx: Queries, eventId: string): void =>
  tx.send("update stripe_event set attempts = attempts + 1 where id = $1", [eventId]);

export const noteDone = (tx: Queries, eventId: string): void =>
  tx.send("update stripe_event set done_time = now() where id = $1", [eventId]);

export const sweepEvents = (tx: Queries, before: Date): void =>
  tx.send("delete from stripe_event where create_time < $1", [before]);
