import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import { type FileRow, fileColumns, nameJoins, readableFileOf } from "./files.sql.ts";

export interface ShareRow {
  readonly file_id: Id;
  readonly file_name: string;
  readonly account_id: Id;
  readonly account_name: string;
  readonly level: number;
  readonly create_time: Date;
  readonly expire_time: Date | null;
}

export interface AccessRow {
  readonly is_closed: boolean;
  readonly is_restricted: boolean;
}

const isInTime = "(g.expire_time is null or g.expire_time > now())";

/**
 * The access record that applies to a file: its own, else that of its folder; undefined if the project alone decides.
 */
const accessOf = `select a.* from file f join file_access a
    on a.tenant_id = f.tenant_id and a.file_id in (f.id, f.parent_key)
  where f.id = $1 order by a.file_id = f.id desc limit 1`;

export const findAccess = (q: Queries, fileId: Id): Promise<AccessRow | undefined> =>
  q.row<AccessRow>(`select is_closed and file_id = $1 as is_closed, is_restricted from (${accessOf}) a`, [
    fileId,
  ]);

/** Shares that apply to a file, its own first, then inherited ones. */
export const listShares = (q: Queries, fileId: Id): Promise<ShareRow[]> =>
  q.rows<ShareRow>(
    `select g.file_id, above.name as file_name, g.account_id, a.name as account_name, g.level, g.create_time,
       g.expire_time
     from (${accessOf}) held
     cross join unnest(held.scope_ids) with ordinality as scope (id, place)
     join file_grant g on g.tenant_id = held.tenant_id and g.file_id = scope.id
     join file above on above.tenant_id = g.tenant_id and above.id = g.file_id
     join account a on a.id = g.account_id
     where ${isInTime}
     order by scope.place, a.name, a.id`,
    [fileId],
  );

/** Makes sure that a file has an access record of its own. */
const openScope = (tx: Queries, fileId: Id): Promise<unknown> =>
  tx.rows(
    `insert into file_access as a (file_id, is_restricted, scope_ids) values ($1, false, array[$1::bigint])
     on conflict (tenant_id, file_id) do update set scope_ids = a.file_id || a.scope_ids
     where a.scope_ids[1] <> a.file_id`,
    [fileId],
  );

const settle = (tx: Queries, fileId: Id): Promise<unknown> =>
  tx.rows("select settle_file_access($1)", [fileId]);

/** A file with neither shares nor a restriction of its own inherits its folder's access again. */
const endScope = async (tx: Queries, fileId: Id): Promise<void> => {
  await tx.rows(
    `update file_access a set scope_ids = a.scope_ids[2:]
     where a.file_id = $1 and a.scope_ids[1] = a.file_id and not a.is_closed and not exists (
       select from file_grant g where g.tenant_id = a.tenant_id and g.file_id = a.file_id)`,
    [fileId],
  );
  await settle(tx, fileId);
};

export const setClosed = async (tx: Queries, fileId: Id, isClosed: boolean): Promise<void> => {
  await openScope(tx, fileId);
  await tx.rows("update file_access set is_closed = $2 where file_id = $1", [fileId, isClosed]);
  await endScope(tx, fileId);
};

export const addShares = async (
  tx: Queries,
  fileId: Id,
  share: { readonly userIds: readonly Id[]; readonly level: number; readonly expireTime: string | null },
): Promise<void> => {
  await openScope(tx, fileId);
  await tx.rows(
    `insert into file_grant (file_id, account_id, level, expire_time)
     select $1, one, $3, $4 from unnest($2::bigint[]) one order by one
     on conflict (tenant_id, file_id, account_id) do update
       set level = excluded.level, expire_time = excluded.expire_time, granter_id = excluded.granter_id`,
    [fileId, share.userIds, share.level, share.expireTime],
  );
  await settle(tx, fileId);
};

/** Never reduces a user's existing access. */
export const raiseShare = async (tx: Queries, fileId: Id, userId: Id, level: number): Promise<void> => {
  await openScope(tx, fileId);
  await tx.rows(
    `insert into file_grant as g (file_id, account_id, level) values ($1, $2, $3)
     on conflict (tenant_id, file_id, account_id) do update set
       level = case when ${isInTime} then greatest(g.level, excluded.level) else excluded.level end,
       expire_time = null, granter_id = excluded.granter_id`,
    [fileId, userId, level],
  );
  await settle(tx, fileId);
};

