import type { Id } from "@benchleaf/contract";
import type pg from "pg";
import type { Logger } from "pino";
import type { Session } from "./context.ts";

/** Whose sessions have changed or ended: one user's in all teams, or everyone's in a team. */
export type SessionsOf = { readonly accountId: Id } | { readonly tenantId: Id };

/**
 * Caches sessions for a few seconds, so that a busy browser does not query the database for every request. Code that
 * ends or changes a session announces it here after its commit: this node drops it immediately, the others by a
 * signal of the database, and a node that missed it within those seconds.
 */
export interface SessionCache {
  /** A token of one kind is not valid as the other. */
  find(
    kind: "cookie" | "bearer",
    token: string,
    resolve: (token: string) => Promise<Session | null>,
  ): Promise<Session | null>;
  /** Called on every node when a session has ended or got another token; null after signals may have been missed. */
  onEnded(handler: (sessionId: Id | null) => void): void;
  /** Of a browser's session. */
  forgetToken(token: string): void;
  forget(whose: SessionsOf): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const KEPT_MS = 5_000;
const KEPT_MOST = 10_000;
const RECONNECT_MS = 1_000;
const CHANNEL = "benchleaf_sessions";

interface CachedSession {
  readonly session: Session;
  readonly until: number;
}

/** Caches sessions by token for a few seconds; all nodes drop ended sessions immediately. */
export const createSessionCache = (pool: pg.Pool, log: Logger): SessionCache => {
  const known = new Map<string, CachedSession>();
  // A result requested before an invalidation may be older than the change.
  let generation = 0;
  let listener: pg.PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStarted = false;
  /** Only reconnecting counts, not the first connection. */
  let wasLost = false;
  const endedHandlers: ((sessionId: Id | null) => void)[] = [];

  const forgetHere = (whose: SessionsOf): void => {
    generation += 1;
    for (const [token, { session }] of known) {
      const isTheirs =
        "accountId" in whose ? session.userId === whose.accountId : session.tenantId === whose.tenantId;
      if (isTheirs) known.delete(token);
    }
  };

  const end = (sessionId: Id): void => {
    generation += 1;
    for (const [key, { session }] of known)
      if (!session.isToken && session.sessionId === sessionId) known.delete(key);
    for (const handler of endedHandlers) handler(sessionId);
  };

  const hear = (payload: string | undefined): void => {
    const [kind, id] = (payload ?? "").split(":");
    if (id === undefined) return;
    if (kind === "ended") {
      end(id);
      return;
    }
    forgetHere(kind === "account" ? { accountId: id } : { tenantId: id });
  };

  const listen = async (): Promise<void> => {
    try {
      const client = await pool.connect();
      listener = client;
      client.on("notification", (message) => hear(message.payload));
      client.on("error", () => {
        if (listener !== client) return;
        listener = undefined;
        client.release(true);
        listenLater();
      });
      await client.query(`listen ${CHANNEL}`);
      // Signals may have been missed meanwhile.
      generation += 1;
      known.clear();
      if (wasLost) for (const handler of endedHandlers) handler(null);
      wasLost = true;
    } catch (error) {
      log.warn({ err: error }, "ended sessions cannot be heard of");
      listener?.release(true);
      listener = undefined;
      listenLater();
    }
  };
  const listenLater = (): void => {
    if (!isStarted) return;
    retry = setTimeout(() => void listen(), RECONNECT_MS);
    retry.unref();
  };

  return {
    onEnded: (handler) => void endedHandlers.push(handler),
    async find(kind, token, resolve) {
      const key = `${kind} ${token}`;
      const hit = known.get(key);
      if (hit !== undefined && hit.until > Date.now()) return hit.session;
      const asked = generation;
      const session = await resolve(token);
      known.delete(key);
      if (session === null || asked !== generation) return session;
      if (known.size >= KEPT_MOST) known.clear();
      known.set(key, { session, until: Date.now() + KEPT_MS });
      return session;
    },
    forgetToken: (token) => void known.delete(`cookie ${token}`),
    forget(whose) {
      forgetHere(whose);
      const payload = "accountId" in whose ? `account:${whose.accountId}` : `tenant:${whose.tenantId}`;
      pool.query("select pg_notify($1, $2)", [CHANNEL, payload]).catch((error: unknown) => {
        log.warn({ err: error }, "an ended session could not be announced to other nodes");
      });
    },
    async start() {
      isStarted = true;
      await listen();
    },
    async stop() {
      isStarted = false;
      clearTimeout(retry);
      const client = listener;
      listener = undefined;
      client?.release(true);
    },
  };
};
