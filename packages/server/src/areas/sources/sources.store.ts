import type { Id, RecordRegion, SourceKey } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface RecordOriginRow {
  readonly source: SourceKey;
  readonly accession: string;
  readonly region: RecordRegion | null;
  readonly taken_time: Date;
  readonly taken_by: string;
}

export const insertOrigin = (
  tx: Queries,
  fileId: Id,
  origin: Pick<RecordOriginRow, "source" | "accession" | "region">,
): Promise<unknown> =>
  tx.rows("insert into record_origin (file_id, source, accession, region) values ($1, $2, $3, $4)", [
    fileId,
    origin.source,
    origin.accession,
    origin.region && JSON.stringify(origin.region),
  ]);

export const findOrigin = (q: Queries, fileId: Id): Promise<RecordOriginRow | undefined> =>
  q.row<RecordOriginRow>(
    `select o.source, o.accession, o.region, o.create_time as taken_time, a.name as taken_by
     from record_origin o join account a on a.id = o.created_by where o.file_id = $1`,
    [fileId],
  );

/** A copy has the source of its original. */
export const copyOrigins = async (tx: Queries, from: readonly Id[], to: readonly Id[]): Promise<void> => {
  await tx.rows(
    `insert into record_origin (file_id, source, accession, region, create_time, created_by)
     select given.new_id, o.source, o.accession, o.region, o.create_time, o.created_by
     from unnest($1::bigint[], $2::bigint[]) as given (old_id, new_id)
     join record_origin o on o.file_id = given.old_id`,
    [from, to],
  );
};
