// Reads notification_reader of notifications, because it has the language in which a member reads emails.
import type { BlockSource, Id, Locale } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";

export interface BlockRow {
  readonly id: Id;
  readonly equipment_id: Id;
  readonly source: BlockSource;
  readonly source_id: string;
  readonly reason: string;
  readonly create_time: Date;
  readonly created_by_name: string | null;
  readonly release_time: Date | null;
  readonly released_by_name: string | null;
  readonly release_comment: string;
}

const columns = `b.id, b.equipment_id, b.source, b.source_id, b.reason, b.create_time, c.name as created_by_name,
  b.release_time, r.name as released_by_name, b.release_comment`;
const joins = "left join account c on c.id = b.created_by left join account r on r.id = b.released_by";

export const listBlocks = (q: Queries, equipmentId: Id): Promise<BlockRow[]> =>
  q.rows<BlockRow>(
    `select ${columns} from equipment_block b ${joins} where b.equipment_id = $1 order by b.id desc limit 100`,
    [equipmentId],
  );

export const findBlock = (q: Queries, id: Id): Promise<BlockRow | undefined> =>
  q.row<BlockRow>(`select ${columns} from equipment_block b ${joins} where b.id = $1`, [id]);

/** What to block, and the source that requires it. */
export interface NewBlock {
  readonly equipmentId: Id;
  readonly reason: string;
  readonly source: { readonly kind: BlockSource; readonly id: string };
}

/** Returns undefined if the same source already blocks the device. */
export const insertBlock = async (
  tx: Queries,
  { equipmentId, reason, source }: NewBlock,
): Promise<Id | undefined> => {
  const row = await tx.row<{ id: Id }>(
    `insert into equipment_block (equipment_id, source, source_id, reason) values ($1, $2, $3, $4)
     on conflict (tenant_id, equipment_id, source, source_id) where release_time is null and source_id <> ''
     do nothing returning id`,
    [equipmentId, source.kind, source.id, reason],
  );
  return row?.id;
};

/** Unreleased blocks of a source, locked until the transaction ends. */
export const lockOpenOf = (
  tx: Queries,
  { kind, id }: NewBlock["source"],
): Promise<Pick<BlockRow, "id" | "equipment_id">[]> =>
  tx.rows(
    `select id, equipment_id from equipment_block where source = $1 and source_id = $2 and release_time is null
     order by id for no key update`,
    [kind, id],
  );

/** Returns false if someone has already released it. */
export const releaseBlock = async (tx: Queries, id: Id, comment: string): Promise<boolean> =>
  (await tx.row(
    `update equipment_block set release_time = now(), released_by = current_user_id(), release_comment = $2
     where id = $1 and release_time is null returning 1`,
    [id, comment],
  )) !== undefined;

/** Devices of all teams whose calibration is over and that have not been blocked for it yet; queried without a team. */
export const listOutOfCalibration = (
  q: Queries,
  at: Date,
): Promise<{ tenant_id: Id; equipment_id: Id; calibration_due: string }[]> =>
  q.rows(
    `select tenant_id, equipment_id, to_char(calibration_due, 'YYYY-MM-DD') as calibration_due
     from equipment_out_of_calibration($1)`,
    [at],
  );

/** The language of someone who is responsible for a device; Simplified Chinese if it is unknown. */
export const findOwnerLocale = async (q: Queries, equipmentId: Id): Promise<Locale> => {
  const row = await q.row<{ locale: Locale }>(
    `select r.locale from equipment_owner o
     join notification_reader r on r.tenant_id = o.tenant_id and r.account_id = o.account_id
     where o.equipment_id = $1 order by r.account_id limit 1`,
    [equipmentId],
  );
  return row?.locale ?? "zh-CN";
};
