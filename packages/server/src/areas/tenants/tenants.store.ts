import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/** Allocates the new team's id first, since its row can only be written under its tenant isolation. */
export const enterNewTenant = async (tx: Queries, ownerId: Id): Promise<Id> => {
  tx.sendKept();
  const row = await tx.row<{ id: Id }>(
    `with made as (select nextval('tenant_id_seq')::text as id)
     select id, set_config('app.tenant_id', id, true), set_config('app.user_id', $1, true) from made`,
    [ownerId],
  );
  return row!.id;
};

export const insertTenant = (tx: Queries, tenant: { id: Id; name: string; ownerId: Id }): void =>
  tx.send("insert into tenant (id, name, owner_id) values ($1, $2, $3)", [
    tenant.id,
    tenant.name,
    tenant.ownerId,
  ]);

export const insertMembership = (tx: Queries, accountId: Id): void =>
  tx.send(
    `with back as (delete from departure where tenant_id = current_tenant_id() and account_id = $1)
     insert into membership (account_id) values ($1)`,
    [accountId],
  );

export interface OwnTeamRow {
  readonly tenant_id: Id;
  readonly name: string;
  readonly type: "team" | "enterprise" | "overseas";
  readonly status: "normal" | "forever" | "expired" | "freeze";
  readonly owner_id: Id;
  readonly expiration_time: Date | null;
  readonly logo_time: Date | null;
}

/** The teams that the asking person belongs to, in the order they joined. */
export const listOwnTeams = (q: Queries): Promise<OwnTeamRow[]> =>
  q.rows<OwnTeamRow>("select * from own_teams()");

export interface TeamRow extends OwnTeamRow {
  readonly owner_name: string;
  readonly create_time: Date;
  readonly member_count: number;
  readonly open_invitations: number;
  /** -1 for none. */
  readonly seat_limit: number;
}

export const findTeam = (q: Queries): Promise<TeamRow | undefined> =>
  q.row<TeamRow>(
    `select t.id as tenant_id, t.name, t.type,
       team_status(t.id, t.status, t.expiration_time) as status,
       t.owner_id, t.expiration_time, l.update_time as logo_time, a.name as owner_name, t.create_time,
       (select count(*) from membership m where m.tenant_id = t.id and m.status = 'active')::integer as member_count,
       (select count(*) from invitation i where i.status = 'pending' and i.expire_time > now())::integer
         as open_invitations,
       team_limit('USER_SEAT') as seat_limit
     from tenant t join account a on a.id = t.owner_id left join tenant_logo l on l.tenant_id = t.id
     where t.id = current_tenant_id()`,
  );

export const renameTenant = (tx: Queries, name: string): void =>
  tx.send("update tenant set name = $1 where id = current_tenant_id()", [name]);

export const setOwner = (tx: Queries, ownerId: Id): void =>
  tx.send("update tenant set owner_id = $1 where id = current_tenant_id()", [ownerId]);

/** Whether the team has run out or is going to. */
export const hasEnd = async (q: Queries): Promise<boolean> =>
  (await q.row(
    `select 1 from tenant where id = current_tenant_id()
       and (status = 'expired' or (status = 'normal' and expiration_time is not null))`,
  )) !== undefined;

/** Counts from today where the team has run out. Null for a team whose validity has no end. */
export const extendValidity = async (tx: Queries, days: number): Promise<Date | null> => {
  const row = await tx.row<{ expiration_time: Date }>(
    `update tenant
     set expiration_time = greatest(coalesce(expiration_time, now()), now()) + make_interval(days => $1),
       status = 'normal'
     where id = current_tenant_id()
       and (status = 'expired' or (status = 'normal' and expiration_time is not null))
     returning expiration_time`,
    [days],
  );
  return row?.expiration_time ?? null;
};

export interface LogoRow {
  readonly content_type: "image/jpeg" | "image/png";
  readonly bytes: Buffer;
}

export const findLogo = (q: Queries): Promise<LogoRow | undefined> =>
  q.row<LogoRow>("select content_type, bytes from tenant_logo where tenant_id = current_tenant_id()");

export const saveLogo = (tx: Queries, logo: LogoRow): void =>
  tx.send(
    `insert into tenant_logo (content_type, bytes) values ($1, $2)
     on conflict (tenant_id) do update set content_type = excluded.content_type, bytes = excluded.bytes,
       update_time = now()`,
    [logo.content_type, logo.bytes],
  );

export const deleteLogo = (tx: Queries): void => tx.send("delete from tenant_logo");

export interface SecurityRow {
  readonly is_two_factor_enabled: boolean;
  readonly is_password_rotation_enabled: boolean;
  readonly password_rotation_interval: number;
  readonly is_ip_enabled: boolean;
  readonly ip_strategy: "whiteList";
  readonly ip_list: readonly string[];
}

export const findSecurity = (q: Queries): Promise<SecurityRow | undefined> =>
  q.row<SecurityRow>("select * from tenant_security");

export const upsertSecurity = (tx: Queries, row: SecurityRow): void =>
  tx.send(
    `insert into tenant_security as s (is_two_factor_enabled, is_password_rotation_enabled,
       password_rotation_interval, is_ip_enabled, ip_strategy, ip_list)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (tenant_id) do update set is_two_factor_enabled = excluded.is_two_factor_enabled,
       is_password_rotation_enabled = excluded.is_password_rotation_enabled,
       password_rotation_interval = excluded.password_rotation_interval, is_ip_enabled = excluded.is_ip_enabled,
       ip_strategy = excluded.ip_strategy, ip_list = excluded.ip_list`,
    [
      row.is_two_factor_enabled,
      row.is_password_rotation_enabled,
      row.password_rotation_interval,
      row.is_ip_enabled,
      row.ip_strategy,
      row.ip_list,
    ],
  );

export const findOwner = async (q: Queries): Promise<Id | undefined> =>
  (await q.row<{ owner_id: Id }>("select owner_id from tenant where id = current_tenant_id()"))?.owner_id;

export const teamsAfter = async (q: Queries, after: Id, most: number): Promise<Id[]> =>
  (await q.rows<{ id: Id }>("select id from tenants_after($1, $2) as id", [after, most])).map(({ id }) => id);
