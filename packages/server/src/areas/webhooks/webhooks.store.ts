// Reads account of accounts, because a delivery names who did it.
// Reads tenant of tenants, because a delivery names its team.
import type { DeliveryStatus, Id, WebhookEvent, WebhookSettings } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface WebhookRow {
  readonly id: Id;
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly is_enabled: boolean;
  readonly stop_reason: "failing" | "gone" | null;
  readonly create_time: Date;
  /** Null also where it has passed. */
  readonly old_secret_until: Date | null;
  readonly last_status: DeliveryStatus | null;
  readonly last_time: Date | null;
}

const columns = `w.id, w.name, w.url, w.events, w.is_enabled, w.stop_reason, w.create_time,
  case when w.old_secret_until > now() then w.old_secret_until end as old_secret_until,
  last.status as last_status, last.create_time as last_time`;
const joins = `webhook w left join lateral (
    select d.status, d.create_time from webhook_delivery d
    where d.tenant_id = w.tenant_id and d.webhook_id = w.id order by d.id desc limit 1) last on true`;

export const listWebhooks = (q: Queries): Promise<WebhookRow[]> =>
  q.rows<WebhookRow>(`select ${columns} from ${joins} order by w.id`);

export const findWebhook = (q: Queries, id: Id): Promise<WebhookRow | undefined> =>
  q.row<WebhookRow>(`select ${columns} from ${joins} where w.id = $1`, [id]);

/** Undefined if the team has as many as may be. The lock lets two at once not both be the last. */
export const insertWebhook = async (
  tx: Queries,
  { name, url, events }: WebhookSettings,
  sealed: string,
  most: number,
): Promise<Id | undefined> => {
  tx.send("select pg_advisory_xact_lock(hashtextextended('webhook', current_tenant_id()))");
  const row = await tx.row<{ id: Id }>(
    `insert into webhook (name, url, events, secret)
     select $1, $2, $3, $4 where (select count(*) from webhook) < $5 returning id`,
    [name, url, events, sealed, most],
  );
  return row?.id;
};

/** Switching on forgets what went wrong before. */
export const updateWebhook = (
  tx: Queries,
  id: Id,
  { name, url, events, isEnabled }: WebhookSettings & { readonly isEnabled: boolean },
): Promise<unknown> =>
  tx.rows(
    `update webhook set name = $2, url = $3, events = $4, is_enabled = $5, stop_reason = null, rest_until = null,
       failures = 0, failing_since = null
     where id = $1`,
    [id, name, url, events, isEnabled],
  );

export const deleteWebhook = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from webhook where id = $1", [id]);

export const renewSecret = (tx: Queries, id: Id, sealed: string, oldUntil: Date): Promise<unknown> =>
  tx.rows("update webhook set old_secret = secret, old_secret_until = $3, secret = $2 where id = $1", [
    id,
    sealed,
    oldUntil,
  ]);

export interface SubscribedRow {
  readonly id: Id;
  readonly events: readonly WebhookEvent[];
}

/** Active webhooks that subscribe to one of these events. */
export const listSubscribed = (q: Queries, events: readonly WebhookEvent[]): Promise<SubscribedRow[]> =>
  q.rows<SubscribedRow>("select id, events from webhook where is_enabled and events && $1 order by id", [
    events,
  ]);

export interface Parties {
  readonly team_name: string;
  readonly actor_name: string | null;
}

/** Who speaks, and who has done it. */
export const findParties = (q: Queries): Promise<Parties | undefined> =>
  q.row<Parties>(
    `select t.name as team_name, (select a.name from account a where a.id = current_user_id()) as actor_name
     from tenant t where t.id = current_tenant_id()`,
  );

export interface Sending {
  readonly url: string;
  readonly secret: string;
  /** Null if its time has passed. */
  readonly old_secret: string | null;
  readonly is_enabled: boolean;
  readonly rest_until: Date | null;
}

export const findSending = (q: Queries, id: Id): Promise<Sending | undefined> =>
  q.row<Sending>(
    `select url, secret, case when old_secret_until > now() then old_secret end as old_secret, is_enabled, rest_until
     from webhook where id = $1`,
    [id],
  );

export interface Health {
  readonly name: string;
  readonly failures: number;
  readonly failing_since: Date;
}

/** Counts a failure and answers what has come of them. */
export const noteFailure = (tx: Queries, id: Id, now: Date): Promise<Health | undefined> =>
  tx.row<Health>(
    `update webhook set failures = failures + 1, failing_since = coalesce(failing_since, $2) where id = $1
     returning name, failures, failing_since`,
    [id, now],
  );

export const noteSuccess = (tx: Queries, id: Id): void =>
  tx.send(
    "update webhook set failures = 0, failing_since = null, rest_until = null where id = $1 and failures > 0",
    [id],
  );

export const pauseWebhook = (tx: Queries, id: Id, until: Date): void =>
  tx.send("update webhook set rest_until = $2 where id = $1", [id, until]);

/** False if it has been switched off already. */
export const stopWebhook = async (tx: Queries, id: Id, reason: "failing" | "gone"): Promise<boolean> =>
  (await tx.row(
    "update webhook set is_enabled = false, stop_reason = $2 where id = $1 and is_enabled returning id",
    [id, reason],
  )) !== undefined;
