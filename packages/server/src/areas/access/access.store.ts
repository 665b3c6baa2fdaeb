// Reads tenant of tenants, because a seat or switch is counted while the team's row is locked.
// Reads membership of tenants, because a user with a role is a member.
// Reads invitation of tenants, because a role named in an invitation is in use.
// Reads identity_provider of identity, because a role given to newcomers is in use.
import type { Id, PermissionKey } from "@benchleaf/contract";
import type { Database, Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { Scope } from "../../kernel/scope.ts";

export interface SwitchRow {
  readonly feature: string;
  readonly feature_level: "feature" | "limit" | "strategy";
  readonly enabled: boolean;
  readonly visible: boolean;
  readonly limited_quantity: number;
  readonly send_method: readonly ("email" | "mobile")[];
}

export const findSwitches = (
  database: Database,
  scope: Scope,
  features: readonly string[],
): Promise<SwitchRow[]> =>
  database.one<SwitchRow>(scope, "select * from feature_switch where feature = any($1)", [features]);

export const findLimit = async (tx: Queries, feature: string): Promise<number> => {
  const row = await tx.row<{ quantity: number }>("select team_limit($1) as quantity", [feature]);
  return row?.quantity ?? -1;
};

export const raiseLimit = async (tx: Queries, feature: string, by: number): Promise<number | null> => {
  const row = await tx.row<{ limited_quantity: number }>(
    `update feature_switch set limited_quantity = least(limited_quantity::bigint + $2, 2147483647)::integer
     where feature = $1 and limited_quantity >= 0 returning limited_quantity`,
    [feature, by],
  );
  return row?.limited_quantity ?? null;
};

/** Only for a team of the free edition whose limit is neither below `from` nor above `most`; returns the new one. */
export const raiseFreely = async (
  tx: Queries,
  feature: string,
  { by, from, most }: { by: number; from: number; most: number },
): Promise<number | null> => {
  const row = await tx.row<{ limited_quantity: number }>(
    `update feature_switch set limited_quantity = least(limited_quantity + $1, $3)
     where feature = $4 and limited_quantity >= $2 and limited_quantity < $3
       and (select type from tenant where id = current_tenant_id()) = 'team'
     returning limited_quantity`,
    [by, from, most, feature],
  );
  return row?.limited_quantity ?? null;
};

export const upsertSwitch = (tx: Queries, row: SwitchRow): Promise<unknown> =>
  tx.rows(
    `insert into feature_switch (feature, feature_level, enabled, visible, limited_quantity, send_method)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (tenant_id, feature) do update set feature_level = excluded.feature_level,
       enabled = excluded.enabled, visible = excluded.visible,
       limited_quantity = excluded.limited_quantity, send_method = excluded.send_method`,
    [row.feature, row.feature_level, row.enabled, row.visible, row.limited_quantity, row.send_method],
  );

export const giveBuiltInRole = (tx: Queries, roleKey: string, accountId: Id): void =>
  tx.send(
    `insert into member_role (account_id, role_id)
     select $1, id from role where tenant_id = -1 and role_key = $2`,
    [accountId, roleKey],
  );

/**
 * Changes of roles, members and seats of a team are serialized by this lock. Queries after it are sent with it and
 * run when the team is locked.
 */
export const lockTeamForUpdate = async (tx: Queries): Promise<void> =>
  tx.send("select 1 from tenant where id = current_tenant_id() for no key update");

export interface RoleRow {
  readonly id: Id;
  readonly tenant_id: Id;
  readonly role_key: string;
  readonly name: string;
  readonly holds_all: boolean;
  readonly authorities: readonly PermissionKey[];
  readonly member_count: number;
}

const roleColumns = `r.id, r.tenant_id, r.role_key, r.name, r.holds_all, r.authorities,
  (select count(*) from member_role mr where mr.tenant_id = current_tenant_id() and mr.role_id = r.id)::integer
    as member_count`;

export const listRoles = (q: Queries, offset: number, limit: number): Promise<RoleRow[]> =>
  q.rows<RoleRow>(
    `select ${roleColumns} from role r order by r.tenant_id > 0, r.id desc offset $1 ${limitTo(limit)}`,
    [offset],
  );

export const countRoles = async (q: Queries): Promise<number> => {
  const row = await q.row<{ count: number }>("select count(*)::integer as count from role");
  return row?.count ?? 0;
};

export const findRoles = (q: Queries, ids: readonly Id[]): Promise<RoleRow[]> =>
  q.rows<RoleRow>(`select ${roleColumns} from role r where r.id = any($1::bigint[]) order by r.id`, [ids]);

/** By name or key, ignoring case; the team's own come before built-in ones. */
export const findRolesByName = (q: Queries, names: readonly string[]): Promise<RoleRow[]> =>
  q.rows<RoleRow>(
    `select ${roleColumns} from role r
     where lower(r.name) = any($1::text[]) or lower(r.role_key) = any($1::text[]) order by r.tenant_id > 0, r.id`,
    [names.map((name) => name.toLowerCase())],
  );

export const findRolesOf = (q: Queries, accountId: Id): Promise<RoleRow[]> =>
  q.rows<RoleRow>(
    `select ${roleColumns} from role r join member_role mr on mr.role_id = r.id
     where mr.tenant_id = current_tenant_id() and mr.account_id = $1 order by r.id`,
    [accountId],
  );

/** What an invitation gives: its roles, or the standard member role if none is named. */
export const findInvitedRoles = (q: Queries, invitationId: Id): Promise<RoleRow[]> =>
  q.rows<RoleRow>(
    `select ${roleColumns} from role r
     join invitation i on r.id = any(case when i.role_ids = '{}' then '{-2}'::bigint[] else i.role_ids end)
     where i.id = $1 order by r.id`,
    [invitationId],
  );

export const insertRole = async (
  tx: Queries,
  role: { roleKey: string; name: string; authorities: readonly string[] },
): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    "insert into role (role_key, name, authorities) values ($1, $2, $3) returning id",
    [role.roleKey, role.name, role.authorities],
  );
  return row!.id;
};

