import type {
  Id,
  Locale,
  TableImportState,
  TableKindKey,
  TableParams,
  TableRowState,
} from "@benchleaf/contract";
import type { Database, Queries } from "../../kernel/database.ts";
import { jobTable } from "../../kernel/job-table.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { CellFault, Mapping } from "./tables.rules.ts";

export interface ImportRow {
  readonly id: Id;
  readonly kind: TableKindKey;
  readonly params: TableParams;
  readonly file_name: string;
  readonly encoding: string;
  readonly locale: Locale;
  readonly state: TableImportState;
  readonly is_of_records: boolean;
  readonly has_head: boolean;
  readonly mapping: Mapping;
  readonly is_remembered: boolean;
  readonly job_id: Id | null;
  readonly job_state: string | null;
  readonly job_progress: number | null;
}

const columns = `i.id, i.kind, i.params, i.file_name, i.encoding, i.locale, i.state, i.is_of_records, i.has_head,
  i.mapping, i.is_remembered, i.job_id, j.state as job_state, j.progress as job_progress`;

export const findImport = (q: Queries, id: Id): Promise<ImportRow | undefined> =>
  q.row<ImportRow>(
    `select ${columns} from table_import i left join job j on j.id = i.job_id where i.id = $1`,
    [id],
  );

/**
 * Plans of statements and of foreign keys that were made while a table was tiny read it from end to end, and stay so until
 * it is analyzed: what an import adds would make each of its rows slower than the one before.
 */
export const planAnew = (tx: Queries): void => tx.send("discard plans");

/** Holds it, so that of two calls the second sees what the first has done. */
export const lockImport = async (tx: Queries, id: Id): Promise<ImportRow | undefined> => {
  tx.send("select 1 from table_import where id = $1 for update", [id]);
  return findImport(tx, id);
};

export const { countUnderWay, setJob } = jobTable({
  table: "table_import",
  openStates: ["checking", "writing"],
});

export const insertImport = async (
  tx: Queries,
  made: Pick<
    ImportRow,
    | "kind"
    | "params"
    | "file_name"
    | "encoding"
    | "locale"
    | "is_of_records"
    | "has_head"
    | "mapping"
    | "is_remembered"
  >,
): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into table_import (kind, params, file_name, encoding, locale, is_of_records, has_head, mapping, is_remembered)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      made.kind,
      JSON.stringify(made.params),
      made.file_name,
      made.encoding,
      made.locale,
      made.is_of_records,
      made.has_head,
      JSON.stringify(made.mapping),
      made.is_remembered,
    ],
  );
  return row!.id;
};

export interface NewRow {
  readonly number: number;
  readonly cells: readonly string[];
  readonly payload: unknown;
}

export const insertRows = (tx: Queries, importId: Id, rows: readonly NewRow[]): Promise<unknown> =>
  tx.rows(
    `insert into table_import_row (import_id, number, cells, payload)
     select $1, r.number, r.cells, nullif(r.payload::text, 'null')::json
     from json_to_recordset($2::json) as r (number integer, cells json, payload json)`,
    [importId, JSON.stringify(rows)],
  );

/** False if the import is no longer in that state. */
export const moveImport = async (
  tx: Queries,
  id: Id,
  from: readonly TableImportState[],
  to: TableImportState,
): Promise<boolean> =>
  (await tx.row(
    `update table_import set state = $3,
       finish_time = case when $3 in ('done', 'failed', 'cancelled') then now() end
     where id = $1 and state = any($2::text[]) returning 1`,
    [id, from, to],
  )) !== undefined;

export const setMapping = (tx: Queries, id: Id, mapping: Mapping, hasHead: boolean): Promise<unknown> =>
  tx.rows("update table_import set mapping = $2, has_head = $3 where id = $1", [
    id,
    JSON.stringify(mapping),
    hasHead,
  ]);

export interface RowRow {
  readonly number: number;
  readonly cells: readonly string[];
  readonly payload: unknown;
  readonly state: TableRowState;
  readonly faults: readonly CellFault[];
}

interface RowInput {
  readonly states?: readonly TableRowState[] | undefined;
  readonly after: number;
  readonly limit: number;
}

export const listRows = (q: Queries, id: Id, { states, after, limit }: RowInput): Promise<RowRow[]> =>
  q.rows<RowRow>(
    `select number, cells, payload, state, faults from table_import_row
     where import_id = $1 and number > $2 and ($3::text[] is null or state = any($3)) order by number ${limitTo(limit)}`,
    [id, after, states ?? null],
  );

/** Some rows that are not written, held until they are changed. */
export const lockCells = (
  tx: Queries,
  id: Id,
  numbers: readonly number[],
): Promise<{ number: number; cells: readonly string[] }[]> =>
  tx.rows(
    `select number, cells from table_import_row
     where import_id = $1 and number = any($2::integer[]) and state <> 'written' for update`,
    [id, numbers],
  );

export const setCells = (
  tx: Queries,
  id: Id,
  rows: readonly { readonly number: number; readonly cells: readonly string[] }[],
): Promise<unknown> =>
  tx.rows(
    `update table_import_row r set cells = g.cells
     from json_to_recordset($2::json) as g (number integer, cells json)
     where r.import_id = $1 and r.number = g.number`,
    [id, JSON.stringify(rows)],
  );

/** The first non-empty rows, without the records' additional data. */
export interface RowCheck {
  readonly number: number;
  readonly state: TableRowState;
  readonly faults: readonly CellFault[];
}

export const setRowChecks = (tx: Queries, id: Id, verdicts: readonly RowCheck[]): Promise<unknown> =>
  tx.rows(
    `update table_import_row r set state = v.state, faults = v.faults
     from json_to_recordset($2::json) as v (number integer, state text, faults json)
     where r.import_id = $1 and r.number = v.number`,
    [id, JSON.stringify(verdicts)],
  );

/** Before rows are checked again, so that none keeps results for other columns. */
export const deleteRowChecks = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows(
    "update table_import_row set state = 'unchecked', faults = '[]' where import_id = $1 and state not in ('unchecked', 'written')",
    [id],
  );

export const countRows = (q: Queries, id: Id): Promise<{ state: TableRowState; count: number }[]> =>
  q.rows(
    "select state, count(*)::integer as count from table_import_row where import_id = $1 group by state",
    [id],
  );

export const findMapping = async (q: Queries, kind: TableKindKey, key: Buffer): Promise<Mapping | null> => {
  const row = await q.row<{ mapping: Mapping }>(
    "select mapping from table_mapping where kind = $1 and heads_key = $2",
    [kind, key],
  );
  return row?.mapping ?? null;
};

export const saveMapping = (
  tx: Queries,
  kind: TableKindKey,
  key: Buffer,
  mapping: Mapping,
): Promise<unknown> =>
  tx.rows(
    `insert into table_mapping (kind, heads_key, mapping) values ($1, $2, $3)
     on conflict (tenant_id, account_id, kind, heads_key)
     do update set mapping = excluded.mapping, use_time = now()`,
    [kind, key, JSON.stringify(mapping)],
  );

export const deleteOldImports = (database: Database, before: Date): Promise<unknown> =>
  database.open((tx) => tx.rows("select delete_old_table_imports($1)", [before]));
