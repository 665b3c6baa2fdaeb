import type { AlignmentContent, AlignmentSummary, AlignmentTraces, Id, TraceWire } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { UnreadSequence } from "../../kernel/reading/read-sequence-text.ts";
import type { KindListing, KindRow } from "../files/files.sql.ts";

export interface SummaryRow extends KindRow {
  readonly alphabet: AlignmentSummary["alphabet"];
  readonly method: AlignmentSummary["method"];
  readonly row_count: number;
  readonly column_count: number;
}

export const listing: KindListing = {
  kinds: ["alignment"],
  columns: "al.alphabet, al.method, al.row_count, al.column_count",
  join: "join alignment al on al.tenant_id = f.tenant_id and al.file_id = f.id",
};

export const findContent = async (
  q: Queries,
  fileId: Id,
  version: number,
): Promise<AlignmentContent | undefined> =>
  (
    await q.row<{ content: AlignmentContent }>(
      "select content from alignment_version where file_id = $1 and version = $2",
      [fileId, version],
    )
  )?.content;

/** The files that the rows of a version are from. */
export const findSourceIds = async (q: Queries, fileId: Id, version: number): Promise<Id[]> =>
  (
    await q.rows<{ id: Id }>(
      `select distinct "row" #>> '{source,fileId}' as id
       from alignment_version, json_array_elements(content -> 'rows') "row"
       where file_id = $1 and version = $2 and "row" #>> '{source,fileId}' is not null`,
      [fileId, version],
    )
  ).map(({ id }) => id);

/** Current state of the files that exist and that the user may open. */
export const listSources = (
  q: Queries,
  fileIds: readonly Id[],
): Promise<{ fileId: Id; name: string; version: number }[]> =>
  q.rows(
    `select id as "fileId", name, version from readable_file
     where id = any($1::bigint[]) and state = 'active' order by id`,
    [fileIds],
  );

const headOf = ({ alphabet, settings, rows }: AlignmentContent) => [
  alphabet,
  settings.method,
  rows.length,
  rows[0]?.letters.length ?? 0,
];

const insertContent = (tx: Queries, id: Id, version: number, content: AlignmentContent): Promise<unknown> =>
  tx.rows("insert into alignment_version (file_id, version, content) values ($1, $2, $3)", [
    id,
    version,
    JSON.stringify(content),
  ]);

const insertTraces = async (tx: Queries, id: Id, traces: AlignmentTraces): Promise<void> => {
  if (traces.length === 0) return;
  await tx.rows(
    `insert into alignment_trace (file_id, row_id, trace)
     select $1, row_id, trace from unnest($2::text[], $3::json[]) as given (row_id, trace)
     on conflict do nothing`,
    [id, traces.map(({ rowId }) => rowId), traces.map(({ trace }) => JSON.stringify(trace))],
  );
};

export const insertAlignment = async (
  tx: Queries,
  id: Id,
  content: AlignmentContent,
  traces: AlignmentTraces,
): Promise<void> => {
  await Promise.all([
    tx.rows(
      "insert into alignment (file_id, alphabet, method, row_count, column_count) values ($1, $2, $3, $4, $5)",
      [id, ...headOf(content)],
    ),
    insertContent(tx, id, 1, content),
    insertTraces(tx, id, traces),
  ]);
};

export const insertVersion = async (
  tx: Queries,
  id: Id,
  version: number,
  content: AlignmentContent,
  traces: AlignmentTraces,
): Promise<void> => {
  await Promise.all([
    tx.rows(
      `update alignment set alphabet = $2, method = $3, row_count = $4, column_count = $5 where file_id = $1`,
      [id, ...headOf(content)],
    ),
    insertContent(tx, id, version, content),
    insertTraces(tx, id, traces),
  ]);
};

/** The chromatogram of a row, which no version changes. */
export const findTrace = async (q: Queries, fileId: Id, rowId: string): Promise<TraceWire | null> =>
  (
    await q.row<{ trace: TraceWire }>(
      "select trace from alignment_trace where file_id = $1 and row_id = $2",
      [fileId, rowId],
    )
  )?.trace ?? null;

/** New files with the current content of others, as their first version. */
export const copyAlignments = async (tx: Queries, from: readonly Id[], to: readonly Id[]): Promise<void> => {
  const given = "from unnest($1::bigint[], $2::bigint[]) as given (old_id, new_id)";
  await tx.rows(
    `insert into alignment (file_id, alphabet, method, row_count, column_count)
     select given.new_id, al.alphabet, al.method, al.row_count, al.column_count
     ${given} join alignment al on al.file_id = given.old_id`,
    [from, to],
  );
  await tx.rows(
    `insert into alignment_version (file_id, version, content)
     select given.new_id, 1, v.content ${given} join file f on f.id = given.old_id
     join alignment_version v on v.tenant_id = f.tenant_id and v.file_id = f.id and v.version = f.version`,
    [from, to],
  );
  await tx.rows(
    `insert into alignment_trace (file_id, row_id, trace)
     select given.new_id, t.row_id, t.trace ${given} join alignment_trace t on t.file_id = given.old_id`,
    [from, to],
  );
};

/** SHA-256 of a version's whole content, as stored. */
export const digestVersion = async (q: Queries, fileId: Id, version: number): Promise<Buffer | undefined> =>
  (
    await q.row<{ digest: Buffer }>(
      `select sha256(convert_to(content::text, 'UTF8')) as digest
       from alignment_version where file_id = $1 and version = $2`,
      [fileId, version],
    )
  )?.digest;

/** The current user's name in the stamp of a call. */
export const findOwnName = async (q: Queries): Promise<string> =>
  (await q.row<{ name: string }>("select name from account where id = current_user_id()"))?.name ?? "";

/** The names of an alignment's rows. */
export const findAlignmentText = (q: Queries, id: Id, version: number): Promise<UnreadSequence | undefined> =>
  q.row<UnreadSequence>(
    `select coalesce(string_agg(r->>'name', E'\\n'), '') as description, '[]' as features, '[]' as primers, '{}' as meta
     from alignment_version v, json_array_elements(v.content->'rows') as r
     where v.file_id = $1 and v.version = $2`,
    [id, version],
  );
