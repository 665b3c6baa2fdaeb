import type { Id, SequenceContent, SequenceMolecule, TraceWire } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { UnreadSequence } from "../../kernel/reading/read-sequence-text.ts";
import type { KindListing, KindRow } from "../files/files.sql.ts";
import { type StoredRow, type StoredSequence, storedRowOf } from "./stored-row.rules.ts";

export interface SummaryRow extends KindRow {
  readonly circular: boolean;
  readonly is_protein: boolean;
  readonly is_rna: boolean;
  readonly feature_count: number;
}

export const listing: KindListing = {
  kinds: ["sequence", "sanger"],
  columns: "s.circular, s.is_protein, s.is_rna, s.feature_count",
  join: "join sequence s on s.tenant_id = f.tenant_id and s.file_id = f.id",
};

const ofMolecule: Record<SequenceMolecule, string> = {
  dna: "f.kind = 'sequence' and not s.is_protein and not s.is_rna",
  rna: "s.is_rna",
  protein: "s.is_protein",
  sanger: "f.kind = 'sanger'",
};

/** Filters on the molecules themselves. */
export const factsOf = (input: {
  readonly molecule?: SequenceMolecule | undefined;
  readonly topology?: "circular" | "linear" | undefined;
  readonly sequenceId?: Id | undefined;
}): string[] => [
  ...(input.sequenceId ? [`f.id = ${BigInt(input.sequenceId)}`] : []),
  ...(input.molecule ? [ofMolecule[input.molecule]] : []),
  ...(input.topology ? [input.topology === "circular" ? "s.circular" : "not s.circular"] : []),
];

/** What a primer may be looked for in; reads of a sequencer too. */
export const isDna: readonly string[] = ["not s.is_protein", "not s.is_rna"];

/** How many such sequences of a project the user may open. */
export const countDna = async (q: Queries, projectId: Id): Promise<number> => {
  const row = await q.row<{ count: number }>(
    `select count(*)::integer as count from readable_file f ${listing.join}
     where f.project_id = $1 and f.kind in ('sequence', 'sanger') and f.state = 'active' and ${isDna.join(" and ")}`,
    [projectId],
  );
  return row?.count ?? 0;
};

/** The residues of versions, in their order. */
export const listBases = (
  q: Queries,
  wanted: readonly { readonly id: Id; readonly version: number }[],
): Promise<{ id: Id; sequence: string; circular: boolean }[]> =>
  q.rows(
    `select v.file_id as id, v.bases as sequence, v.circular
     from unnest($1::bigint[], $2::integer[]) with ordinality as wanted (id, version, place)
     join sequence_version v on v.file_id = wanted.id and v.version = wanted.version order by wanted.place`,
    [wanted.map(({ id }) => id), wanted.map(({ version }) => version)],
  );

export interface ContentRow {
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly bases: string;
  readonly circular: boolean;
  readonly is_protein: boolean;
  readonly is_rna: boolean;
  readonly features: SequenceContent["features"];
  readonly primers: SequenceContent["primers"];
  readonly qualities: string | null;
  readonly meta: SequenceContent["meta"];
  readonly has_trace: boolean;
}

const contentColumns = "version, name, description, bases, circular, is_protein, is_rna, qualities";

export const findContent = (q: Queries, fileId: Id, version: number): Promise<ContentRow | undefined> =>
  q.row<ContentRow>(
    `select ${contentColumns}, features, primers, meta, trace is not null as has_trace
     from sequence_version where file_id = $1 and version = $2`,
    [fileId, version],
  );

export type UnreadContentRow = Omit<ContentRow, "features" | "primers" | "meta" | "has_trace"> &
  Record<"features" | "primers" | "meta", string> & { readonly trace: string | null };

/** The same with its long parts as JSON text, for work in a thread. */
export const findUnreadContent = (
  q: Queries,
  fileId: Id,
  version: number,
): Promise<UnreadContentRow | undefined> =>
  q.row<UnreadContentRow>(
    `select ${contentColumns}, features::text as features, primers::text as primers, meta::text as meta,
       trace::text as trace
     from sequence_version where file_id = $1 and version = $2`,
    [fileId, version],
  );

/** Kind and length of a version, without its residues. */
export const measureVersion = (
  q: Queries,
  fileId: Id,
  version: number,
): Promise<
  (Pick<ContentRow, "circular" | "is_protein" | "is_rna"> & { readonly size: number }) | undefined
> =>
  q.row(
    `select circular, is_protein, is_rna, length(bases) as size
     from sequence_version where file_id = $1 and version = $2`,
    [fileId, version],
  );

export type StoredBases = Pick<ContentRow, "bases" | "circular"> & {
  /** As JSON text, for work in a thread. */
  readonly features: string;
};

export const findBases = (q: Queries, fileId: Id, version: number): Promise<StoredBases | undefined> =>
  q.row<StoredBases>(
    "select bases, circular, features::text as features from sequence_version where file_id = $1 and version = $2",
    [fileId, version],
  );

/** Residues of current versions, for files that the user may open. */
export const findCurrentBases = (
  q: Queries,
  fileIds: readonly Id[],
): Promise<{ id: Id; bases: string; circular: boolean }[]> =>
  q.rows(
    `select f.id, v.bases, v.circular from readable_file f
     join sequence_version v on v.tenant_id = f.tenant_id and v.file_id = f.id and v.version = f.version
     where f.id = any($1::bigint[]) and f.state = 'active'`,
    [fileIds],
  );

