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

/** Questions to the database within one transaction. */
export interface Queries {
  rows<T>(text: string, values?: readonly unknown[]): Promise<T[]>;
  row<T>(text: string, values?: readonly unknown[]): Promise<T | undefined>;
  /** Sends without waiting for an answer; what fails fails the transaction at its end. */
  send(text: string, values?: readonly unknown[]): void;
  /** Sends as `send` does, but right before COMMIT: for what holds up others until the transaction ends. */
  sendLast(text: string, values?: readonly unknown[]): void;
  /** Sends what was to be sent last now: before the transaction switches to another tenant. */
  sendKept(): void;
}

/** An answer for which COMMIT does not wait; see `withCommit`. */
export class WithCommit<R> {
  constructor(readonly answer: Promise<R>) {}
}

/**
 * What a transaction answers with, when its COMMIT may travel together with the question: one round trip less. In a
 * transaction that writes only for an answer that cannot refuse; what the database refuses still fails it.
 */
export const withCommit = <R>(answer: Promise<R>): WithCommit<R> => {
  answer.catch(nothing);
  return new WithCommit(answer);
};

/** The database behind tenant isolation. A hung or absent one throws `system.unavailable` within its timeouts. */
export interface Database {
  /** A single read with tenant isolation, in one round trip. */
  one<T>(scope: Scope, text: string, values?: readonly unknown[]): Promise<T[]>;
  /** A read-only transaction with tenant isolation. */
  read<R>(scope: Scope, work: (queries: Queries) => Promise<R | WithCommit<R>>): Promise<R>;
  /** A read-write transaction with tenant isolation. */
  write<R>(scope: Scope, work: (tx: Queries) => Promise<R | WithCommit<R>>): Promise<R>;
  /** A read-write transaction without a tenant: only tables without a wall answer. */
  open<R>(work: (tx: Queries) => Promise<R | WithCommit<R>>): Promise<R>;
  /** Whether the database answers within the time, in milliseconds. */
  isReady(milliseconds: number): Promise<boolean>;
  readonly pool: pg.Pool;
  /** How many wait for a connection. */
  waiting(): number;
  close(): Promise<void>;
}

/** The role that the server works as: it owns nothing and stays behind tenant isolation. */
export const SERVER_ROLE = "benchleaf_server";

/** How to reach a database: where and as whom. */
export type DatabaseTarget = Pick<
  pg.PoolConfig,
  "connectionString" | "host" | "port" | "user" | "password" | "database"
>;

/** How many connections there are, and where to. */
export interface DatabaseOptions {
  readonly target: DatabaseTarget;
  readonly log: Logger;
  readonly connections?: number;
  readonly connectTimeout?: number;
  /** Milliseconds of one statement; the client gives up a little later than the server. */
  readonly statementTimeout?: number;
}

const nothing = (): void => {};

const idPattern = /^-?\d{1,18}$/;
const checkedId = (id: Id): Id => {
  if (!idPattern.test(id)) throw new TypeError("not an id");
  return id;
};

/** Statement names by text, so that each connection parses a text once. Bounded against texts that vary. */
const names = new Map<string, string>();
const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= 1000) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
};

/**
 * A text that begins so is planned for the values of each call. Others are planned some times and then once for all
 * values, which is wrong where a rare value wants another way than a usual one: three files of a tag, or half of all.
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

/** One transaction's questions, and the first of them that failed. */
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
  /** In its own round trip, since an error skips what follows it. Returns whether the connection is clean. */
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

/** @throws system.unavailable where none has come within the time to connect */
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
    // A failed question, whose error the work has swallowed, turns COMMIT into ROLLBACK in silence.
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

/** Opens a pool under the role that cannot pass the wall. */
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
