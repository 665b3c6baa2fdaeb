import type { DeliveryDay, DeliveryError, DeliveryStatus, Id, WebhookMessageType } from "@benchleaf/contract";
import type { Database, Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { Scope } from "../../kernel/scope.ts";

export interface DeliveryRow {
  readonly id: Id;
  readonly webhook_id: Id;
  readonly type: WebhookMessageType;
  readonly message: string;
  readonly status: DeliveryStatus;
  readonly turn: number;
  readonly attempts: number;
  readonly fault: DeliveryError | null;
  readonly code: number | null;
  readonly milliseconds: number | null;
  readonly answer: string | null;
  readonly create_time: Date;
  readonly attempt_time: Date | null;
  readonly next_time: Date | null;
}

const columns = `id, webhook_id, type, message, status, turn, attempts, fault, code, milliseconds, answer, create_time,
  attempt_time, next_time`;

/** Undefined if this webhook has received the event before. */
export const insertDelivery = (
  tx: Queries,
  made: { webhookId: Id; eventId: Id | null; type: WebhookMessageType; message: string },
): Promise<DeliveryRow | undefined> =>
  tx.row<DeliveryRow>(
    `insert into webhook_delivery (webhook_id, event_id, type, message, next_time) values ($1, $2, $3, $4, now())
     on conflict do nothing returning ${columns}`,
    [made.webhookId, made.eventId, made.type, made.message],
  );

export const findDelivery = (q: Queries, id: Id): Promise<DeliveryRow | undefined> =>
  q.row<DeliveryRow>(`select ${columns} from webhook_delivery where id = $1`, [id]);

export interface LogInput {
  readonly webhookId: Id;
  readonly status: DeliveryStatus | undefined;
  readonly before: Id | undefined;
  readonly limit: number;
}

export const listDeliveries = (
  database: Database,
  scope: Scope,
  { webhookId, status, before, limit }: LogInput,
): Promise<DeliveryRow[]> =>
  database.one<DeliveryRow>(
    scope,
    `select ${columns} from webhook_delivery
     where webhook_id = $1 and ($2::text is null or status = $2) and id < $3::bigint
     order by id desc ${limitTo(limit)}`,
    [webhookId, status ?? null, before ?? "9223372036854775807"],
  );

/** Each of the last days with today among them, parted by the midnights of a timezone. */
export const countByDay = (
  q: Queries,
  webhookId: Id,
  timezone: string,
  days: number,
): Promise<DeliveryDay[]> =>
  q.rows(
    `with today as (select (now() at time zone $2)::date as day), begun as (
       select (create_time at time zone $2)::date as day, status from webhook_delivery
       where webhook_id = $1
         and create_time >= (date_trunc('day', now() at time zone $2) - ($3::integer - 1) * interval '1 day') at time zone $2
     )
     select (today.day - back)::text as day,
       (count(*) filter (where b.status = 'succeeded'))::integer as succeeded,
       (count(*) filter (where b.status = 'waiting'))::integer as waiting,
       (count(*) filter (where b.status = 'failed'))::integer as failed
     from today cross join generate_series(0, $3::integer - 1) back
     left join begun b on b.day = today.day - back
     group by today.day, back order by back desc`,
    [webhookId, timezone, days],
  );

/** Begins again, in the hands of another job. Undefined if there is none. */
export const restart = (tx: Queries, webhookId: Id, id: Id): Promise<DeliveryRow | undefined> =>
  tx.row<DeliveryRow>(
    `update webhook_delivery set status = 'waiting', turn = turn + 1, attempts = 0, next_time = now(), fault = null,
       code = null, milliseconds = null, answer = null, attempt_time = null
     where id = $2 and webhook_id = $1 returning ${columns}`,
    [webhookId, id],
  );

/** Postpones it without an attempt. Undefined if another job has taken it over. */
export const postpone = (
  tx: Queries,
  { id, turn }: DeliveryRow,
  next: Date,
): Promise<DeliveryRow | undefined> =>
  tx.row<DeliveryRow>(
    `update webhook_delivery set turn = turn + 1, next_time = $3
     where id = $1 and turn = $2 and status = 'waiting' returning ${columns}`,
    [id, turn, next],
  );

export interface Attempted {
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly fault: DeliveryError | null;
  readonly code: number | null;
  readonly milliseconds: number | null;
  readonly answer: string | null;
  readonly time: Date;
  readonly next: Date | null;
}

/** Undefined if another job has taken it over meanwhile. */
export const noteAttempt = (
  tx: Queries,
  { id, turn }: DeliveryRow,
  made: Attempted,
): Promise<DeliveryRow | undefined> =>
  tx.row<DeliveryRow>(
    `update webhook_delivery set status = $3, attempts = $4, fault = $5, code = $6, milliseconds = $7, answer = $8,
       attempt_time = $9, next_time = $10, turn = turn + 1
     where id = $1 and turn = $2 returning ${columns}`,
    [
      id,
      turn,
      made.status,
      made.attempts,
      made.fault,
      made.code,
      made.milliseconds,
      made.answer,
      made.time,
      made.next,
    ],
  );

export const sweepDeliveries = async (database: Database, before: Date): Promise<void> => {
  await database.open((tx) => tx.rows("select sweep_webhook_deliveries($1)", [before]));
};
