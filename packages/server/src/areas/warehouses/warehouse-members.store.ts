import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/* Reads accounts and memberships in addition to its own tables. */

export interface WarehouseMemberRow {
  readonly account_id: Id;
  readonly name: string;
  readonly level: number;
  readonly is_owner: boolean;
}

/** The owner first, then by name. */
export const listMembers = (q: Queries, warehouseId: Id): Promise<WarehouseMemberRow[]> =>
  q.rows<WarehouseMemberRow>(
    `select s.account_id, a.name, s.level, s.is_owner from (
       select owner_id as account_id, 3::smallint as level, true as is_owner from warehouse where id = $1
       union all
       select account_id, level, false from warehouse_member where warehouse_id = $1
     ) s join account a on a.id = s.account_id
     order by not s.is_owner, a.name, s.account_id`,
    [warehouseId],
  );

/** Who of them is in the team and let in; none of these leaves it until the transaction ends. */
export const lockColleagues = async (tx: Queries, userIds: readonly Id[]): Promise<Id[]> => {
  const rows = await tx.rows<{ account_id: Id }>(
    `select account_id from membership
     where tenant_id = current_tenant_id() and account_id = any($1::bigint[]) and status = 'active'
     order by account_id for key share`,
    [userIds],
  );
  return rows.map((row) => row.account_id);
};

/** Returns who of them was no member before. */
export const saveMembers = async (
  tx: Queries,
  warehouseId: Id,
  userIds: readonly Id[],
  level: number,
): Promise<Id[]> => {
  const known = await tx.rows<{ account_id: Id }>(
    "select account_id from warehouse_member where warehouse_id = $1 and account_id = any($2::bigint[])",
    [warehouseId, userIds],
  );
  tx.send(
    `insert into warehouse_member (warehouse_id, account_id, level)
     select $1, given.id, $3 from unnest($2::bigint[]) as given (id)
     on conflict (tenant_id, warehouse_id, account_id) do update set level = excluded.level`,
    [warehouseId, userIds, level],
  );
  const before = new Set(known.map((row) => row.account_id));
  return userIds.filter((id) => !before.has(id));
};

export const deleteMembers = (tx: Queries, warehouseId: Id, userIds: readonly Id[]): void =>
  tx.send("delete from warehouse_member where warehouse_id = $1 and account_id = any($2::bigint[])", [
    warehouseId,
    userIds,
  ]);

/** The new owner is no longer a member in addition; the previous one stays as a manager if requested. */
export const setOwner = (
  tx: Queries,
  warehouseId: Id,
  { from, to, keepsPlace }: { readonly from: Id; readonly to: Id; readonly keepsPlace: boolean },
): void => {
  tx.send("update warehouse set owner_id = $2, version = version + 1 where id = $1", [warehouseId, to]);
  deleteMembers(tx, warehouseId, [to]);
  if (!keepsPlace) return;
  tx.send(
    `insert into warehouse_member (warehouse_id, account_id, level) values ($1, $2, 3)
     on conflict (tenant_id, warehouse_id, account_id) do update set level = 3`,
    [warehouseId, from],
  );
};

/** All that someone owns, held in the order of ids. */
export const lockOwned = async (tx: Queries, ownerId: Id): Promise<Id[]> => {
  const rows = await tx.rows<{ id: Id }>(
    "select id from warehouse where owner_id = $1 order by id for no key update",
    [ownerId],
  );
  return rows.map((row) => row.id);
};

/** Who of some may read a warehouse: its owner, members, and everyone where the team may. */
export const listReaders = async (q: Queries, warehouseId: Id, userIds: readonly Id[]): Promise<Id[]> => {
  const rows = await q.rows<{ id: Id }>(
    `select given.id from warehouse w cross join unnest($2::bigint[]) as given (id)
     where w.id = $1 and (w.team_level > 0 or w.owner_id = given.id or exists (
       select from warehouse_member m where m.warehouse_id = w.id and m.account_id = given.id))`,
    [warehouseId, userIds],
  );
  return rows.map((row) => row.id);
};

/** Who manages a warehouse: its owner first. */
export const listManagers = async (
  q: Queries,
  warehouseId: Id,
): Promise<{ ownerId: Id; managerIds: Id[] } | undefined> => {
  const row = await q.row<{ owner_id: Id; manager_ids: Id[] }>(
    `select w.owner_id, array(
       select m.account_id from warehouse_member m where m.warehouse_id = w.id and m.level = 3 order by 1
     )::text[] as manager_ids from warehouse w where w.id = $1`,
    [warehouseId],
  );
  return row && { ownerId: row.owner_id, managerIds: row.manager_ids };
};
