import type pg from "pg";
import type { Logger } from "pino";

const WITHIN_MS = 5_000;

/**
 * Configures each new connection before its first use: `jit` is off, since the compiler takes seconds for plans of
 * milliseconds, and the given settings. They are set by a statement and not at startup, where a pooler may reject or
 * lose them. A connection that cannot be configured is not used.
 */
export const setUp =
  (settings: Readonly<Record<string, string>> = {}) =>
  async (client: pg.ClientBase): Promise<void> => {
    const all = Object.entries({ jit: "off", ...settings });
    const texts = all.map((_, at) => `set_config($${at * 2 + 1}, $${at * 2 + 2}, false)`);
    const question = { text: `select ${texts.join(", ")}`, values: all.flat(), query_timeout: WITHIN_MS };
    try {
      await client.query(question);
    } catch (error) {
      // A database that hangs would not answer the disconnect message either.
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      throw error;
    }
  };

/**
 * Logs connections that end unexpectedly; without a listener, an idle connection that dies would end the process. A
 * pool that is being closed logs nothing: the database may end before its last message is read.
 */
export const reportLostConnections = (pool: pg.Pool, log: Logger): void => {
  const onLost = (error: Error): void => {
    if (!pool.ending) log.warn({ err: error }, "a database connection was lost");
  };
  pool.on("error", onLost);
  // One that dies while in use emits the error itself; its query fails too, so there is nothing more to do.
  pool.on("connect", (client) => client.on("error", onLost));
};
