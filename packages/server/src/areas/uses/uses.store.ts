/* Reads movements, containers, lots, materials, samples, warehouses and accounts in addition to its own table. */
import type { Unit } from "@benchleaf/bio";
import type { Id, Usable, UsedKind } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

export interface UseRow {
  readonly id: Id;
  readonly file_id: Id;
  readonly block_id: string;
  readonly kind: UsedKind;
  readonly record_id: Id;
  readonly warehouse_id: Id;
  readonly value: string;
  readonly unit: Unit;
  readonly lots: string;
  readonly author_id: Id;
  readonly author: string;
  readonly create_time: Date;
  readonly is_returned: boolean;
  readonly return_author: string | null;
  readonly return_time: Date | null;
}

/** What of a use was not reversed, in the order of the movements. */
const open = `from movement m where m.source_kind = 'pageUse' and m.source_id = u.id and m.reversal_of is null
  and not exists (select from movement r where r.reversal_of = m.id)`;

const select = `select u.id, u.file_id, u.block_id, u.kind, coalesce(u.material_id, u.sample_id) as record_id,
    u.warehouse_id, trim_scale(u.value)::text as value, u.unit,
    coalesce((select string_agg(distinct l.batch_no, ', ') from movement m
      join container c on c.id = m.container_id
      join lot l on c.holder_kind = 'lot' and l.id = c.holder_id
      where m.source_kind = 'pageUse' and m.source_id = u.id), '') as lots,
    u.author_id, a.name as author, u.create_time, u.return_time is not null or not exists (select ${open}) as is_returned,
    b.name as return_author, u.return_time
  from page_use u join account a on a.id = u.author_id left join account b on b.id = u.return_author_id`;

/** The newest use of each block of a page. */
export const listUses = (q: Queries, fileId: Id): Promise<UseRow[]> =>
  q.rows<UseRow>(
    `${select} where u.id in (
       select distinct on (n.block_id) n.id from page_use n where n.file_id = $1 order by n.block_id, n.id desc)
     order by u.id limit 2000`,
    [fileId],
  );

export const findUse = (q: Queries, fileId: Id, id: Id): Promise<UseRow | undefined> =>
  q.row<UseRow>(`${select} where u.file_id = $1 and u.id = $2`, [fileId, id]);

/** Locked until the transaction ends, so that two users cannot return it both. */
export const lockUse = (
  tx: Queries,
  fileId: Id,
  id: Id,
): Promise<{ kind: UsedKind; is_returned: boolean } | undefined> =>
  tx.row(
    `select kind, return_time is not null as is_returned from page_use where file_id = $1 and id = $2 for no key update`,
    [fileId, id],
  );

/** Movements of a use that were not reversed. */
export const listOpenMovements = async (q: Queries, id: Id): Promise<Id[]> =>
  (await q.rows<{ id: Id }>(`select m.id ${open.replaceAll("u.id", "$1")} order by m.id`, [id])).map(
    (row) => row.id,
  );

/**
 * A block that is taken already gives undefined. A use that was reversed in the ledger alone is closed first, so that the
 * block can be taken again.
 */
export const insertUse = async (
  tx: Queries,
  input: {
    readonly fileId: Id;
    readonly blockId: string;
    readonly kind: UsedKind;
    readonly warehouseId: Id;
    readonly recordId: Id;
    readonly value: string;
    readonly unit: Unit;
  },
): Promise<Id | undefined> => {
  tx.send(
    `update page_use u set return_time = now(), return_author_id = current_user_id()
     where u.file_id = $1 and u.block_id = $2 and u.return_time is null and not exists (select ${open})`,
    [input.fileId, input.blockId],
  );
  return (
    await tx.row<{ id: Id }>(
      `insert into page_use (file_id, block_id, kind, warehouse_id, material_id, sample_id, value, unit)
       values ($1, $2, $3, $4, case $3 when 'material' then $5::bigint end, case $3 when 'sample' then $5::bigint end, $6, $7)
       on conflict (tenant_id, file_id, block_id) where return_time is null do nothing returning id`,
      [input.fileId, input.blockId, input.kind, input.warehouseId, input.recordId, input.value, input.unit],
    )
  )?.id;
};

export const noteReturn = (tx: Queries, id: Id, reason: string): Promise<unknown> =>
  tx.rows(
    `update page_use set return_time = now(), return_author_id = current_user_id(), return_reason = $2
     where id = $1 returning id`,
    [id, reason],
  );

/** Whether something else of a record is still taken on a page. */
export const isUsedOn = async (q: Queries, fileId: Id, kind: UsedKind, recordId: Id): Promise<boolean> =>
  (await q.row(
    `select 1 from page_use where file_id = $1 and kind = $2 and coalesce(material_id, sample_id) = $3
       and return_time is null limit 1`,
    [fileId, kind, recordId],
  )) !== undefined;

const CANDIDATES = 20;

interface UsableRow extends Omit<Usable, "available" | "kind"> {
  readonly value: string;
  readonly unit: Unit;
}

/** Materials of which something is left in warehouses that the user may take from. */
export const listMaterials = (q: Queries, part: string): Promise<UsableRow[]> =>
  q.rows<UsableRow>(
    `select m.id, m.warehouse_id as "warehouseId", w.name as warehouse, m.number, m.name, m.unit,
       trim_scale(coalesce((select sum(c.quantity - c.held) from container c
         where c.item_id = m.id and c.warehouse_id = m.warehouse_id and not c.is_closed and c.quantity > 0), 0))::text as value,
       r.last is not null as "isRecent"
     from material m join readable_warehouse w on w.id = m.warehouse_id
     left join lateral (select max(u.id) as last from page_use u
       where u.material_id = m.id and u.author_id = current_user_id()) r on true
     where w.kind = 'inventory' and w.own_level >= 2 and not w.is_archived and not m.is_archived
       and ($1 = '%%' or lower(m.name) like $1 or lower(m.cas) like $1 or lower(m.catalog_number) like $1
         or lower(m.number) like $1)
     order by r.last desc nulls last, lower(m.name), m.id ${limitTo(CANDIDATES)}`,
    [part.toLowerCase()],
  );

/** Samples that are in their warehouse or with the user. */
export const listSamples = (q: Queries, part: string): Promise<UsableRow[]> =>
  q.rows<UsableRow>(
    `with recent as (
       select u.sample_id as id, max(u.id) as last from page_use u
       where u.author_id = current_user_id() and u.sample_id is not null group by 1 order by 2 desc limit 20
     ), found as (
       select s.* from sample s join readable_warehouse w on w.id = s.warehouse_id and w.own_level >= 2 and not w.is_archived
       where s.state <> 'deleted' and ($1 = '%%' or s.name_key like $1)
       order by s.id desc ${limitTo(CANDIDATES)}
     ), chosen as (
       select s.id, r.last from recent r join sample s on s.id = r.id
       join readable_warehouse w on w.id = s.warehouse_id and w.own_level >= 2
       where s.state <> 'deleted' and ($1 = '%%' or s.name_key like $1)
       union select f.id, (select r.last from recent r where r.id = f.id) from found f
     )
     select s.id, s.warehouse_id as "warehouseId", w.name as warehouse, s.number, s.name, c.unit,
       trim_scale(c.quantity - c.held)::text as value, h.last is not null as "isRecent"
     from chosen h join sample s on s.id = h.id join warehouse w on w.id = s.warehouse_id
     join container c on c.sample_id = s.id
     order by h.last desc nulls last, s.id desc ${limitTo(CANDIDATES)}`,
    [part.toLowerCase()],
  );
