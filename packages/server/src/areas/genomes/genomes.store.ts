import type { Gene } from "@benchleaf/bio";
import type { GenomeFaultWire, GenomeState, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { jobTable } from "../../kernel/job-table.ts";
import { limitTo } from "../../kernel/page-length.ts";
import { containing } from "../paging.ts";

/** An upload that a genome is read from. */
export interface GenomeSource {
  readonly key: string;
  readonly name: string;
  readonly size: number;
}

export interface RemarkRow {
  readonly code: "parent-missing" | "mixed-strands";
  readonly line: number;
  readonly detail: string;
}

export interface GenomeRow {
  readonly id: Id;
  readonly name: string;
  readonly organism: string;
  readonly state: GenomeState;
  readonly fault: GenomeFaultWire | null;
  readonly remarks: readonly RemarkRow[];
  readonly remark_count: number;
  readonly sources: readonly GenomeSource[];
  readonly object_key: string | null;
  readonly base_count: string;
  readonly chromosome_count: number;
  readonly gene_count: number;
  readonly job_id: Id | null;
  readonly job_state: string | null;
  readonly job_progress: number | null;
  readonly create_time: Date;
  readonly finish_time: Date | null;
  readonly created_by: Id;
  readonly author_name: string;
}

const columns = `g.id, g.name, g.organism, g.state, g.fault, g.remarks, g.remark_count, g.sources, g.object_key, g.base_count,
  g.chromosome_count, g.gene_count, g.job_id, j.state as job_state, j.progress as job_progress, g.create_time,
  g.finish_time, g.created_by, a.name as author_name`;
const joins = "genome g join account a on a.id = g.created_by left join job j on j.id = g.job_id";

export const findGenome = (q: Queries, id: Id): Promise<GenomeRow | undefined> =>
  q.row<GenomeRow>(`select ${columns} from ${joins} where g.id = $1 and g.state <> 'removed'`, [id]);

export const listGenomes = (
  q: Queries,
  search: string | undefined,
  after: readonly [string, Id] | undefined,
  limit: number,
): Promise<GenomeRow[]> =>
  q.rows<GenomeRow>(
    `select ${columns} from ${joins}
     where g.state <> 'removed' and ($1::text is null or g.name ilike $1 or g.organism ilike $1)
       and ($2::text is null or (g.name collate natural_name, g.id) > ($2::text collate natural_name, $3::bigint))
     order by g.name collate natural_name, g.id ${limitTo(limit + 1)}`,
    [search ? containing(search) : null, after?.[0] ?? null, after?.[1] ?? null],
  );

export const {
  countUnderWay,
  setJob,
  start: startImport,
} = jobTable({ table: "genome", countedFor: "team" });

export const insertGenome = async (
  tx: Queries,
  made: { readonly name: string; readonly organism: string; readonly sources: readonly GenomeSource[] },
): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    "insert into genome (name, organism, sources) values ($1, $2, $3) returning id",
    [made.name, made.organism, JSON.stringify(made.sources)],
  );
  return row!.id;
};

export const renameGenome = (tx: Queries, id: Id, name: string, organism: string): Promise<unknown> =>
  tx.rows("update genome set name = $2, organism = $3 where id = $1", [id, name, organism]);

/** Returns false if it had already ended. */
export const endImport = async (
  tx: Queries,
  id: Id,
  state: "failed" | "cancelled",
  fault: GenomeFaultWire | null = null,
): Promise<boolean> =>
  (await tx.row(
    `update genome set state = $2, fault = $3, finish_time = now()
     where id = $1 and state in ('waiting', 'running') returning 1`,
    [id, state, fault && JSON.stringify(fault)],
  )) !== undefined;

export interface Imported {
  readonly objectKey: string;
  readonly letters: number;
  readonly chromosomes: number;
  readonly genes: number;
  readonly remarks: readonly RemarkRow[];
  readonly remarkCount: number;
}

/** Returns false if it was stopped meanwhile. */
export const finishImport = async (tx: Queries, id: Id, made: Imported): Promise<boolean> =>
  (await tx.row(
    `update genome set state = 'ready', fault = null, object_key = $2, base_count = $3, chromosome_count = $4,
       gene_count = $5, remarks = $6, remark_count = $7, finish_time = now()
     where id = $1 and state = 'running' returning 1`,
    [
      id,
      made.objectKey,
      made.letters,
      made.chromosomes,
      made.genes,
      JSON.stringify(made.remarks),
      made.remarkCount,
    ],
  )) !== undefined;

