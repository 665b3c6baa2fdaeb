import type { Id, SampleTransferStatus } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

/* Reads containers with their locations and accounts in addition to its own tables. */

export interface TransferRow {
  readonly id: Id;
  readonly warehouse_id: Id;
  readonly number: string;
  readonly from_id: Id;
  readonly from: string;
  readonly to_id: Id;
  readonly to: string;
  readonly note: string;
  readonly answer: string;
  readonly status: SampleTransferStatus;
  readonly create_time: Date;
  readonly settle_time: Date | null;
}

const columns = `t.id, t.warehouse_id, t.number, t.from_id, f.name as from, t.to_id, o.name as to, t.note, t.answer,
  t.status, t.create_time, t.settle_time`;
const joins = "from sample_transfer t join account f on f.id = t.from_id join account o on o.id = t.to_id";

export const listTransfers = (
  q: Queries,
  input: {
    readonly warehouseId: Id;
    readonly type: "received" | "sent";
    readonly userId: Id;
    readonly before: Id | undefined;
    readonly limit: number;
  },
): Promise<TransferRow[]> =>
  q.rows<TransferRow>(
    `select ${columns} ${joins}
     where t.warehouse_id = $1 and t.${input.type === "sent" ? "from_id" : "to_id"} = $2
       and ($3::bigint is null or t.id < $3)
     order by t.id desc ${limitTo(input.limit)}`,
    [input.warehouseId, input.userId, input.before ?? null],
  );

export const findTransfer = (q: Queries, warehouseId: Id, id: Id): Promise<TransferRow | undefined> =>
  q.row<TransferRow>(`select ${columns} ${joins} where t.warehouse_id = $1 and t.id = $2`, [warehouseId, id]);

/** No one else answers it until the transaction ends. */
export const lockTransfer = (tx: Queries, id: Id): void =>
  tx.send("select 1 from sample_transfer where id = $1 for no key update", [id]);

export interface TransferItemRow {
  readonly transfer_id: Id;
  readonly sample_id: Id;
  readonly number: string;
  readonly name: string;
  readonly path_code: string | null;
  readonly grid_row: number | null;
  readonly grid_column: number | null;
}

export const listItems = (q: Queries, transferIds: readonly Id[]): Promise<TransferItemRow[]> =>
  q.rows<TransferItemRow>(
    `select i.transfer_id, i.sample_id, s.number, s.name, l.path_code, p.grid_row, p.grid_column
     from sample_transfer_item i join sample s on s.id = i.sample_id
     join container c on c.sample_id = s.id
     left join placement p on p.container_id = c.id
     left join location l on l.id = p.location_id
     where i.transfer_id = any($1::bigint[]) order by i.transfer_id, i.sample_id`,
    [transferIds],
  );

export const hasNumber = async (q: Queries, number: string): Promise<boolean> =>
  (await q.row("select 1 from sample_transfer where number = $1", [number])) !== undefined;

export const insertTransfer = async (
  tx: Queries,
  input: { readonly warehouseId: Id; readonly number: string; readonly toId: Id; readonly note: string },
  sampleIds: readonly Id[],
): Promise<Id> => {
  const { id } = (await tx.row<{ id: Id }>(
    "insert into sample_transfer (warehouse_id, number, to_id, note) values ($1, $2, $3, $4) returning id",
    [input.warehouseId, input.number, input.toId, input.note],
  ))!;
  await tx.rows(
    `insert into sample_transfer_item (warehouse_id, transfer_id, sample_id)
     select $1, $2, g.id from unnest($3::bigint[]) as g (id) order by g.id returning sample_id`,
    [input.warehouseId, id, sampleIds],
  );
  return id;
};

export const resolveTransfer = (
  tx: Queries,
  id: Id,
  status: Exclude<SampleTransferStatus, "waiting">,
  answer: string,
): void => {
  tx.send("update sample_transfer set status = $2, answer = $3, settle_time = now() where id = $1", [
    id,
    status,
    answer,
  ]);
  tx.send("update sample_transfer_item set is_pending = false where transfer_id = $1", [id]);
};
