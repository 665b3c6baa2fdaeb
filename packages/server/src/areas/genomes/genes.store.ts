import type { GenomeGene, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

export interface GeneRow {
  readonly number: number;
  readonly chromosome: number;
  readonly chromosome_name: string;
  readonly gene_id: string;
  readonly name: string;
  readonly locus_tag: string;
  readonly product: string;
  readonly type: string;
  readonly start_at: number;
  readonly end_at: number;
  readonly strand: 1 | -1;
  readonly transcripts: GenomeGene["transcripts"];
}

const columns = `g.number, g.chromosome, c.name as chromosome_name, g.gene_id, g.name, g.locus_tag, g.product, g.type,
  g.start_at, g.end_at, g.strand, g.transcripts`;
const joins = `genome_gene g join genome_chromosome c
  on c.tenant_id = g.tenant_id and c.genome_id = g.genome_id and c.number = g.chromosome`;

export interface FoundGene extends GeneRow {
  readonly rank: number;
}

/** Sorts after every text that begins with a word. */
const LAST = "\u{10FFFF}";

/**
 * Genes with a name, tag, id or product word that each search word is a prefix of; whole names come before name
 * prefixes, these before all others, then in the order of the file. Without words, all genes.
 */
export const listGenes = (
  q: Queries,
  genomeId: Id,
  input: {
    readonly words: readonly string[];
    readonly chromosome: number | undefined;
    /** Only genes with a transcript. */
    readonly isTranscribed?: boolean;
    readonly after: readonly [number, number] | undefined;
    readonly limit: number;
  },
): Promise<FoundGene[]> => {
  const values: unknown[] = [genomeId, input.words.join(" ")];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const where = ["g.genome_id = $1"];
  for (const word of input.words)
    where.push(
      `g.number in (select t.gene from genome_term t where t.genome_id = $1
         and t.term >= ${parameter(word)} and t.term < ${parameter(word + LAST)})`,
    );
  if (input.chromosome !== undefined) where.push(`g.chromosome = ${parameter(input.chromosome)}`);
  if (input.isTranscribed) where.push("json_array_length(g.transcripts) > 0");
  const rank = `case when $2::text in ('', lower(g.name), lower(g.locus_tag), lower(g.gene_id)) then 0
    when starts_with(lower(g.name), $2::text) then 1 else 2 end`;
  if (input.after)
    where.push(
      `(${rank}, g.number) > (${parameter(input.after[0])}::integer, ${parameter(input.after[1])}::integer)`,
    );
  return q.rows<FoundGene>(
    `select ${columns}, ${rank} as rank from ${joins} where ${where.join(" and ")}
     order by rank, g.number ${limitTo(input.limit + 1)}`,
    values,
  );
};

export const findGene = (q: Queries, genomeId: Id, number: number): Promise<GeneRow | undefined> =>
  q.row<GeneRow>(`select ${columns} from ${joins} where g.genome_id = $1 and g.number = $2`, [
    genomeId,
    number,
  ]);

/** Genes that overlap any of the ranges of a chromosome, in the order of their positions. */
export const listGenesWithin = (
  q: Queries,
  genomeId: Id,
  chromosome: number,
  stretches: readonly (readonly [number, number])[],
  limit: number,
): Promise<GeneRow[]> =>
  q.rows<GeneRow>(
    `select ${columns} from ${joins}
     where g.genome_id = $1 and g.chromosome = $2 and exists (
       select from unnest($3::integer[], $4::integer[]) as wanted (first, last)
       where g.start_at < wanted.last and g.end_at > wanted.first)
     order by g.start_at, g.number ${limitTo(limit)}`,
    [genomeId, chromosome, stretches.map(([first]) => first), stretches.map(([, last]) => last)],
  );
