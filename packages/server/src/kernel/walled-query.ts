import pg from "pg";
import type { Scope } from "./scope.ts";

/** The part of the driver's connection that speaks the extended protocol. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  bind(message: { statement: string; values: readonly string[] }): void;
  execute(message: object): void;
}

const NAME = "wall";
const TEXT = `select set_config('transaction_read_only', 'on', true),
  set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true)`;

/** Prepares the wall on a new connection; every `WalledQuery` on it relies on that. */
export const prepareWall = (client: pg.ClientBase): Promise<unknown> =>
  client.query({ name: NAME, text: TEXT, values: ["", ""] });

/**
 * One read behind the wall in one flight. Whatever is sent before a Sync is one transaction to PostgreSQL, so the
 * scope is set and the question asked without BEGIN and COMMIT: half of the messages, the same isolation.
 */
export class WalledQuery extends pg.Query {
  readonly #scope: Scope;
  #isSet = false;

  constructor(config: pg.QueryConfig, scope: Scope) {
    // Without values too, since only this way several messages share one transaction.
    super({ ...config, queryMode: "extended" } as pg.QueryConfig);
    this.#scope = scope;
    const submit = this.submit;
    this.submit = (connection) => {
      const wire = connection as unknown as Wire;
      wire.stream.cork();
      try {
        wire.bind({ statement: NAME, values: [this.#scope.tenantId, this.#scope.userId] });
        wire.execute({});
        return submit.call(this, connection);
      } finally {
        wire.stream.uncork();
      }
    };
    this.#skipScope();
  }

  /** The first row and its end belong to the scope, not to the answer. */
  #skipScope(): void {
    const heard = this as unknown as Record<
      "handleDataRow" | "handleCommandComplete",
      (...given: unknown[]) => void
    >;
    const { handleDataRow, handleCommandComplete } = heard;
    heard.handleDataRow = (...given) => {
      if (this.#isSet) handleDataRow.apply(this, given);
    };
    heard.handleCommandComplete = (...given) => {
      if (this.#isSet) handleCommandComplete.apply(this, given);
      this.#isSet = true;
    };
  }
}
