import type pg from "pg";

const WITHIN_MS = 5_000;

/**
 * Gives each new connection its settings before anybody uses it: `jit` is off, since the compiler takes seconds over
 * plans of milliseconds, and what else is named. Set by a statement and not at startup, where a pooler in between
 * refuses or forgets it. A connection that cannot be set is not used.
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
      // A database that hangs would not answer a farewell either.
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      throw error;
    }
  };
