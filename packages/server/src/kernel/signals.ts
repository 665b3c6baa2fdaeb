import pg from "pg";
import type { Logger } from "pino";
import { setUp } from "./connection.ts";
import type { DatabaseTarget, Queries } from "./database.ts";

/** Handles a signal with its data. */
export type SignalHandler = (data: unknown) => void;

/**
 * Short messages to all nodes, over the shared database. A signal is sent when its transaction commits; a node that
 * is not listening at that time never receives it, so a signal only says where to look.
 */
export interface Signals {
  /** Sent in the caller's transaction. The data may have 7,800 bytes. */
  send(tx: Queries, topic: string, data: unknown): void;
  on(topic: string, handler: SignalHandler): void;
  /** Called when listening resumes after an interruption: signals in between were missed. */
  onGap(handler: () => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const CHANNEL = "benchleaf_signal";
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 5_000;
/** A connection that died silently is detected by a query. */
const CHECK_MS = 15_000;

interface Message {
  readonly topic: string;
  readonly data: unknown;
}

/** Signals over a separate connection to the database. */
export const createSignals = (target: DatabaseTarget, log: Logger): Signals => {
  const handlers = new Map<string, SignalHandler[]>();
  const gapHandlers: (() => void)[] = [];
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStarted = false;
  let wait = FIRST_RETRY_MS;

  const hear = (payload: string | undefined): void => {
    try {
      const { topic, data } = JSON.parse(payload ?? "") as Message;
      for (const handler of handlers.get(topic) ?? []) handler(data);
    } catch (error) {
      log.error({ err: error }, "a signal could not be heard");
    }
  };

  const check = async (): Promise<void> => {
    const asked = client;
    if (asked === undefined) return;
    try {
      await asked.query("select 1");
      plan(check, CHECK_MS);
    } catch (error) {
      lose(asked, error);
    }
  };

  const plan = (work: () => Promise<void>, milliseconds: number): void => {
    clearTimeout(timer);
    if (!isStarted) return;
    timer = setTimeout(() => void work(), milliseconds);
    timer.unref();
  };

  const lose = (lost: pg.Client, error: unknown): void => {
    if (client !== lost) return;
    client = undefined;
    void lost.end().catch(() => undefined);
    if (!isStarted) return;
    log.warn({ err: error }, "signals are not heard for now");
    plan(async () => {
      if (await connect()) for (const handler of gapHandlers) handler();
    }, wait);
    wait = Math.min(wait * 2, LAST_RETRY_MS);
  };

  const connect = async (): Promise<boolean> => {
    const next = new pg.Client({
      ...target,
      application_name: "benchleaf-signals",
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    client = next;
    next.on("error", (error) => lose(next, error));
    next.on("end", () => lose(next, undefined));
    next.on("notification", ({ payload }) => hear(payload));
    try {
      await next.connect();
      await setUp()(next);
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      lose(next, error);
      return false;
    }
    wait = FIRST_RETRY_MS;
    plan(check, CHECK_MS);
    return client === next;
  };

  return {
    send(tx, topic, data) {
      tx.send("select pg_notify($1, $2)", [CHANNEL, JSON.stringify({ topic, data } satisfies Message)]);
    },
    on(topic, handler) {
      handlers.set(topic, [...(handlers.get(topic) ?? []), handler]);
    },
    onGap(handler) {
      gapHandlers.push(handler);
    },
    async start() {
      isStarted = true;
      await connect();
    },
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
};
