import { type Id, MAX_COUNTED_CONTAINERS, type WarehouseKind } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import { containing } from "../paging.ts";

/* Reads accounts and memberships in addition to its own tables. */

export interface WarehouseRow {
  readonly id: Id;
  readonly kind: WarehouseKind;
  readonly name: string;
  readonly description: string;
  readonly owner_id: Id;
  readonly owner_name: string;
  readonly team_level: number;
  readonly is_archived: boolean;
  readonly version: number;
  readonly create_time: Date;
  /** 0 for who sees it only as an administrator. */
  readonly own_level: number;
  readonly picture_time: Date | null;
  readonly member_count: number;
  readonly location_count: number;
  readonly container_count: number;
  readonly expired_count: number;
  readonly expiring_count: number;
}

const columns = `w.id, w.kind, w.name, w.description, w.owner_id, a.name as owner_name, w.team_level, w.is_archived,
  w.version, w.create_time, w.own_level,
  (select p.update_time from warehouse_picture p where p.warehouse_id = w.id) as picture_time,
  (select count(*)::integer + 1 from warehouse_member m where m.warehouse_id = w.id) as member_count,
  (select count(*)::integer from (
    select from location l where l.warehouse_id = w.id and not l.is_archived limit ${MAX_COUNTED_CONTAINERS}) l) as location_count,
  (select count(*)::integer from (
    select from container c where c.warehouse_id = w.id and not c.is_closed and c.quantity > 0
    limit ${MAX_COUNTED_CONTAINERS}) c) as container_count,
  (select count(*)::integer from (
    select from container c where c.warehouse_id = w.id and not c.is_closed and c.quantity > 0
      and c.expiration_day < current_date limit ${MAX_COUNTED_CONTAINERS}) c) as expired_count,
  (select count(*)::integer from (
    select from container c where c.warehouse_id = w.id and not c.is_closed and c.quantity > 0
      and c.expiration_day between current_date and current_date + 30 limit ${MAX_COUNTED_CONTAINERS}) c) as expiring_count`;

/** All of the team, each with the reader's right in it. */
const anyWarehouse = `(select w.tenant_id, w.id, w.kind, w.name, w.description, w.owner_id, w.team_level, w.is_archived,
  w.version, w.create_time, coalesce(r.own_level, 0) as own_level
  from warehouse w left join readable_warehouse r on r.id = w.id)`;

export interface WarehouseFilter {
  readonly kind: WarehouseKind;
  readonly search: string | undefined;
  readonly isArchived: boolean;
  /** Also those that the reader may not open. */
  readonly isOfTeam: boolean;
  readonly after: readonly [string, Id] | undefined;
  readonly limit: number;
}

export const listWarehouses = (q: Queries, filter: WarehouseFilter): Promise<WarehouseRow[]> =>
  q.rows<WarehouseRow>(
    `select ${columns} from ${filter.isOfTeam ? anyWarehouse : "readable_warehouse"} w join account a on a.id = w.owner_id
     where w.kind = $1 and w.is_archived = $2 and lower(w.name) like lower($3)
       and ($4::text is null or (lower(w.name), w.id) > ($4, $5))
     order by lower(w.name), w.id ${limitTo(filter.limit)}`,
    [
      filter.kind,
      filter.isArchived,
      containing(filter.search ?? ""),
      filter.after?.[0].toLowerCase() ?? null,
      filter.after?.[1] ?? null,
    ],
  );

export const findWarehouse = (q: Queries, id: Id): Promise<WarehouseRow | undefined> =>
  q.row<WarehouseRow>(
    `select ${columns} from readable_warehouse w join account a on a.id = w.owner_id where w.id = $1`,
    [id],
  );

/** Whether or not the reader may open it. */
export const findAnyWarehouse = (q: Queries, id: Id): Promise<WarehouseRow | undefined> =>
  q.row<WarehouseRow>(
    `select ${columns} from ${anyWarehouse} w join account a on a.id = w.owner_id where w.id = $1`,
    [id],
  );

/** Columns that determine access. */
export type WarehouseAccess = Pick<
  WarehouseRow,
  "id" | "kind" | "name" | "owner_id" | "own_level" | "is_archived"
