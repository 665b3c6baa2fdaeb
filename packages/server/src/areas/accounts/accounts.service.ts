import { createHash, randomBytes } from "node:crypto";
import type { CurrentUser, Id } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { authoritiesOf } from "./accounts.policy.ts";
import { presentCurrentUser } from "./accounts.present.ts";
import { composeToken, MAX_FAILURES, parseToken, refusalAfter, SESSION_DAYS } from "./accounts.rules.ts";
import * as store from "./accounts.store.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

/** Gives a new account a team of its own and all that belongs to one. Areas that stand later hand this in. */
export type OpenWorkspace = (
  tx: Queries,
  founder: { readonly accountId: Id; readonly name: string; readonly tenantName?: string },
) => Promise<Scope>;

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export interface SignedInUser {
  readonly user: CurrentUser;
  readonly csrfToken: string;
}

/** Beside the answer, the token that goes into the cookie. */
export interface Opened extends SignedInUser {
  readonly token: string;
}

const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

const describe = async (q: Queries, userId: Id): Promise<CurrentUser> => {
  const row = await store.findMember(q, userId);
  if (row === undefined) throw problem("error.unauthorized");
  return presentCurrentUser(row);
};

/** A new session in the scope's team; the transaction must stand behind its wall. */
export const openSession = async (tx: Queries, scope: Scope): Promise<Opened> => {
  const token = composeToken(scope.tenantId, scope.userId, randomBytes(32).toString("base64url"));
  const csrfToken = randomBytes(24).toString("base64url");
  await store.insertSession(tx, { tokenHash: hashToken(token), scope, csrfToken, days: SESSION_DAYS });
  return { token, csrfToken, user: await describe(tx, scope.userId) };
};

/** Ends a session and opens one of the same person in another team. */
export const moveSession = async (tx: Queries, session: Session, tenantId: Id): Promise<Opened> => {
  const scope = { tenantId, userId: session.userId };
  await Promise.all([store.enter(tx, scope), store.deleteSession(tx, session.sessionId)]);
  return openSession(tx, scope);
};

/** Of one person in one team. Once committed, `kernel.sessions.forget` makes the nodes forget as well. */
export const endSessions = (tx: Queries, scope: Scope): Promise<unknown> => store.deleteSessionsIn(tx, scope);

export const { enter: enterScope, findAccountBy, findHomeTenant, setMobile: claimMobile } = store;

export const accountsService = (kernel: Kernel, openWorkspace: OpenWorkspace) => {
  const { database, audit, events } = kernel;

  /** An account without a team; null where the email is taken. */
  const createBareAccount = async (tx: Queries, wanted: NewAccount): Promise<Id | null> => {
    const passwordHash = await hashPassword(wanted.password);
    return (await store.insertAccount(tx, { ...wanted, passwordHash }))?.id ?? null;
  };

  /** An account with its workspace, without a session; null where the email is taken. */
  const createAccount = async (
    tx: Queries,
    wanted: NewAccount & { readonly tenantName?: string },
  ): Promise<Scope | null> => {
    const { name, email, tenantName } = wanted;
    const accountId = await createBareAccount(tx, wanted);
    if (accountId === null) return null;
    const scope = await openWorkspace(tx, {
      accountId,
      name,
      ...(tenantName === undefined ? {} : { tenantName }),
    });
    await events.emit(tx, scope, { type: "account.registered", data: { accountId } });
    await audit.record(tx, scope, {
      action: "account.register",
      objectType: "account",
      objectId: accountId,
      after: { email, name },
    });
    return scope;
  };

  return {
    createAccount,
    createBareAccount,
    isEmpty: store.hasNoAccount,

    register: (wanted: NewAccount): Promise<Opened> =>
      database.open(async (tx) => {
        const scope = await createAccount(tx, wanted);
        if (scope === null) throw problem("user.email.already.registered");
        return openSession(tx, scope);
      }),

    async signIn(username: string, password: string, previous: Session | null): Promise<Opened> {
      const account = await database.open((q) => store.findAccount(q, username));
      const isRight = await verifyPassword(account?.password_hash, password);
      // A refusal is returned and thrown outside, or the rollback would take the count along.
      const outcome = await database.open(async (tx) => {
        const attempts = await store.findAttempts(tx, username);
        if (attempts?.locked) return "user.locked" as const;
        if (account === undefined || !isRight) {
          return refusalAfter(await store.addFailure(tx, username, MAX_FAILURES));
        }
        if (attempts !== undefined) await store.forgetFailures(tx, username);
        await store.enter(tx, { userId: account.id });
        const tenantId = await store.findHomeTenant(tx, account.id);
        if (tenantId === undefined) return "third.attempt" as const;
        const scope = { tenantId, userId: account.id };
        await store.enter(tx, scope);
        if (previous !== null) await store.deleteSession(tx, previous.sessionId);
        const opened = await openSession(tx, scope);
        await audit.record(tx, scope, {
          action: "account.signIn",
          objectType: "account",
          objectId: account.id,
        });
        return opened;
      });
      if (typeof outcome === "string") throw problem(outcome);
      return outcome;
    },

    signOut: (session: Session): Promise<void> =>
      database.write(session, async (tx) => {
        await store.deleteSession(tx, session.sessionId);
        await audit.record(tx, session, {
          action: "account.signOut",
          objectType: "account",
          objectId: session.userId,
        });
      }),

    async currentUser(session: Session): Promise<SignedInUser> {
      const user = await database.read(session, (q) => describe(q, session.userId));
      return { user, csrfToken: session.csrfToken };
    },
  };
};
export type AccountsService = ReturnType<typeof accountsService>;

/** The session that a cookie's token opens; null where it has ended or never was. */
export const resolveSession =
  (kernel: Kernel) =>
  async (token: string): Promise<Session | null> => {
    const scope = parseToken(token);
    if (scope === null) return null;
    const row = await store.findSession(kernel.database, scope, hashToken(token));
    if (row === undefined) return null;
    return {
      sessionId: row.id,
      userId: row.account_id,
      tenantId: row.tenant_id,
      userName: row.name,
      authorities: new Set(authoritiesOf(row)),
      csrfToken: row.csrf_token,
      tenantStatus: row.tenant_status,
      isOwner: row.owner_id === row.account_id,
      ipRanges: row.ip_ranges,
      isToken: false,
    };
  };
