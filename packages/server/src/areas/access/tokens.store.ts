// Reads account of accounts, because a token ends with the password that it was made under.
import type { Id, PermissionKey } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface TokenRow {
  readonly id: Id;
  readonly name: string;
  readonly permissions: readonly PermissionKey[];
  readonly create_time: Date;
  readonly expire_time: Date;
  readonly last_use_time: Date | null;
}

const columns = "id, name, permissions, create_time, expire_time, last_use_time";

/** Tokens created before the last password change are invalid. */
export const listTokens = (q: Queries): Promise<TokenRow[]> =>
  q.rows<TokenRow>(
    `select ${columns} from access_token where account_id = current_user_id()
       and create_time > (select password_set_time from account where id = current_user_id())
     order by id desc limit 200`,
  );

export const insertToken = async (
  tx: Queries,
  token: { name: string; tokenHash: Buffer; permissions: readonly string[]; days: number },
): Promise<TokenRow> => {
  const row = await tx.row<TokenRow>(
    `insert into access_token (name, token_hash, permissions, expire_time)
     values ($1, $2, $3, now() + make_interval(days => $4)) returning ${columns}`,
    [token.name, token.tokenHash, token.permissions, token.days],
  );
  return row!;
};

/** Undefined if the caller has no such token. */
export const deleteToken = (tx: Queries, id: Id): Promise<{ name: string } | undefined> =>
  tx.row("delete from access_token where id = $1 and account_id = current_user_id() returning name", [id]);

export const deleteTokensOf = (tx: Queries, accountId: Id): void =>
  tx.send("delete from access_token where account_id = $1", [accountId]);

export interface BearerRow {
  readonly id: Id;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly is_use_old: boolean;
  readonly holds_all: boolean;
  readonly authorities: readonly string[];
  readonly role_keys: readonly string[];
  readonly tenant_status: "normal" | "forever" | "expired" | "freeze";
  readonly owner_id: Id;
  readonly ip_ranges: readonly string[] | null;
}

export const findBearer = (q: Queries, tokenHash: Buffer): Promise<BearerRow | undefined> =>
  q.row<BearerRow>(
    `select t.id, a.name, t.permissions, m.holds_all, m.authorities, m.role_keys, m.tenant_status, m.owner_id, m.ip_ranges,
       t.last_use_time is null or t.last_use_time < now() - interval '1 minute' as is_use_old
     from access_token t
     join account a on a.id = t.account_id
     join signed_in_member m on m.account_id = t.account_id
     where t.token_hash = $1 and t.account_id = current_user_id() and t.expire_time > now()
       and t.create_time > a.password_set_time`,
    [tokenHash],
  );

export const noteUse = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("update access_token set last_use_time = now() where id = $1", [id]);
