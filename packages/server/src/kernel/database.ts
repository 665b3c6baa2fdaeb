import type { Id } from "@benchleaf/contract";
import pg from "pg";
import type { Logger } from "pino";
import { isUnavailable, unavailableOr } from "./database-errors.ts";
import type { Scope } from "./scope.ts";
import { prepareWall, WalledQuery } from "./walled-query.ts";

/** Questions to the database within one transaction. */
export interface Queries {
  rows<T>(text: string, values?: readonly unknown[]): Promise<T[]>;
  row<T>(text: string, values?: readonly unknown[]): Promise<T | undefined>;
  /** Sends without waiting for an answer; what fails fails the transaction at its end. */
  send(text: string, values?: readonly unknown[]): void;
}

/** The database behind the tenant wall. A hung or absent one throws `system.unavailable` within its timeouts. */
export interface Database {
  /** A single read behind the wall, in one flight. */
  one<T>(scope: Scope, text: string, values?: readonly unknown[]): Promise<T[]>;
  /** A read-only transaction behind the wall. */
  read<R>(scope: Scope, work: (queries: Queries) => Promise<R>): Promise<R>;
  /** A read-write transaction behind the wall. */
  write<R>(scope: Scope, work: (tx: Queries) => Promise<R>): Promise<R>;
  /** A read-write transaction without a tenant: only tables without a wall answer. */
  open<R>(work: (tx: Queries) => Promise<R>): Promise<R>;
  /** Whether the database answers within the time, in milliseconds. */
  isReady(milliseconds: number): Promise<boolean>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export const SERVER_ROLE = "benchleaf_server";

/** How to reach a database: where and as whom. */
export type DatabaseTarget = Pick<
  pg.PoolConfig,
  "connectionString" | "host" | "port" | "user" | "password" | "database"
>;

export interface DatabaseOptions {
  readonly target: DatabaseTarget;
  readonly log: Logger;
  readonly connections?: number;
  readonly connectTimeout?: number;
  /** Milliseconds of one statement; the client gives up a little later than the server. */
  readonly statementTimeout?: number;
}

const idPattern = /^-?\d{1,19}$/;
const checkedId = (id: Id): Id => {
  if (!idPattern.test(id)) throw new TypeError("not an id");
  return id;
};

const checkedScope = (scope: Scope): Scope => {
  checkedId(scope.tenantId);
  checkedId(scope.userId);
  return scope;
};

/** The ids are checked digits, so they may stand in the text: one message fewer than with parameters. */
const scopeOf = (scope: Scope): string =>
  `set local app.tenant_id = '${checkedId(scope.tenantId)}'; set local app.user_id = '${checkedId(scope.userId)}'`;

/** Statement names by text, so that each connection parses a text once. Bounded against texts that vary. */
const names = new Map<string, string>();
const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= 1000) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
};

const queryOf = (text: string, values: readonly unknown[]): pg.QueryConfig => {
  const name = nameOf(text);
  return name === undefined ? { text, values: [...values] } : { name, text, values: [...values] };
};

/** The questions of one connection. */
const queriesOn = (client: pg.ClientBase, sent: Promise<unknown>[]): Queries => ({
  async rows<T>(text: string, values: readonly unknown[] = []) {
    return (await client.query(queryOf(text, values))).rows as T[];
  },
  async row<T>(text: string, values: readonly unknown[] = []) {
    return (await client.query(queryOf(text, values))).rows[0] as T | undefined;
  },
  send(text: string, values: readonly unknown[] = []) {
    const asked = client.query(queryOf(text, values));
    asked.catch(nothing);
    sent.push(asked);
  },
});

const nothing = (): void => {};

/** The driver answers a query object by its callback only. */
const ask = (client: pg.ClientBase, query: pg.Query): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    (query as { callback?: unknown }).callback = (error: Error | null, result: pg.QueryResult) =>
      error ? reject(error) : resolve(result);
    client.query(query);
  });

const transact = async <R>(pool: pg.Pool, begin: string, work: (tx: Queries) => Promise<R>): Promise<R> => {
  let client: pg.PoolClient | undefined;
  let broken = true;
  try {
    client = await pool.connect();
    const begun = client.query(begin);
    // The work's first query travels behind BEGIN without waiting; a failed BEGIN fails it too.
    begun.catch(nothing);
    const sent: Promise<unknown>[] = [begun];
    const result = await work(queriesOn(client, sent));
    // COMMIT travels behind what was sent; after a failure it only ends the transaction.
    const ending = client.query("commit");
    ending.catch(nothing);
    await Promise.all(sent);
    const end = await ending;
    // An error that the work swallowed turns COMMIT into ROLLBACK in silence.
    if (end.command === "ROLLBACK") throw new Error("the transaction had failed before its commit");
    broken = false;
    return result;
  } catch (error) {
    if (client !== undefined && !isUnavailable(error)) {
      broken = await client.query("rollback").then(
        () => false,
        () => true,
      );
    }
    throw unavailableOr(error);
  } finally {
    client?.release(broken);
  }
};

/** Opens a pool under the role that cannot pass the wall. */
export const openDatabase = (options: DatabaseOptions): Database => {
  const statementTimeout = options.statementTimeout ?? 12_000;
  const pool = new pg.Pool({
    ...options.target,
    options: `-c role=${SERVER_ROLE}`,
    max: options.connections ?? 16,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: options.connectTimeout ?? 5_000,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + 3_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: "benchleaf",
    pipeline: true,
  } as pg.PoolConfig);
  // An idle connection that dies emits here; unheard it would end the process.
  const onLost = (error: Error): void => options.log.warn({ err: error }, "a database connection was lost");
  pool.on("error", onLost);
  // One that dies while in use emits on itself; its question fails too, so there is nothing more to do.
  pool.on("connect", (client) => {
    client.on("error", onLost);
    // A connection on which this fails fails its first question too.
    prepareWall(client).catch(nothing);
  });

  return {
    pool,
    async one<T>(scope: Scope, text: string, values: readonly unknown[] = []) {
      let client: pg.PoolClient | undefined;
      let broken = false;
      try {
        client = await pool.connect();
        return (await ask(client, new WalledQuery(queryOf(text, values), checkedScope(scope)))).rows as T[];
      } catch (error) {
        broken = isUnavailable(error);
        throw unavailableOr(error);
      } finally {
        client?.release(broken);
      }
    },
    read: (scope, work) => transact(pool, `begin read only; ${scopeOf(scope)}`, work),
    write: (scope, work) => transact(pool, `begin; ${scopeOf(scope)}`, work),
    open: (work) => transact(pool, "begin", work),
    async isReady(milliseconds) {
      const late = new Promise<false>((resolve) => setTimeout(resolve, milliseconds, false).unref());
      const asked = pool.query("select 1").then(
        () => true,
        () => false,
      );
      return await Promise.race([asked, late]);
    },
    close: () => pool.end(),
  };
};
