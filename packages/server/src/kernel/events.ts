import type { Id } from "@benchleaf/contract";
import type pg from "pg";
import type { Logger } from "pino";
import type { Queries } from "./database.ts";
import type { Scope } from "./scope.ts";

/**
 * Every event with its data. Each area adds its own in `<area>.events.ts`, so that an event that is not declared can
 * be neither emitted nor subscribed to, and every subscriber knows the type of its data.
 */
export interface EventData {
  /** Requested work has failed permanently. */
  "job.failed": { readonly jobId: Id; readonly name: string };
}

/** The events that areas have declared. */
export type EventType = keyof EventData;

/** An event, delivered to subscribers after its transaction has committed. */
export interface DomainEvent<Type extends EventType = EventType> {
  readonly id: Id;
  readonly tenantId: Id;
  readonly userId: Id;
  readonly type: Type;
  readonly data: EventData[Type];
  readonly time: Date;
}

/** Handles an event after the commit. It may be delivered twice, and is delivered again after an exception. */
export type EventHandler<Type extends EventType = EventType> = (event: DomainEvent<Type>) => Promise<void>;

/** Writes events to the outbox and delivers them to subscribers. */
export interface Events {
  /** Puts an event into the outbox in the caller's transaction. */
  emit<Type extends EventType>(
    tx: Queries,
    scope: Scope,
    event: { readonly type: Type; readonly data: EventData[Type] },
  ): Promise<void>;
  /** Receives every event of a type at least once, on one node, roughly in the order of commits. */
  on<Type extends EventType>(type: Type, handler: EventHandler<Type>): void;
  start(): void;
  stop(): Promise<void>;
  /** Delivers pending events now; for tests and shutdown. */
  deliver(): Promise<number>;
}

const POLL_MS = 2_000;
const NUDGE_MS = 25;
const BATCH = 100;

interface Waiting extends DomainEvent {
  readonly attempts: number;
}

const takeBatch = `
  select id, tenant_id as "tenantId", user_id as "userId", type, data, attempts, create_time as time
  from outbox_event where delivery_time is null and next_time <= now()
  order by id limit ${BATCH} for update skip locked`;

/** The outbox: read by the owner's pool over all tenants, since delivery belongs to none. */
export const createEvents = (ownerPool: pg.Pool, log: Logger): Events => {
  const handlers = new Map<string, EventHandler[]>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let isStarted = false;

  const handle = async (event: Waiting): Promise<boolean> => {
    try {
      for (const handler of handlers.get(event.type) ?? []) await handler(event);
      return true;
    } catch (error) {
      log.error({ err: error, event: event.type, eventId: event.id }, "an event could not be delivered");
      return false;
    }
  };

  const deliverBatch = async (): Promise<number> => {
    const client = await ownerPool.connect();
    let broken: unknown;
    try {
      await client.query("begin");
      const { rows } = await client.query<Waiting>(takeBatch);
      const delivered: Id[] = [];
      const failed: Id[] = [];
      for (const event of rows) ((await handle(event)) ? delivered : failed).push(event.id);
      if (delivered.length > 0) {
        await client.query("update outbox_event set delivery_time = now() where id = any($1::bigint[])", [
          delivered,
        ]);
      }
      if (failed.length > 0) {
        await client.query(
          `update outbox_event set attempts = attempts + 1,
             next_time = now() + least(3600, power(2, attempts)) * interval '1 second'
           where id = any($1::bigint[])`,
          [failed],
        );
      }
      await client.query("commit");
      return rows.length;
    } catch (error) {
      broken = error;
      throw error;
    } finally {
      client.release(broken !== undefined);
    }
  };

  const deliver = async (): Promise<number> => {
    let total = 0;
    for (;;) {
      const count = await deliverBatch();
      total += count;
      if (count < BATCH) return total;
    }
  };

  const schedule = (milliseconds: number): void => {
    if (!isStarted) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = deliver()
        .catch((error: unknown) => {
          log.warn({ err: error }, "the outbox could not be read");
          return 0;
        })
        .finally(() => {
          running = undefined;
          schedule(POLL_MS);
        });
    }, milliseconds);
    timer.unref();
  };

  return {
    async emit(tx, scope, event) {
      tx.send("insert into outbox_event (tenant_id, user_id, type, data) values ($1, $2, $3, $4)", [
        scope.tenantId,
        scope.userId,
        event.type,
        JSON.stringify(event.data),
      ]);
      if (running === undefined && handlers.has(event.type)) schedule(NUDGE_MS);
    },
    on(type, handler) {
      handlers.set(type, [...(handlers.get(type) ?? []), handler as EventHandler]);
    },
    start() {
      isStarted = true;
      schedule(0);
    },
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      await running;
    },
    deliver,
  };
};
