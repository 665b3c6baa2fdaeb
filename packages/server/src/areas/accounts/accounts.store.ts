// Reads membership of tenants, because an account is signed in to a team that it is a member of.
// Reads tenant of tenants, because the owner of a team cannot delete their account.
// Reads departure of tenants, because a user who has left every team sees that at sign-in.
import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Scope } from "../../kernel/scope.ts";

export interface AccountRow {
  readonly id: Id;
  readonly email: string | null;
  readonly name: string;
  readonly mobile: string | null;
  readonly edu_email: string | null;
  /** Null for an account that an identity provider vouches for, until it is activated. */
  readonly password_hash: string | null;
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

/** By email or mobile number, each in its stored form. */
export const findAccount = (q: Queries, name: string): Promise<AccountRow | undefined> =>
  q.row<AccountRow>("select * from account where email = $1 or mobile = $1", [name]);

export const findAccountBy = (
  q: Queries,
  by: { email: string } | { mobile: string },
): Promise<AccountRow | undefined> => findAccount(q, "email" in by ? by.email : by.mobile);

export const setMobile = (tx: Queries, accountId: Id, mobile: string): Promise<unknown> =>
  tx.rows("update account set mobile = $2 where id = $1", [accountId, mobile]);

export const findAccountById = (q: Queries, id: Id): Promise<AccountRow | undefined> =>
  q.row<AccountRow>("select * from account where id = $1", [id]);

/** Undefined if the email or the mobile number is in use. */
export const insertAccount = (
  tx: Queries,
  account: {
    email: string | null;
    mobile: string | null;
    name: string;
    passwordHash: string | null;
    owesProfile: boolean;
  },
): Promise<{ id: Id } | undefined> =>
  tx.row<{ id: Id }>(
    `insert into account (email, mobile, name, password_hash, survey_type, password_update_time)
     values ($1, $2, $3, $4, case when $5 then 'profile' end, (date_trunc('day', now(), 'utc') + interval '1 day' - interval '1 millisecond')) on conflict do nothing returning id`,
    [account.email, account.mobile, account.name, account.passwordHash, account.owesProfile],
  );

/** Counts the time of the change as the end of its day in UTC, as the specification requires. */
export const setPassword = (tx: Queries, id: Id, passwordHash: string): void =>
  tx.send(
    `update account set password_hash = $2, must_change_password = false, password_set_time = now(), password_update_time = (date_trunc('day', now(), 'utc') + interval '1 day' - interval '1 millisecond')
     where id = $1`,
    [id, passwordHash],
  );

export const setName = (tx: Queries, id: Id, name: string): void =>
  tx.send("update account set name = $2 where id = $1", [id, name]);

export type AddressColumn = "email" | "mobile" | "edu_email";

/** Returns false if another account has the address. */
export const setAddress = async (
  tx: Queries,
  id: Id,
  column: AddressColumn,
  address: string,
): Promise<boolean> => {
  const row = await tx.row(
    `update account set ${column} = $2
     where id = $1 and not exists (select from account other where other.${column} = $2 and other.id <> $1)
     returning id`,
    [id, address],
  );
  return row !== undefined;
};

export const hasNoAccount = async (q: Queries): Promise<boolean> =>
  (await q.row("select 1 from account limit 1")) === undefined;

/** The same, locked until the transaction ends. */
export const hasStillNoAccount = async (tx: Queries): Promise<boolean> => {
  tx.send("select pg_advisory_xact_lock(hashtextextended('first account', 0))");
  return await hasNoAccount(tx);
};

/** From here on, the transaction runs in this user's scope. */
export const enterAccountScope = async (tx: Queries, scope: Partial<Scope>): Promise<void> => {
  tx.sendKept();
  tx.send("select set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true)", [
    scope.tenantId ?? "",
    scope.userId ?? "",
  ]);
};

/** The team a user enters at sign-in: the one they used last, else the one they joined first. */
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

/** Whether the user has ever left a team. The transaction runs in the user's scope. */
export const hasLeftATeam = async (tx: Queries, accountId: Id): Promise<boolean> =>
  (await tx.row("select 1 from departure where account_id = $1 limit 1", [accountId])) !== undefined;

/** The teams that the user belongs to, in a consistent order. The transaction runs in the user's scope. */
export const listTeamsOf = async (tx: Queries, accountId: Id): Promise<Id[]> => {
  const rows = await tx.rows<{ tenant_id: Id }>(
    "select tenant_id from membership where account_id = $1 and status = 'active' order by tenant_id",
    [accountId],
  );
  return rows.map((row) => row.tenant_id);
};

/** The team of the transaction, if it has other members. */
export const findSharedTeam = (tx: Queries, accountId: Id): Promise<{ is_owner: boolean } | undefined> =>
  tx.row(
    `select owner_id = $1 as is_owner from tenant where id = current_tenant_id() and exists (
       select from membership
       where tenant_id = current_tenant_id() and account_id <> $1 and status = 'active')`,
    [accountId],
  );

export interface Attempts {
  readonly failures: number;
  readonly locked: boolean;
}

export const findAttempts = (q: Queries, username: string): Promise<Attempts | undefined> =>
  q.row(
    "select failures, lock_time is not null as locked from sign_in_attempt where username = $1 for update",
    [username],
  );

/**
 * Counts an attempt before it is checked, so that each of several concurrent attempts sees the earlier ones; the row
 * is locked until the transaction ends. Returns the number of consecutive attempts with this one, and whether the
 * name was locked before it.
 */
export const reserveAttempt = async (tx: Queries, username: string, max: number): Promise<Attempts> => {
  const row = await tx.row<Attempts>(
    `insert into sign_in_attempt as a (username, failures) values ($1, 1)
     on conflict (username) do update set failures = a.failures + 1, update_time = now(),
       lock_time = case when a.failures + 1 >= $2 then coalesce(a.lock_time, now()) end
     returning failures, failures > $2 as locked`,
    [username, max],
  );
  return row ?? { failures: 1, locked: false };
};

/** Removes a successful attempt from the count. */
export const releaseAttempt = (tx: Queries, username: string, max: number): void =>
  tx.send(
    `update sign_in_attempt set failures = greatest(0, failures - 1),
       lock_time = case when failures - 1 >= $2 then lock_time end
     where username = $1`,
    [username, max],
  );

/** Counts one more wrong password and returns the number of consecutive ones. */
export const addFailure = async (tx: Queries, username: string, max: number): Promise<number> => {
  const row = await tx.row<{ failures: number }>(
    `insert into sign_in_attempt as a (username, failures) values ($1, 1)
     on conflict (username) do update set failures = a.failures + 1, update_time = now(),
       lock_time = case when a.failures + 1 >= $2 then coalesce(a.lock_time, now()) end
     returning failures`,
    [username, max],
  );
  return row?.failures ?? 1;
};

/** Deletes counts of names without recent attempts; a lock stays until the password is reset. */
export const deleteOldAttempts = (tx: Queries, before: Date): Promise<unknown> =>
  tx.rows("delete from sign_in_attempt where lock_time is null and update_time < $1", [before]);

/** Returns the number of wrong attempts of an account, under any of its names; undefined if there were none. */
export const deleteFailures = (tx: Queries, accountId: Id): Promise<Attempts | undefined> =>
  tx.row(
    `with gone as (
       delete from sign_in_attempt where username = any (array(
         select '#' || $1::bigint || kind from unnest(array['', ':own', ':second']) as kind
         union all
         select '#' || $1::bigint || '@' || visitor_id from known_device where account_id = $1::bigint))
       returning failures, lock_time is not null as locked
     )
     select sum(failures)::integer as failures, bool_or(locked) as locked from gone having sum(failures) > 0`,
    [accountId],
  );

/** The signed-in user as `currentUser` returns them. */
export interface SignedInRow extends MemberRow, AccountRow {
  readonly avatar_key: string | null;
}

export const findMember = (q: Queries, accountId: Id): Promise<SignedInRow | undefined> =>
  q.row(
    `select m.*, a.*, p.avatar_key from signed_in_member m join account a on a.id = m.account_id
     left join account_profile p on p.account_id = a.id where m.account_id = $1`,
    [accountId],
  );