/** Returns the removed level; undefined if there was no share. */
export const removeShare = async (tx: Queries, fileId: Id, userId: Id): Promise<number | undefined> => {
  const row = await tx.row<{ level: number }>(
    "delete from file_grant where file_id = $1 and account_id = $2 returning level",
    [fileId, userId],
  );
  if (row !== undefined) await endScope(tx, fileId);
  return row?.level;
};

/** How many of these are active members of the team. */
export const countMembers = async (q: Queries, userIds: readonly Id[]): Promise<number> =>
  (
    await q.rows("select 1 from membership where status = 'active' and account_id = any($1::bigint[])", [
      userIds,
    ])
  ).length;

export interface SharedRow extends FileRow {
  readonly share_user_id: Id;
  readonly share_user_name: string;
  readonly share_level: number;
  readonly share_time: Date;
  readonly share_expire_time: Date | null;
  readonly share_account_id: Id;
}

const directions = {
  withMe: {
    mine: "g.account_id = current_user_id() and g.granter_id <> g.account_id",
    other: "g.granter_id",
  },
  byMe: {
    mine: "g.granter_id = current_user_id() and g.account_id <> current_user_id()",
    other: "g.account_id",
  },
};

export const listShared = (
  q: Queries,
  direction: keyof typeof directions,
  before: readonly [string, Id, Id] | undefined,
  limit: number,
): Promise<SharedRow[]> => {
  const { mine, other } = directions[direction];
  return q.rows<SharedRow>(
    `with page as materialized (
       select f.*, ${other} as share_user_id, g.level as share_level, g.create_time as share_time,
         g.expire_time as share_expire_time, g.account_id as share_account_id
       from (
         select g.* from file_grant g
         where ${mine} and ${isInTime}
           and (g.create_time, g.file_id, g.account_id) < ($1::timestamptz, $2::bigint, $3::bigint)
         order by g.create_time desc, g.file_id desc, g.account_id desc offset 0
       ) g ${readableFileOf("g")}
       where f.state = 'active'
       order by g.create_time desc, g.file_id desc, g.account_id desc ${limitTo(limit + 1)}
     )
     select ${fileColumns}, f.share_user_id, who.name as share_user_name, f.share_level, f.share_time,
       f.share_expire_time, f.share_account_id
     from page f ${nameJoins} join account who on who.id = f.share_user_id
     order by f.share_time desc, f.id desc, f.share_account_id desc`,
    [before?.[0] ?? "infinity", before?.[1] ?? "0", before?.[2] ?? "0"],
  );
};

/** Returns how many shares were transferred. Managing shares are transferred, others end. */
export const transferShares = async (tx: Queries, from: Id, to: Id): Promise<number> => {
  const [, given, taken] = await Promise.all([
    tx.rows(
      `insert into file_grant as g (file_id, account_id, level, expire_time)
       select file_id, $2, level, expire_time from file_grant where account_id = $1 and level = 5 order by file_id
       on conflict (tenant_id, file_id, account_id) do update set level = 5, expire_time = excluded.expire_time
       where g.level < 5`,
      [from, to],
    ),
    tx.rows("update file_grant set granter_id = $2 where granter_id = $1 returning 1", [from, to]),
    tx.rows<{ file_id: Id }>("delete from file_grant where account_id = $1 returning file_id", [from]),
    tx.rows("delete from access_request where account_id = $1 and state = 'pending'", [from]),
  ]);
  for (const { file_id: fileId } of taken) await endScope(tx, fileId);
  return given.length + taken.length;
};

/** Those of some members who may read a file. */
export const filterReaders = async (q: Queries, fileId: Id, userIds: readonly Id[]): Promise<Id[]> => {
  const rows = await q.rows<{ account_id: Id }>(
    `select r.account_id from file_reader r
     join membership m on m.tenant_id = r.tenant_id and m.account_id = r.account_id and m.status = 'active'
     where r.file_id = $1 and r.account_id = any($2::bigint[]) order by r.account_id`,
    [fileId, userIds],
  );
  return rows.map((row) => row.account_id);
};