export const markRemoved = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("update genome set state = 'removed' where id = $1", [id]);

export const deleteGenome = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from genome where id = $1 and state = 'removed'", [id]);

/** Rows that one statement deletes: a genome may have millions. */
const CLEARED_ROWS = 20_000;

/** Deletes some of a genome's rows; returns false if none is left. */
export const deleteRowBatch = async (tx: Queries, id: Id): Promise<boolean> => {
  for (const table of ["genome_term", "genome_gene", "genome_chromosome"]) {
    const gone = await tx.row<{ count: number }>(
      `with gone as (delete from ${table} where ctid = any(array(
         select ctid from ${table} where genome_id = $1 limit ${CLEARED_ROWS})) returning 1)
       select count(*)::integer as count from gone`,
      [id],
    );
    if ((gone?.count ?? 0) > 0) return true;
  }
  return false;
};

export interface ChromosomeRow {
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly size: number;
  readonly is_circular: boolean;
  readonly byte_offset: string;
  readonly gene_count: number;
}

export const insertChromosomes = (
  tx: Queries,
  id: Id,
  rows: readonly (Omit<ChromosomeRow, "byte_offset"> & { readonly byte_offset: number })[],
): Promise<unknown> =>
  tx.rows(
    `insert into genome_chromosome (genome_id, number, name, description, size, is_circular, byte_offset, gene_count)
     select $1, * from unnest($2::integer[], $3::text[], $4::text[], $5::integer[], $6::boolean[], $7::bigint[],
       $8::integer[])`,
    [
      id,
      rows.map((row) => row.number),
      rows.map((row) => row.name),
      rows.map((row) => row.description),
      rows.map((row) => row.size),
      rows.map((row) => row.is_circular),
      rows.map((row) => row.byte_offset),
      rows.map((row) => row.gene_count),
    ],
  );

const chromosomeColumns = "number, name, description, size, is_circular, byte_offset, gene_count";

export const listChromosomes = (
  q: Queries,
  id: Id,
  input: { readonly search?: string | undefined; readonly after: number; readonly limit: number },
): Promise<ChromosomeRow[]> =>
  q.rows<ChromosomeRow>(
    `select ${chromosomeColumns} from genome_chromosome
     where genome_id = $1 and number > $2 and ($3::text is null or name ilike $3 or description ilike $3)
     order by number ${limitTo(input.limit + 1)}`,
    [id, input.after, input.search ? containing(input.search) : null],
  );

export const findChromosome = (q: Queries, id: Id, number: number): Promise<ChromosomeRow | undefined> =>
  q.row<ChromosomeRow>(
    `select ${chromosomeColumns} from genome_chromosome where genome_id = $1 and number = $2`,
    [id, number],
  );

/** A gene as it is stored, with its search terms. */
export interface StoredGene {
  readonly number: number;
  readonly chromosome: number;
  readonly gene: Gene;
  readonly terms: readonly string[];
}

export const insertGenes = async (tx: Queries, id: Id, kept: readonly StoredGene[]): Promise<void> => {
  const of = <T>(pick: (gene: Gene) => T): T[] => kept.map(({ gene }) => pick(gene));
  const terms = kept.flatMap(({ number, terms }) => terms.map((term) => [term, number] as const));
  await Promise.all([
    tx.rows(
      `insert into genome_gene (genome_id, number, chromosome, gene_id, name, locus_tag, product, type, start_at, end_at,
         strand, transcripts)
       select $1, * from unnest($2::integer[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
         $9::integer[], $10::integer[], $11::smallint[], $12::json[])`,
      [
        id,
        kept.map(({ number }) => number),
        kept.map(({ chromosome }) => chromosome),
        of((gene) => gene.id),
        of((gene) => gene.name),
        of((gene) => gene.locusTag),
        of((gene) => gene.product),
        of((gene) => gene.type),
        of((gene) => gene.start),
        of((gene) => gene.end),
        of((gene) => gene.strand),
        of((gene) => JSON.stringify(gene.transcripts)),
      ],
    ),
    tx.rows(
      "insert into genome_term (genome_id, term, gene) select $1, * from unnest($2::text[], $3::integer[])",
      [id, terms.map(([term]) => term), terms.map(([, gene]) => gene)],
    ),
  ]);
};