/** SHA-256 of a version's whole content, in the order of these columns, each as its stored text. */
export const digestVersion = async (q: Queries, fileId: Id, version: number): Promise<Buffer | undefined> =>
  (
    await q.row<{ digest: Buffer }>(
      `select sha256(convert_to(json_build_array(name, description, bases, circular, is_protein, is_rna, qualities,
         features::text, primers::text, meta::text, trace::text)::text, 'UTF8')) as digest
       from sequence_version where file_id = $1 and version = $2`,
      [fileId, version],
    )
  )?.digest;

/** The chromatogram of a version with its residues; undefined if it has none. */
export const findTrace = (
  q: Queries,
  fileId: Id,
  version: number,
): Promise<{ trace: TraceWire; bases: string } | undefined> =>
  q.row(
    "select trace, bases from sequence_version where file_id = $1 and version = $2 and trace is not null",
    [fileId, version],
  );

const columnsOf = (rows: readonly StoredRow[]): unknown[] => [
  rows.map(({ name }) => name),
  rows.map(({ description }) => description),
  rows.map(({ sequence }) => sequence),
  rows.map(({ circular }) => circular),
  rows.map(({ isProtein }) => isProtein),
  rows.map(({ isRna }) => isRna),
  // One JSON text each, in which the parts are included unescaped.
  ...(["features", "primers", "meta"] as const).map((part) => `[${rows.map((row) => row[part]).join(",")}]`),
  rows.map(({ qualities }) => qualities),
  `[${rows.map(({ trace }) => trace ?? "null").join(",")}]`,
];

const insertVersions = (
  tx: Queries,
  ids: readonly Id[],
  version: number,
  rows: readonly StoredRow[],
): Promise<unknown> =>
  tx.rows(
    `insert into sequence_version (file_id, version, name, description, bases, circular, is_protein, is_rna,
       features, primers, meta, qualities, trace)
     select id, $2, name, description, bases, circular, is_protein, is_rna, features, primers, meta, qualities,
       case json_typeof(trace) when 'null' then null else trace end
     from rows from (
       unnest($1::bigint[], $3::text[], $4::text[], $5::text[], $6::boolean[], $7::boolean[], $8::boolean[]),
       json_array_elements($9::json), json_array_elements($10::json), json_array_elements($11::json),
       unnest($12::text[]), json_array_elements($13::json))
       as given (id, name, description, bases, circular, is_protein, is_rna, features, primers, meta, qualities,
         trace)`,
    [ids, version, ...columnsOf(rows)],
  );

/** The first version of each of several new files. */
export const insertSequences = async (
  tx: Queries,
  ids: readonly Id[],
  rows: readonly StoredRow[],
): Promise<void> => {
  await Promise.all([
    tx.rows(
      `insert into sequence (file_id, circular, is_protein, is_rna, feature_count)
       select * from unnest($1::bigint[], $2::boolean[], $3::boolean[], $4::boolean[], $5::integer[])`,
      [
        ids,
        rows.map(({ circular }) => circular),
        rows.map(({ isProtein }) => isProtein),
        rows.map(({ isRna }) => isRna),
        rows.map(({ featureCount }) => featureCount),
      ],
    ),
    insertVersions(tx, ids, 1, rows),
  ]);
};

/** New files with the current content of others, under its first version. */
export const copySequences = async (tx: Queries, from: readonly Id[], to: readonly Id[]): Promise<void> => {
  await tx.rows(
    `insert into sequence (file_id, circular, is_protein, is_rna, feature_count)
     select given.new_id, s.circular, s.is_protein, s.is_rna, s.feature_count
     from unnest($1::bigint[], $2::bigint[]) as given (old_id, new_id) join sequence s on s.file_id = given.old_id`,
    [from, to],
  );
  await tx.rows(
    `insert into sequence_version (file_id, version, name, description, bases, circular, is_protein, is_rna,
       features, primers, meta, qualities, trace)
     select given.new_id, 1, made.name, v.description, v.bases, v.circular, v.is_protein, v.is_rna,
       v.features, v.primers, v.meta, v.qualities, v.trace
     from unnest($1::bigint[], $2::bigint[]) as given (old_id, new_id)
     join file f on f.id = given.old_id join file made on made.id = given.new_id
     join sequence_version v on v.tenant_id = f.tenant_id and v.file_id = f.id and v.version = f.version`,
    [from, to],
  );
};

export const insertVersion = async (
  tx: Queries,
  id: Id,
  version: number,
  kept: StoredSequence,
): Promise<void> => {
  const { content } = kept;
  await Promise.all([
    tx.rows(
      `update sequence set circular = $2, is_protein = $3, is_rna = $4, feature_count = $5 where file_id = $1`,
      [id, content.circular, content.isProtein, content.isRna, content.features.length],
    ),
    insertVersions(tx, [id], version, [storedRowOf(kept)]),
  ]);
};

/** Indexed content of a version other than its residues. */
export const findSequenceText = (q: Queries, id: Id, version: number): Promise<UnreadSequence | undefined> =>
  q.row<UnreadSequence>(
    `select description, features::text as features, primers::text as primers, meta::text as meta
     from sequence_version where file_id = $1 and version = $2`,
    [id, version],
  );
