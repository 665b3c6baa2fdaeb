import type { Id } from "@benchleaf/contract";
import type { Database, Queries } from "../../kernel/database.ts";
import type { Scope } from "../../kernel/scope.ts";

export interface AccountRow {
  readonly id: Id;
  readonly email: string;
  readonly name: string;
  readonly mobile: string | null;
  readonly password_hash: string;
  readonly password_update_time: Date;
  readonly must_change_password: boolean;
  readonly survey_type: string | null;
}

export interface MemberRow {
  readonly tenant_id: Id;
  readonly account_id: Id;
  readonly tenant_name: string;
  readonly tenant_type: "team" | "enterprise" | "overseas";
  readonly tenant_status: "normal" | "forever" | "expired" | "freeze";
  readonly owner_id: Id;
  readonly expiration_time: Date | null;
  readonly personal_project_id: Id;
  readonly role_keys: readonly string[];
  readonly holds_all: boolean;
  readonly authorities: readonly string[];
  readonly ip_ranges: readonly string[] | null;
  readonly is_two_factor_required: boolean;
  readonly password_days: number | null;
  readonly team_count: number;
}

export interface SessionRow
  extends Pick<MemberRow, "holds_all" | "authorities" | "tenant_status" | "owner_id" | "ip_ranges"> {
  readonly id: Id;
  readonly account_id: Id;
  readonly tenant_id: Id;
  readonly name: string;
  readonly csrf_token: string;
}

export const findAccount = (q: Queries, email: string): Promise<AccountRow | undefined> =>
  q.row<AccountRow>("select * from account where email = $1", [email]);

/** Undefined where the email is taken. */
export const insertAccount = (
  tx: Queries,
  account: { email: string; name: string; passwordHash: string },
): Promise<{ id: Id } | undefined> =>
  tx.row<{ id: Id }>(
    `insert into account (email, name, password_hash) values ($1, $2, $3)
     on conflict (email) do nothing returning id`,
    [account.email, account.name, account.passwordHash],
  );

export const hasNoAccount = async (q: Queries): Promise<boolean> =>
  (await q.row("select 1 from account limit 1")) === undefined;

/** From here on the transaction stands behind this person's wall. */
export const enter = async (tx: Queries, scope: Partial<Scope>): Promise<void> => {
  await tx.row("select set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true)", [
    scope.tenantId ?? "",
    scope.userId ?? "",
  ]);
};

/** The team a person lands in at sign-in: the one they used last, else the one they joined first. */
export const findHomeTenant = async (tx: Queries, accountId: Id): Promise<Id | undefined> => {
  const row = await tx.row<{ tenant_id: Id }>(
    `select m.tenant_id from membership m
     left join lateral (
       select max(s.id) as last from session s where s.account_id = m.account_id and s.tenant_id = m.tenant_id
     ) used on true
     where m.account_id = $1 and m.status = 'active'
     order by used.last desc nulls last, m.create_time, m.tenant_id limit 1`,
    [accountId],
  );
  return row?.tenant_id;
};

export const findAttempts = (
  q: Queries,
  username: string,
): Promise<{ failures: number; locked: boolean } | undefined> =>
  q.row(
    "select failures, lock_time is not null as locked from sign_in_attempt where username = $1 for update",
    [username],
  );

/** Counts one more wrong password and answers how many there are in a row now. */
export const addFailure = async (tx: Queries, username: string, max: number): Promise<number> => {
  const row = await tx.row<{ failures: number }>(
    `insert into sign_in_attempt as a (username, failures) values ($1, 1)
     on conflict (username) do update set failures = a.failures + 1,
       lock_time = case when a.failures + 1 >= $2 then coalesce(a.lock_time, now()) end
     returning failures`,
    [username, max],
  );
  return row?.failures ?? 1;
};

export const forgetFailures = (tx: Queries, username: string): Promise<unknown> =>
  tx.rows("delete from sign_in_attempt where username = $1", [username]);

export const insertSession = (
  tx: Queries,
  session: { tokenHash: Buffer; scope: Scope; csrfToken: string; days: number },
): Promise<unknown> =>
  tx.rows(
    `with gone as (delete from session where account_id = $2 and expire_time < now())
     insert into session (token_hash, account_id, tenant_id, csrf_token, expire_time)
     values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
    [session.tokenHash, session.scope.userId, session.scope.tenantId, session.csrfToken, session.days],
  );

export const deleteSession = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from session where id = $1", [id]);

export const deleteSessionsIn = (tx: Queries, scope: Scope): Promise<unknown> =>
  tx.rows("delete from session where account_id = $1 and tenant_id = $2", [scope.userId, scope.tenantId]);

export const setMobile = (tx: Queries, accountId: Id, mobile: string): Promise<unknown> =>
  tx.rows("update account set mobile = $2 where id = $1", [accountId, mobile]);

export const findAccountBy = (
  q: Queries,
  by: { email: string } | { mobile: string },
): Promise<AccountRow | undefined> =>
  "email" in by
    ? q.row<AccountRow>("select * from account where email = $1", [by.email])
    : q.row<AccountRow>("select * from account where mobile = $1", [by.mobile]);

export const deleteExpiredSessions = (tx: Queries, now: Date): Promise<unknown> =>
  tx.rows("delete from session where expire_time < $1", [now]);

/** One flight: the ids of `scope` come from the caller's token, so the row must repeat them. */
export const findSession = async (
  database: Database,
  scope: Scope,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> => {
  const rows = await database.one<SessionRow>(
    scope,
    `select s.id, s.account_id, s.tenant_id, s.csrf_token, a.name, m.holds_all, m.authorities, m.tenant_status,
       m.owner_id, m.ip_ranges
     from session s
     join account a on a.id = s.account_id
     join signed_in_member m on m.tenant_id = s.tenant_id and m.account_id = s.account_id
     where s.token_hash = $1 and s.expire_time > now()
       and s.tenant_id = current_tenant_id() and s.account_id = current_user_id()`,
    [tokenHash],
  );
  return rows[0];
};

/** The signed-in person as `currentUser` tells them. */
export interface SignedInRow extends MemberRow, AccountRow {
  readonly avatar_key: string | null;
}

export const findMember = (q: Queries, accountId: Id): Promise<SignedInRow | undefined> =>
  q.row(
    `select m.*, a.*, p.avatar_key from signed_in_member m join account a on a.id = m.account_id
     left join account_profile p on p.account_id = a.id where m.account_id = $1`,
    [accountId],
  );
