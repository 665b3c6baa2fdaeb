import type { AnalysisContent, AnalysisOutcomeWire, AnalysisSummary, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { UnreadSequence } from "../../kernel/reading/read-sequence-text.ts";
import type { KindListing, KindRow } from "../files/files.sql.ts";

export interface SummaryRow extends KindRow {
  readonly method: AnalysisSummary["method"];
  readonly row_count: number;
  readonly column_count: number;
}

/** A version with its results. */
export interface VersionRow {
  readonly content: AnalysisContent;
  readonly outcome: AnalysisOutcomeWire;
  readonly engine: string;
  readonly data_hash: string;
}

export const listing: KindListing = {
  kinds: ["analysis"],
  columns: "an.method, an.row_count, an.column_count",
  join: "join analysis an on an.tenant_id = f.tenant_id and an.file_id = f.id",
};

export const findVersion = (q: Queries, fileId: Id, version: number): Promise<VersionRow | undefined> =>
  q.row<VersionRow>(
    "select content, outcome, engine, data_hash from analysis_version where file_id = $1 and version = $2",
    [fileId, version],
  );

const headOf = ({ spec, table }: AnalysisContent) => [spec.method, table.rows.length, table.columns.length];

const insertContent = (tx: Queries, id: Id, version: number, row: VersionRow): Promise<unknown> =>
  tx.rows(
    `insert into analysis_version (file_id, version, content, outcome, engine, data_hash)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, version, JSON.stringify(row.content), JSON.stringify(row.outcome), row.engine, row.data_hash],
  );

export const insertAnalysis = async (tx: Queries, id: Id, row: VersionRow): Promise<void> => {
  await tx.rows("insert into analysis (file_id, method, row_count, column_count) values ($1, $2, $3, $4)", [
    id,
    ...headOf(row.content),
  ]);
  await insertContent(tx, id, 1, row);
};

export const insertVersion = async (tx: Queries, id: Id, version: number, row: VersionRow): Promise<void> => {
  await tx.rows("update analysis set method = $2, row_count = $3, column_count = $4 where file_id = $1", [
    id,
    ...headOf(row.content),
  ]);
  await insertContent(tx, id, version, row);
};

/** New files with the current content of others, as their first version. */
export const copyAnalyses = async (tx: Queries, from: readonly Id[], to: readonly Id[]): Promise<void> => {
  const given = "from unnest($1::bigint[], $2::bigint[]) as given (old_id, new_id)";
  await tx.rows(
    `insert into analysis (file_id, method, row_count, column_count)
     select given.new_id, an.method, an.row_count, an.column_count
     ${given} join analysis an on an.file_id = given.old_id`,
    [from, to],
  );
  await tx.rows(
    `insert into analysis_version (file_id, version, content, outcome, engine, data_hash)
     select given.new_id, 1, v.content, v.outcome, v.engine, v.data_hash
     ${given} join file f on f.id = given.old_id
     join analysis_version v on v.tenant_id = f.tenant_id and v.file_id = f.id and v.version = f.version`,
    [from, to],
  );
};

/** SHA-256 of a version's content and its results. */
export const digestVersion = async (q: Queries, fileId: Id, version: number): Promise<Buffer | undefined> =>
  (
    await q.row<{ digest: Buffer }>(
      `select sha256(convert_to(content::text || outcome::text || engine, 'UTF8')) as digest
       from analysis_version where file_id = $1 and version = $2`,
      [fileId, version],
    )
  )?.digest;

/** The names of columns and the title of the figure, for search. */
export const findAnalysisText = (q: Queries, id: Id, version: number): Promise<UnreadSequence | undefined> =>
  q.row<UnreadSequence>(
    `select concat_ws(E'\\n', v.content #>> '{figure,title}',
       (select string_agg(c->>'name', E'\\n') from json_array_elements(v.content #> '{table,columns}') as c)
     ) as description, '[]' as features, '[]' as primers, '{}' as meta
     from analysis_version v where v.file_id = $1 and v.version = $2`,
    [id, version],
  );
