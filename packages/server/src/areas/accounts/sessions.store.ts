import type { Id } from "@benchleaf/contract";
import { NO_TEAM } from "../../kernel/context.ts";
import type { Database, Queries } from "../../kernel/database.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { AccountRow, MemberRow } from "./accounts.store.ts";

export interface SessionRow
  extends Pick<
      MemberRow,
      "holds_all" | "authorities" | "role_keys" | "tenant_status" | "owner_id" | "ip_ranges" | "password_days"
    >,
    Pick<AccountRow, "must_change_password" | "password_hash" | "password_update_time"> {
  readonly id: Id;
  readonly account_id: Id;
  readonly tenant_id: Id;
  readonly name: string;
  readonly csrf_token: string;
  readonly is_use_untold: boolean;
}

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly scope: Scope;
  readonly csrfToken: string;
  readonly means: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly days: number;
}

export const insertSession = (tx: Queries, session: NewSession): void =>
  tx.send(
    `with gone as (delete from session where account_id = $2 and expire_time < now())
     insert into session (token_hash, account_id, tenant_id, csrf_token, means, ip, user_agent, expire_time)
     values ($1, $2, $3, $4, $5, $6, left($7, 400), now() + make_interval(days => $8))`,
    [
      session.tokenHash,
      session.scope.userId,
      session.scope.tenantId,
      session.csrfToken,
      session.means,
      session.ip,
      session.userAgent,
      session.days,
    ],
  );

export const deleteSession = (tx: Queries, id: Id): void =>
  tx.send("delete from session where id = $1", [id]);

/** Returns false if the account has no such session. */
export const deleteOwnSession = async (tx: Queries, accountId: Id, id: Id): Promise<boolean> =>
  (await tx.row("delete from session where id = $1 and account_id = $2 returning id", [id, accountId])) !==
  undefined;

/** How a session was opened, e.g. `password` or `password+totp`. */
export const findMeans = async (q: Queries, id: Id): Promise<string> => {
  const row = await q.row<{ means: string }>("select means from session where id = $1", [id]);
  if (row === undefined) throw problem("error.unauthorized");
  return row.means;
};

/** The session continues with another secret: holders of the previous one are signed out. */
export const replaceToken = (tx: Queries, id: Id, tokenHash: Buffer): void =>
  tx.send("update session set token_hash = $2 where id = $1", [id, tokenHash]);

/** Replaces a session with a new one that has the same browser data. */
export const moveSession = (
  tx: Queries,
  from: Id,
  to: Pick<NewSession, "tokenHash" | "scope" | "csrfToken" | "days">,
): void =>
  tx.send(
    `with gone as (delete from session where id = $1 returning means, ip, user_agent)
     insert into session (token_hash, account_id, tenant_id, csrf_token, means, ip, user_agent, expire_time)
     select $2, $3, $4, $5, means, ip, user_agent, now() + make_interval(days => $6) from gone`,
    [from, to.tokenHash, to.scope.userId, to.scope.tenantId, to.csrfToken, to.days],
  );

export const deleteSessionsIn = (tx: Queries, scope: Scope, but: Id | null): void =>
  tx.send("delete from session where account_id = $1 and tenant_id = $2 and id is distinct from $3::bigint", [
    scope.userId,
    scope.tenantId,
    but,
  ]);

/** Sessions in a team continue without a team, and the nodes are notified. A new membership does not restore them. */
export const leaveTeam = (tx: Queries, scope: Scope): void =>
  tx.send(
    `update session set tenant_id = ${NO_TEAM}, token_hash = token_hash where account_id = $1 and tenant_id = $2`,
    [scope.userId, scope.tenantId],
  );

/** All sessions of an account, except the given one. */
export const deleteSessionsOf = (tx: Queries, accountId: Id, but: Id | null): void =>
  tx.send("delete from session where account_id = $1 and id is distinct from $2::bigint", [accountId, but]);

export const deleteStaleSessions = (tx: Queries, now: Date, idleSince: Date): Promise<unknown> =>
  tx.rows("delete from session where expire_time < $1 or last_use_time < $2", [now, idleSince]);

export interface OwnSessionRow {
  readonly id: Id;
  readonly user_agent: string;
  readonly ip: string;
  readonly create_time: Date;
  readonly last_use_time: Date;
}

export const listSessions = (q: Queries, accountId: Id, idleDays: number): Promise<OwnSessionRow[]> =>
  q.rows<OwnSessionRow>(
    `select id, user_agent, ip, create_time, last_use_time from session
     where account_id = $1 and expire_time > now() and last_use_time > now() - make_interval(days => $2)
     order by last_use_time desc, id desc limit 200`,
    [accountId, idleDays],
  );

export const recordUse = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("update session set last_use_time = now() where id = $1", [id]);

/** One round trip: the ids of `scope` come from the caller's token, so the row must repeat them. */
export const findSession = async (
  database: Database,
  scope: Scope,
  tokenHash: Buffer,
  idleDays: number,
): Promise<SessionRow | undefined> => {
  const rows = await database.one<SessionRow>(
    scope,
    `select s.id, s.account_id, s.tenant_id, s.csrf_token, a.name, m.holds_all, m.authorities, m.role_keys, m.tenant_status,
       m.owner_id, m.ip_ranges, m.password_days,
       a.must_change_password, a.password_hash, a.password_update_time,
       s.last_use_time < now() - interval '5 minutes' as is_use_untold
     from session s
     join account a on a.id = s.account_id
     join signed_in_member m on m.tenant_id = s.tenant_id and m.account_id = s.account_id
     where s.token_hash = $1 and s.expire_time > now() and s.last_use_time > now() - make_interval(days => $2)
       and s.tenant_id = current_tenant_id() and s.account_id = current_user_id()`,
    [tokenHash, idleDays],
  );
  return rows[0];
};

export type TeamlessRow = Pick<SessionRow, "id" | "account_id" | "name" | "csrf_token">;

/** A session of a user who is in no team. */
export const findTeamless = async (
  database: Database,
  scope: Scope,
  tokenHash: Buffer,
  idleDays: number,
): Promise<TeamlessRow | undefined> => {
  const rows = await database.one<TeamlessRow>(
    scope,
    `select s.id, s.account_id, s.csrf_token, a.name
     from session s join account a on a.id = s.account_id
     where s.token_hash = $1 and s.expire_time > now() and s.last_use_time > now() - make_interval(days => $2)
       and s.tenant_id = ${NO_TEAM} and s.account_id = current_user_id()`,
    [tokenHash, idleDays],
  );
  return rows[0];
};

/** Whether the account has been used from this browser before. */
export const isKnownDevice = async (q: Queries, accountId: Id, visitorId: string): Promise<boolean> =>
  (await q.row("select 1 from known_device where account_id = $1 and visitor_id = $2", [
    accountId,
    visitorId,
  ])) !== undefined;

/** Whether the account has never been used from this browser; marks the browser as known. */
export const recordDevice = async (tx: Queries, accountId: Id, visitorId: string): Promise<boolean> => {
  const row = await tx.row<{ is_new: boolean }>(
    `insert into known_device (account_id, visitor_id) values ($1, $2)
     on conflict (account_id, visitor_id) do update set last_time = now() returning xmax = 0 as is_new`,
    [accountId, visitorId],
  );
  return row?.is_new ?? false;
};

/** Whether the user is known in more than one browser: their first one triggers no notification. */
export const hasSeveralDevices = async (q: Queries, accountId: Id): Promise<boolean> =>
  (await q.row("select 1 from known_device where account_id = $1 offset 1 limit 1", [accountId])) !==
  undefined;