>;

export const findAccess = (q: Queries, ids: readonly Id[]): Promise<WarehouseAccess[]> =>
  q.rows<WarehouseAccess>(
    "select id, kind, name, owner_id, own_level, is_archived from readable_warehouse where id = any($1::bigint[])",
    [ids],
  );

/** Until the transaction ends no one else changes it, its members or its owner. */
export const lockWarehouse = (tx: Queries, id: Id): void =>
  tx.send("select 1 from warehouse where id = $1 for no key update", [id]);

/** The same, and nothing new is put into it. */
export const lockAgainstContent = (tx: Queries, id: Id): void =>
  tx.send("select 1 from warehouse where id = $1 for update", [id]);

export const countWarehouses = async (tx: Queries, kind: WarehouseKind): Promise<number> =>
  (await tx.row<{ count: number }>(
    "select count(*)::integer as count from warehouse where kind = $1 and not is_archived",
    [kind],
  ))!.count;

export const insertWarehouse = async (
  tx: Queries,
  input: {
    readonly kind: WarehouseKind;
    readonly name: string;
    readonly description: string;
    readonly ownerId: Id;
    readonly teamLevel: number;
  },
): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `insert into warehouse (kind, name, description, owner_id, team_level) values ($1, $2, $3, $4, $5) returning id`,
    [input.kind, input.name, input.description, input.ownerId, input.teamLevel],
  ))!.id;

/** False if its version is another one by now. */
export const updateWarehouse = async (
  tx: Queries,
  id: Id,
  version: number,
  input: { readonly name: string; readonly description: string; readonly teamLevel: number },
): Promise<boolean> =>
  (await tx.row(
    `update warehouse set name = $3, description = $4, team_level = $5, version = version + 1
     where id = $1 and version = $2 returning id`,
    [id, version, input.name, input.description, input.teamLevel],
  )) !== undefined;

export const setArchived = (tx: Queries, id: Id, isArchived: boolean): void =>
  tx.send("update warehouse set is_archived = $2, version = version + 1 where id = $1", [id, isArchived]);

/**
 * Closes all containers of a warehouse, so that anyone who would put something into one finds it closed, and answers
 * how many of them were not empty.
 */
export const closeContainers = async (tx: Queries, id: Id): Promise<number> => {
  tx.send("select 1 from container where warehouse_id = $1 and not is_closed order by id for no key update", [
    id,
  ]);
  const row = await tx.row<{ count: number }>(
    `with closed as (
       update container set is_closed = true where warehouse_id = $1 and not is_closed returning quantity
     ) select count(*)::integer as count from closed where quantity > 0`,
    [id],
  );
  return row!.count;
};

export const setPicture = (tx: Queries, id: Id, picture: PictureRow | null): void => {
  if (picture === null) {
    tx.send("delete from warehouse_picture where warehouse_id = $1", [id]);
    return;
  }
  tx.send(
    `insert into warehouse_picture (warehouse_id, content_type, bytes) values ($1, $2, $3)
     on conflict (tenant_id, warehouse_id)
     do update set content_type = excluded.content_type, bytes = excluded.bytes, update_time = now()`,
    [id, picture.content_type, picture.bytes],
  );
};

export interface PictureRow {
  readonly content_type: string;
  readonly bytes: Buffer;
}

export const findPicture = (q: Queries, id: Id): Promise<PictureRow | undefined> =>
  q.row<PictureRow>(
    `select p.content_type, p.bytes from warehouse_picture p
     join readable_warehouse w on w.id = p.warehouse_id where p.warehouse_id = $1`,
    [id],
  );

/** Prevents its deletion until the transaction ends. */
export const lockWarehouseForShare = (tx: Queries, id: Id): void =>
  tx.send("select 1 from warehouse where id = $1 for key share", [id]);

/** The name of a person, as notifications give it. */
export const findPersonName = async (q: Queries, accountId: Id): Promise<string> =>
  (await q.row<{ name: string }>("select name from account where id = $1", [accountId]))?.name ?? "";
