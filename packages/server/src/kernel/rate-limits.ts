import { createHash } from "node:crypto";
import type { Endpoint } from "@benchleaf/contract";
import type { FastifyRequest } from "fastify";
import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { lineOf } from "./ip-ranges.ts";
import { problem } from "./problem.ts";
import { SESSION_COOKIE } from "./session-cookie.ts";

/** Rejects callers with too many requests. */
export interface RateLimits {
  /** Rejects with `rate.limited` when the caller has used up a limit; undefined when there is nothing to wait for. */
  check(row: Endpoint, request: FastifyRequest): Promise<void> | undefined;
  /** Whether the request's session was found: from then on it is counted by session and no longer by address. */
  prove(request: FastifyRequest, isProven: boolean): void;
}

/** The limits, and whether all nodes count together. */
export interface RateLimitOptions {
  /** Requests per minute and browser; 0 disables all limits, including those of endpoints. */
  readonly perMinute: number;
  /**
   * Counts the endpoints' own limits for all nodes together; while the database is unavailable each node counts
   * alone.
   */
  readonly pool: pg.Pool | undefined;
}

const WINDOW_SECONDS = 60;
const PROVEN_MOST = 100_000;

/** The caller's credential, by its kind: as a hash, so that no secret is stored in memory. */
const saidBy = ({ headers, cookies }: FastifyRequest): string | undefined => {
  const said = headers.authorization ?? cookies[SESSION_COOKIE];
  if (said === undefined || said === "") return undefined;
  const kind = headers.authorization === undefined ? "cookie" : "header";
  return `${kind} ${createHash("sha256").update(said).digest("base64url")}`;
};

const refuse = (reason: unknown): never => {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw problem("rate.limited", { retryAfterSeconds: Math.ceil(reason.msBeforeNext / 1000) });
};

const rowLimiter = (row: Endpoint, points: number, pool: pg.Pool | undefined) => {
  const options = { points, duration: WINDOW_SECONDS, keyPrefix: `${row.method}${row.path}` };
  const memory = new RateLimiterMemory(options);
  if (pool === undefined) return memory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: memory,
    // A password guesser past the limit is rejected from memory, without a write.
    inMemoryBlockOnConsumed: points + 1,
  });
};

/** The general limit is counted in memory at each node; an endpoint's own limit in the database. */
export const createRateLimits = ({ perMinute, pool }: RateLimitOptions): RateLimits => {
  if (perMinute === 0) return { check: () => undefined, prove: () => undefined };
  const general = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS });
  /** The last credential that opened a session. Invalid ones are counted by address. */
  const proven = new Set<string>();
  const byRow = new Map<Endpoint, RateLimiterMemory | RateLimiterPostgres>();
  const consume = async (row: Endpoint, request: FastifyRequest): Promise<void> => {
    const said = saidBy(request);
    const isProven = said !== undefined && proven.has(said);
    await general.consume(isProven ? `session ${said}` : lineOf(request.ip)).catch(refuse);
    if (row.perMinute === undefined) return;
    let limiter = byRow.get(row);
    if (limiter === undefined) {
      limiter = rowLimiter(row, row.perMinute, pool);
      byRow.set(row, limiter);
    }
    await limiter.consume(lineOf(request.ip)).catch(refuse);
  };
  return {
    check: consume,
    prove(request, isProven) {
      const said = saidBy(request);
      if (said === undefined || proven.has(said) === isProven) return;
      if (!isProven) proven.delete(said);
      else {
        if (proven.size >= PROVEN_MOST) proven.clear();
        proven.add(said);
        // Its first request was counted for the address, which many users may share.
        void general.reward(lineOf(request.ip)).catch(() => undefined);
      }
    },
  };
};
