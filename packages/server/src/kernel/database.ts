import type { Id } from "@benchleaf/contract";
import pg from "pg";
import type { Logger } from "pino";
import { literalOf } from "./array-literal.ts";
import { reportLostConnections, setUp } from "./connection.ts";
import { asProblem, isUnavailable } from "./database-errors.ts";
import { committing, refuseLate } from "./deadline.ts";
import { createFairQueue, type FairQueue } from "./fair-queue.ts";
import { withIdempotencyKey } from "./idempotency-key.ts";
import { type PendingQuery, PipelinedQuery } from "./pipelined-query.ts";
import { problem } from "./problem.ts";
import type { Scope } from "./scope.ts";

/** Queries within one transaction. */
export interface Queries {
  rows<T>(text: string, values?: readonly unknown[]): Promise<T[]>;
  row<T>(text: string, values?: readonly unknown[]): Promise<T | undefined>;
  /** Sends a statement without waiting for its result; an error fails the transaction at its end. */
  send(text: string, values?: readonly unknown[]): void;
  /** Like `send`, but right before COMMIT: for statements whose locks block others until the transaction ends. */
  sendLast(text: string, values?: readonly unknown[]): void;
  /** Sends the statements of `sendLast` now: before the transaction switches to another tenant. */
  sendKept(): void;
}

/** A result for which COMMIT does not wait; see `withCommit`. */
export class WithCommit<R> {
  constructor(readonly answer: Promise<R>) {}
}

/**
 * The result of a transaction whose COMMIT can be sent together with its last query: one round trip less. In a
 * transaction that writes, only for a result that cannot be an error; a database error still fails it.
 */
export const withCommit = <R>(answer: Promise<R>): WithCommit<R> => {
  answer.catch(nothing);
  return new WithCommit(answer);
};

/**
 * The database with tenant isolation. If it hangs or is absent, it throws `system.unavailable` within its timeouts.
 */
export interface Database {
  /** A single read with tenant isolation, in one round trip. */
  one<T>(scope: Scope, text: string, values?: readonly unknown[]): Promise<T[]>;
  /** A read-only transaction with tenant isolation. */
  read<R>(scope: Scope, work: (queries: Queries) => Promise<R | WithCommit<R>>): Promise<R>;
  /** A read-write transaction with tenant isolation. */
  write<R>(scope: Scope, work: (tx: Queries) => Promise<R | WithCommit<R>>): Promise<R>;
  /** A read-write transaction without a tenant: only tables without tenant isolation return rows. */
  open<R>(work: (tx: Queries) => Promise<R | WithCommit<R>>): Promise<R>;
  /** Whether the database responds within the time, in milliseconds. */
  isReady(milliseconds: number): Promise<boolean>;
  readonly pool: pg.Pool;
  /** Number of requests that wait for a connection. */
  waiting(): number;
  close(): Promise<void>;
}

/** The database role of the server: it owns nothing and is subject to row-level security. */
export const SERVER_ROLE = "benchleaf_server";

/** Connection settings of a database. */
export type DatabaseTarget = Pick<
  pg.PoolConfig,
  "connectionString" | "host" | "port" | "user" | "password" | "database"
>;

/** Options of the connection pool. */
export interface DatabaseOptions {
  readonly target: DatabaseTarget;
  readonly log: Logger;
  readonly connections?: number;
  readonly connectTimeout?: number;
  /** Timeout of one statement in milliseconds; the client gives up a little later than the server. */
  readonly statementTimeout?: number;
}

const nothing = (): void => {};

const idPattern = /^-?\d{1,18}$/;
const checkedId = (id: Id): Id => {
  if (!idPattern.test(id)) throw new TypeError("not an id");
  return id;
};

/** Statement names by text, so that each connection parses a text once. Limited, since texts can vary. */
const names = new Map<string, string>();
const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= 1000) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
};

/**
 * A statement that starts with this is planned for the values of each execution. Others get a generic plan after some
 * executions, which is wrong if a rare value needs another plan than a common one: three files of a tag, or half of all.
 */
export const UNPREPARED = "/* planned anew */ ";

const queryOf = (text: string, values: readonly unknown[]): pg.QueryConfig => {
  const literals = values.map(literalOf);
  if (text.startsWith(UNPREPARED)) return { text, values: literals };
  const name = nameOf(text);
  return name === undefined ? { text, values: literals } : { name, text, values: literals };
};

const BEGIN = queryOf("begin", []);
const BEGIN_READ_ONLY = queryOf("begin read only", []);
const COMMIT = queryOf("commit", []);

const setScope = "set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true)";

const idsOf = (scope: Scope): string[] => [checkedId(scope.tenantId), checkedId(scope.userId)];

const enter = (scope: Scope): pg.QueryConfig => queryOf(`select ${setScope}`, idsOf(scope));

const enterReadOnly = (scope: Scope): pg.QueryConfig =>
  queryOf(`select set_config('transaction_read_only', 'on', true), ${setScope}`, idsOf(scope));

