import type { Unit } from "@benchleaf/bio";
import type { Id, SampleMetaField, SampleMetaStatus, SampleStage } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/* Reads accounts in addition to its own tables. */

/** Content of a version of a template. */
export interface MetaSettings {
  readonly label: string;
  readonly description: string;
  readonly unit: Unit;
  readonly stages: readonly SampleStage[];
  readonly fields: readonly SampleMetaField[];
}

export interface MetaRow {
  readonly id: Id;
  readonly warehouse_id: Id;
  readonly name: string;
  readonly label: string;
  readonly status: SampleMetaStatus;
  readonly version: number;
  readonly settings: MetaSettings;
  readonly sample_count: number;
  readonly author: string;
  readonly update_time: Date;
}

const columns = `m.id, m.warehouse_id, m.name, m.label, m.status, v.version, v.settings, a.name as author,
  v.create_time as update_time,
  (select count(*)::integer from (
    select from sample s where s.meta_id = m.id and s.state <> 'deleted' limit 10000) s) as sample_count`;

export const listMetas = (q: Queries, warehouseId: Id): Promise<MetaRow[]> =>
  q.rows<MetaRow>(
    `select ${columns} from sample_meta m
     join sample_meta_version v on v.meta_id = m.id and v.version = m.version
     join account a on a.id = v.author_id
     where m.warehouse_id = $1 order by lower(m.label), m.id limit 500`,
    [warehouseId],
  );

export const findMeta = (
  q: Queries,
  warehouseId: Id,
  id: Id,
  version: number | null = null,
): Promise<MetaRow | undefined> =>
  q.row<MetaRow>(
    `select ${columns} from sample_meta m
     join sample_meta_version v on v.meta_id = m.id and v.version = coalesce($3::integer, m.version)
     join account a on a.id = v.author_id
     where m.warehouse_id = $1 and m.id = $2`,
    [warehouseId, id, version],
  );

export interface MetaVersionRow {
  readonly version: number;
  readonly author: string;
  readonly create_time: Date;
  readonly settings: MetaSettings;
}

export const listMetaVersions = (q: Queries, id: Id): Promise<MetaVersionRow[]> =>
  q.rows<MetaVersionRow>(
    `select v.version, a.name as author, v.create_time, v.settings from sample_meta_version v
     join account a on a.id = v.author_id where v.meta_id = $1 order by v.version desc limit 200`,
    [id],
  );

/** No one else changes it until the transaction ends; who makes samples by it waits. */
export const lockMeta = (tx: Queries, id: Id, how: "change" | "use"): void =>
  tx.send(`select 1 from sample_meta where id = $1 for ${how === "use" ? "share" : "update"}`, [id]);

/** No template of a warehouse changes until the transaction ends. */
export const lockMetasOf = (tx: Queries, warehouseId: Id): void =>
  tx.send("select 1 from sample_meta where warehouse_id = $1 order by id for share", [warehouseId]);

export const insertMeta = async (
  tx: Queries,
  input: { readonly warehouseId: Id; readonly name: string; readonly label: string },
): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    "insert into sample_meta (warehouse_id, name, label) values ($1, $2, $3) returning id",
    [input.warehouseId, input.name, input.label],
  ))!.id;

export const updateMeta = (
  tx: Queries,
  id: Id,
  input: { readonly name: string; readonly label: string; readonly version: number },
): Promise<unknown> =>
  tx.rows("update sample_meta set name = $2, label = $3, version = $4 where id = $1 returning id", [
    id,
    input.name,
    input.label,
    input.version,
  ]);

export const insertMetaVersion = (tx: Queries, id: Id, version: number, settings: MetaSettings): void =>
  tx.send("insert into sample_meta_version (meta_id, version, settings) values ($1, $2, $3)", [
    id,
    version,
    JSON.stringify(settings),
  ]);

export const setMetaStatus = (tx: Queries, id: Id, status: SampleMetaStatus): void =>
  tx.send("update sample_meta set status = $2 where id = $1", [id, status]);
