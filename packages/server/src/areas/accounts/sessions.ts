import { createHash, randomBytes } from "node:crypto";
import type { CurrentUser, Id, OwnSession } from "@benchleaf/contract";
import { type Context, NO_TEAM, type Session } from "../../kernel/context.ts";
import { type Queries, withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { presentCurrentUser, presentSession } from "./accounts.present.ts";
import { composeToken, SESSION_DAYS, SESSION_IDLE_DAYS } from "./accounts.rules.ts";
import { findMember, type SignedInRow } from "./accounts.store.ts";
import * as store from "./sessions.store.ts";

/** Properties of the browser at a sign-in, in addition to the credentials. */
export type Browser = Pick<Context, "ip" | "userAgent" | "visitorId" | "session">;

export interface SignedInUser {
  readonly user: CurrentUser;
  readonly csrfToken: string;
}

/** The token for the cookie, in addition to the response. */
export interface Opened extends SignedInUser {
  readonly token: string;
}

/** Of a user who has left every team. */
export interface Teamless {
  readonly teamless: true;
  readonly csrfToken: string;
  readonly token: string;
}

export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

export const newSecret = (): string => randomBytes(32).toString("base64url");

export const describe = async (q: Queries, userId: Id): Promise<CurrentUser> => {
  const row = await findMember(q, userId);
  if (row === undefined) throw problem("error.unauthorized");
  return presentCurrentUser(row, new Date());
};

const newTokens = (scope: Scope) => ({
  token: composeToken(scope.tenantId, scope.userId, newSecret()),
  csrfToken: randomBytes(24).toString("base64url"),
});

/**
 * Opens a session in the scope's team, in which the transaction already runs. The browser's previous session ends, so
 * that a session from before the sign-in is worthless.
 */
export const openSession = async (
  tx: Queries,
  scope: Scope,
  means: string,
  { session, ip, userAgent }: Browser,
): Promise<Opened> => {
  const { token, csrfToken } = newTokens(scope);
  if (session !== null) store.deleteSession(tx, session.sessionId);
  const tokenHash = hashToken(token);
  store.insertSession(tx, { tokenHash, scope, csrfToken, means, ip, userAgent, days: SESSION_DAYS });
  return { token, csrfToken, user: await describe(tx, scope.userId) };
};

/** A session without a team, which opens the page that explains it and offers ways to join one. */
export const openTeamless = (
  tx: Queries,
  userId: Id,
  means: string,
  { session, ip, userAgent }: Browser,
): Teamless => {
  const scope = { tenantId: NO_TEAM, userId };
  const { token, csrfToken } = newTokens(scope);
  if (session !== null) store.deleteSession(tx, session.sessionId);
  const tokenHash = hashToken(token);
  store.insertSession(tx, { tokenHash, scope, csrfToken, means, ip, userAgent, days: SESSION_DAYS });
  return { teamless: true, token, csrfToken };
};

/**
 * A user's sessions in a team continue without a team. Once committed, `kernel.sessions.forget` clears the nodes'
 * caches.
 */
export const leaveSessions = (tx: Queries, scope: Scope): void => store.leaveTeam(tx, scope);

/** Ends a session and opens one of the same user and browser in another team, under that team's isolation. */
export const moveSession = (tx: Queries, session: Session, member: SignedInRow): Opened => {
  const scope = { tenantId: member.tenant_id, userId: session.userId };
  const { token, csrfToken } = newTokens(scope);
  const to = { tokenHash: hashToken(token), scope, csrfToken, days: SESSION_DAYS };
  store.moveSession(tx, session.sessionId, to);
  return { token, csrfToken, user: presentCurrentUser(member, new Date()) };
};

/**
 * Ends the sessions of a user in a team, except the given one. Once committed, `kernel.sessions.forget` clears the
 * nodes' caches.
 */
export const endSessions = (tx: Queries, scope: Scope, but: Id | null = null): void =>
  store.deleteSessionsIn(tx, scope, but);

/** Listing and ending sessions. */
export const sessionsOf = (kernel: Kernel) => {
  const { database, audit, events, sessions: cache } = kernel;
  return {
    /** The browser's session continues with a new token. Call `forget` after the commit. */
    renew(tx: Queries, session: Session): string {
      const { token } = newTokens(session);
      store.replaceToken(tx, session.sessionId, hashToken(token));
      return token;
    },

    /** Call `forget` after the commit. */
    endAll: (tx: Queries, accountId: Id, but: Id | null = null): void =>
      store.deleteSessionsOf(tx, accountId, but),

    /** After a commit that ended sessions or changed permissions: the account's next request queries the database. */
    forget: (accountId: Id): void => cache.forget({ accountId }),

    async list(session: Session): Promise<OwnSession[]> {
      const rows = await database.read(session, async (q) =>
        withCommit(store.listSessions(q, session.userId, SESSION_IDLE_DAYS)),
      );
      return rows.map((row) => presentSession(row, session.sessionId));
    },

    async end(session: Session, id: Id): Promise<void> {
      await database.write(session, async (tx) => {
        if (!(await store.deleteOwnSession(tx, session.userId, id))) throw problem("session.not.found");
        await audit.record(tx, session, { action: "session.end", objectType: "session", objectId: id });
      });
      cache.forget({ accountId: session.userId });
    },

    async endOthers(session: Session): Promise<void> {
      await database.write(session, async (tx) => {
        store.deleteSessionsOf(tx, session.userId, session.sessionId);
        await audit.record(tx, session, {
          action: "session.endOthers",
          objectType: "account",
          objectId: session.userId,
        });
        await events.emit(tx, session, {
          type: "account.sessionsEnded",
          data: { accountId: session.userId },
        });
      });
      cache.forget({ accountId: session.userId });
    },
  };
};
export type Sessions = ReturnType<typeof sessionsOf>;