/** One transaction's queries, and the first of them that failed. */
const questionsOn = (client: pg.ClientBase) => {
  const first: { failure?: unknown } = {};
  let waiting: PendingQuery[] = [];
  let last: pg.QueryConfig[] = [];
  // Queries issued within one tick are sent together.
  const leave = (): void => {
    if (waiting.length === 0) return;
    client.query(new PipelinedQuery(waiting));
    waiting = [];
  };
  const ask = (config: pg.QueryConfig): Promise<pg.QueryResult> => {
    refuseLate();
    const answer = new Promise<pg.QueryResult>((resolve, reject) => {
      if (waiting.push({ config, resolve, reject }) === 1) process.nextTick(leave);
    });
    answer.catch((error: unknown) => {
      first.failure ??= error;
    });
    return answer;
  };
  const queries: Queries = {
    async rows<T>(text: string, values: readonly unknown[] = []) {
      return (await ask(queryOf(text, values))).rows as T[];
    },
    async row<T>(text: string, values: readonly unknown[] = []) {
      return (await ask(queryOf(text, values))).rows[0] as T | undefined;
    },
    send: (text, values = []) => void ask(queryOf(text, values)),
    sendLast: (text, values = []) => void last.push(queryOf(text, values)),
    sendKept() {
      const kept = last;
      last = [];
      for (const question of kept) ask(question);
    },
  };
  const commit = (): Promise<pg.QueryResult> =>
    committing(() => {
      queries.sendKept();
      return ask(COMMIT);
    });
  /** In its own round trip, since an error skips the rest of one. Returns whether the connection is clean. */
  const rollBack = (): Promise<boolean> => {
    leave();
    return client.query("rollback").then(
      () => true,
      () => false,
    );
  };
  return { ask, queries, first, commit, rollBack };
};

interface Connections {
  readonly pool: pg.Pool;
  readonly turns: FairQueue;
}

/** @throws system.unavailable if no connection is free within the connection timeout */
const turn = (turns: FairQueue): Promise<void> =>
  turns.acquire().catch((error: unknown) => {
    throw problem("system.unavailable", undefined, { cause: error });
  });

const transact = async <R>(
  { pool, turns }: Connections,
  begin: readonly pg.QueryConfig[],
  work: (tx: Queries) => Promise<R | WithCommit<R>>,
): Promise<R> => {
  let client: pg.PoolClient | undefined;
  let asked: ReturnType<typeof questionsOn> | undefined;
  let isClean = false;
  await turn(turns);
  try {
    client = await pool.connect();
    asked = questionsOn(client);
    // The work's first query is sent right after BEGIN without waiting, and COMMIT right after its last ones; results
    // arrive in the order of the queries, so every error is known when COMMIT has returned.
    for (const question of begin) asked.ask(question);
    const result = await work(asked.queries);
    const end = await asked.commit();
    isClean = true;
    // A failed query whose error was swallowed silently turns COMMIT into ROLLBACK.
    if (end.command === "ROLLBACK") throw new Error("the transaction had failed before its commit");
    return result instanceof WithCommit ? await result.answer : result;
  } catch (error) {
    const isSkipped = error instanceof pg.DatabaseError || isClean;
    const reason = isSkipped ? (asked?.first.failure ?? error) : error;
    if (asked !== undefined && !isClean && !isUnavailable(reason)) isClean = await asked.rollBack();
    throw asProblem(reason);
  } finally {
    client?.release(!isClean);
    turns.release();
  }
};

/** Opens a pool with the role that is subject to row-level security. */
export const openDatabase = (options: DatabaseOptions): Database => {
  const statementTimeout = options.statementTimeout ?? 12_000;
  const most = options.connections ?? 16;
  const patience = options.connectTimeout ?? 5_000;
  const pool = new pg.Pool({
    ...options.target,
    max: most,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: patience,
    query_timeout: statementTimeout + 3_000,
    application_name: "benchleaf",
    pipeline: true,
    onConnect: setUp({
      role: SERVER_ROLE,
      statement_timeout: String(statementTimeout),
      idle_in_transaction_session_timeout: "60000",
    }),
  } as pg.PoolConfig);
  reportLostConnections(pool, options.log);

  const connections = { pool, turns: createFairQueue(most, patience) };
  const { turns } = connections;

  return {
    pool,
    waiting: () => turns.waiting + pool.waitingCount,
    async one<T>(scope: Scope, text: string, values: readonly unknown[] = []) {
      // PostgreSQL treats everything before one Sync as one transaction: the same isolation without BEGIN and COMMIT.
      let client: pg.PoolClient | undefined;
      let broken = false;
      await turn(turns);
      try {
        client = await pool.connect();
        const { ask } = questionsOn(client);
        ask(enterReadOnly(scope));
        return (await ask(queryOf(text, values))).rows as T[];
      } catch (error) {
        broken = isUnavailable(error);
        throw asProblem(error);
      } finally {
        client?.release(broken);
        turns.release();
      }
    },
    read: async (scope, work) => transact(connections, [BEGIN_READ_ONLY, enter(scope)], work),
    write: async (scope, work) =>
      transact(connections, [BEGIN, enter(scope)], withIdempotencyKey(scope, work)),
    open: (work) => transact(connections, [BEGIN], work),
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
