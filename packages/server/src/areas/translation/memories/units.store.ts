import type { Id, MemoryUnit } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";
import { containing } from "../../paging.ts";

export interface UnitRow {
  readonly id: Id;
  readonly source: string;
  readonly target: string;
  readonly origin: MemoryUnit["origin"];
  readonly author_name: string | null;
  readonly update_time: Date;
}

const columns = "u.id, u.source, u.target, u.origin, a.name as author_name, u.update_time";
const from = "memory_unit u left join account a on a.id = u.author_id";

/** A page of current units, newest first. */
export const listUnits = (
  q: Queries,
  memoryId: Id,
  filter: { readonly search?: string | undefined; readonly before?: Id | undefined },
  most: number,
): Promise<UnitRow[]> =>
  q.rows<UnitRow>(
    `select ${columns} from ${from}
     where u.memory_id = $1 and u.superseded_by is null and ($2::bigint is null or u.id < $2)
       and ($3::text is null or u.search_key like $3)
     order by u.id desc ${limitTo(most)}`,
    [memoryId, filter.before ?? null, filter.search ? containing(filter.search.toLowerCase()) : null],
  );

/** Current units after one, in order of their id; for export. */
export const listUnitsAfter = (q: Queries, memoryId: Id, after: Id, most: number): Promise<UnitRow[]> =>
  q.rows<UnitRow>(
    `select ${columns} from ${from}
     where u.memory_id = $1 and u.superseded_by is null and u.id > $2 order by u.id ${limitTo(most)}`,
    [memoryId, after],
  );

export const findUnit = (q: Queries, memoryId: Id, id: Id): Promise<UnitRow | undefined> =>
  q.row<UnitRow>(
    `select ${columns} from ${from} where u.memory_id = $1 and u.id = $2 and u.superseded_by is null`,
    [memoryId, id],
  );

/** The current unit with this source. */
export const findSame = (q: Queries, memoryId: Id, hash: Buffer): Promise<UnitRow | undefined> =>
  q.row<UnitRow>(
    `select ${columns} from ${from} where u.memory_id = $1 and u.superseded_by is null and u.source_hash = $2`,
    [memoryId, hash],
  );

/** Current units with these sources. */
export const findExact = (
  q: Queries,
  memoryId: Id,
  hashes: readonly Buffer[],
): Promise<{ id: Id; source_hash: Buffer; target: string; update_time: Date }[]> =>
  q.rows(
    `select u.id, u.source_hash, u.target, u.update_time from memory_unit u
     where u.memory_id = $1 and u.superseded_by is null and u.source_hash = any ($2::bytea[])`,
    [memoryId, hashes],
  );

/** Current units whose keys share the most trigrams with this one. */
export const findNearest = (q: Queries, memoryId: Id, key: string, most: number): Promise<UnitRow[]> =>
  q.rows<UnitRow>(
    `select ${columns} from (
       select * from memory_unit n where n.memory_id = $1 and n.superseded_by is null
       order by n.key <-> $2 ${limitTo(most)}) u left join account a on a.id = u.author_id`,
    [memoryId, key],
  );

/** A unit to be written. */
export interface NewUnit {
  readonly source: string;
  readonly target: string;
  readonly hash: Buffer;
  readonly key: string;
  readonly origin: MemoryUnit["origin"];
}

/**
 * Writes units of different sources; earlier ones with the same source are superseded. The caller has locked the
 * memory. Returns how many there are more.
 */
export const putUnits = async (
  tx: Queries,
  memoryId: Id,
  units: readonly NewUnit[],
): Promise<{ readonly ids: readonly Id[]; readonly replaced: number }> => {
  const hashes = units.map(({ hash }) => hash);
  // 0 until the new one has its number: only one may be current at any moment.
  const old = await tx.rows<{ id: Id; source_hash: Buffer }>(
    `update memory_unit set superseded_by = 0
     where memory_id = $1 and superseded_by is null and source_hash = any ($2::bytea[]) returning id, source_hash`,
    [memoryId, hashes],
  );
  const added = await tx.rows<{ id: Id }>(
    `insert into memory_unit (memory_id, source, target, source_hash, key, search_key, origin)
     select $1, source, target, hash, key, lower(source || ' ' || target), origin
     from unnest($2::text[], $3::text[], $4::bytea[], $5::text[], $6::text[])
       as given (source, target, hash, key, origin) returning id`,
    [
      memoryId,
      units.map(({ source }) => source),
      units.map(({ target }) => target),
      hashes,
      units.map(({ key }) => key),
      units.map(({ origin }) => origin),
    ],
  );
  if (old.length > 0)
    await tx.rows(
      `update memory_unit o set superseded_by = n.id from memory_unit n
       where o.id = any ($2::bigint[]) and o.memory_id = $1 and n.memory_id = $1 and n.tenant_id = o.tenant_id
         and n.source_hash = o.source_hash and n.superseded_by is null`,
      [memoryId, old.map(({ id }) => id)],
    );
  return { ids: added.map(({ id }) => id), replaced: old.length };
};

/** Deletes current units; those that they superseded stay as history, and are never offered. */
export const deleteUnits = (tx: Queries, memoryId: Id, ids: readonly Id[]): Promise<{ source: string }[]> =>
  tx.rows<{ source: string }>(
    `delete from memory_unit where memory_id = $1 and id = any ($2::bigint[]) and superseded_by is null
     returning source`,
    [memoryId, ids],
  );