export const updateRole = (
  tx: Queries,
  id: Id,
  next: { name: string; authorities: readonly string[] },
): void =>
  tx.send("update role set name = $2, authorities = $3 where id = $1", [id, next.name, next.authorities]);

export const deleteRole = (tx: Queries, id: Id): void => tx.send("delete from role where id = $1", [id]);

/** Whether a member, or an invitation that can still be accepted, has the role. */
export const isRoleInUse = async (tx: Queries, id: Id): Promise<boolean> => {
  const row = await tx.row<{ used: boolean }>(
    `select exists (select from member_role where role_id = $1)
       or exists (select from invitation
         where status = 'pending' and expire_time > now() and $1::bigint = any(role_ids))
       or exists (select from identity_provider where role_id = $1) as used`,
    [id],
  );
  return row?.used ?? false;
};

export const replaceRoles = (tx: Queries, accountId: Id, roleIds: readonly Id[]): void =>
  tx.send(
    `with gone as (
       delete from member_role where account_id = $1 and role_id <> all($2::bigint[])
     )
     insert into member_role (account_id, role_id) select $1, unnest($2::bigint[]) on conflict do nothing`,
    [accountId, roleIds],
  );

export const isMember = async (q: Queries, accountId: Id): Promise<boolean> =>
  (await q.row("select 1 from membership where tenant_id = current_tenant_id() and account_id = $1", [
    accountId,
  ])) !== undefined;

/** Whether another enabled member holds a role with every permission. */
export const hasOtherAdmin = async (q: Queries, accountId: Id): Promise<boolean> => {
  const row = await q.row(
    `select 1 from member_role mr
     join role r on r.id = mr.role_id and r.holds_all
     join membership m on m.tenant_id = mr.tenant_id and m.account_id = mr.account_id and m.status = 'active'
     where mr.account_id <> $1 limit 1`,
    [accountId],
  );
  return row !== undefined;
};

export const listSwitches = (q: Queries): Promise<SwitchRow[]> =>
  q.rows<SwitchRow>("select * from feature_switch");

/** The members that hold a key. */
export const listHolders = async (q: Queries, key: string): Promise<Id[]> => {
  const rows = await q.rows<{ account_id: Id }>(
    `select distinct m.account_id from membership m
     join member_role mr on mr.tenant_id = m.tenant_id and mr.account_id = m.account_id
     join role r on r.id = mr.role_id
     where m.status = 'active' and (r.holds_all or $1 = any(r.authorities))`,
    [key],
  );
  return rows.map((row) => row.account_id);
};
