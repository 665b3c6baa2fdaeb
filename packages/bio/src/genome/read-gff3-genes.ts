import type { Strand } from "../feature.ts";
import { cutLines } from "./cut-lines.ts";
import type { Gene, GenomeChromosome } from "./gene-model.ts";
import { genomeLimits } from "./gene-model.ts";
import { GenomeFault, type GenomeRemark } from "./genome-fault.ts";
import { genesOfRows, type Row } from "./gff3-gene-rows.ts";
import type { StreamReader } from "./read-fasta-stream.ts";

/** The parts of an annotation that locate genes, transcripts and exons; everything else is skipped. */
const WANTED = /gene|RNA|transcript|_segment|exon|^CDS$/i;
const NAMES = [
  "ID",
  "Parent",
  "Name",
  "gene",
  "gene_name",
  "gene_id",
  "locus_tag",
  "product",
  "description",
  "gene_biotype",
  "biotype",
  "transcript_id",
  "protein_id",
  "exon_id",
] as const;

/** A text with `%3B` and the like decoded; unchanged if it cannot be decoded. */
const decoded = (text: string): string => {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const attributesOf = (column: string): Row["attributes"] => {
  const found: Partial<Record<(typeof NAMES)[number], string>> = {};
  for (const part of column.split(";")) {
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim() as (typeof NAMES)[number];
    if (at > 0 && NAMES.includes(name))
      found[name] = name === "Parent" ? part.slice(at + 1).trim() : decoded(part.slice(at + 1).trim());
  }
  return found;
};

const positionOf = (text: string, line: number): number => {
  if (!/^\d{1,15}$/.test(text) || text === "0") throw new GenomeFault("position", line, text.slice(0, 40));
  return Number(text);
};

/** Where genes go while they are read. */
export interface GeneSink {
  gene(gene: Gene): void;
  /** The annotation declares a chromosome circular; later features may cross its origin. */
  circular(chromosome: string): void;
  remark(remark: GenomeRemark): void;
}

/**
 * Reads the genes of a GFF3 file in chunks. Genes are emitted as soon as the file declares them complete (`###`), or
 * with their chromosome.
 *
 * @param chromosomes by name; every row must lie on one of them
 * @throws {GenomeFault} with the line
 */
export const readGff3Genes = (
  chromosomes: ReadonlyMap<string, GenomeChromosome>,
  sink: GeneSink,
): StreamReader => {
  let rows: Row[] = [];
  let current: string | null = null;
  let count = 0;
  let isOver = false;
  let hasRows = false;

  const flush = (): void => {
    for (const gene of genesOfRows(rows, sink.remark)) {
      if (++count > genomeLimits.genes) throw new GenomeFault("too-many-genes", 0);
      sink.gene(gene);
    }
    rows = [];
  };

  const readRow = (text: string, line: number): void => {
    const columns = text.split("\t");
    if (columns.length !== 9) throw new GenomeFault("columns", line, String(columns.length));
    const [name, , type, from, to, , sign, , about] = columns as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const chromosome = decoded(name);
    const placed = chromosomes.get(chromosome);
    if (placed === undefined) throw new GenomeFault("sequence-missing", line, chromosome.slice(0, 100));
    if (about.includes("Is_circular=true")) sink.circular(chromosome);
    const first = positionOf(from, line);
    const last = positionOf(to, line);
    if (last < first) throw new GenomeFault("position", line, `${first}..${last}`);
    const { size, isCircular } = chromosomes.get(chromosome) ?? placed;
    if (first > size || last > (isCircular ? 2 * size : size))
      throw new GenomeFault("out-of-range", line, `${first}..${last}`);
    hasRows = true;
    if (chromosome !== current) flush();
    current = chromosome;
    if (!WANTED.test(type)) return;
    const strand: Strand = sign === "-" ? -1 : 1;
    rows.push({
      chromosome,
      type,
      start: first - 1,
      end: last,
      strand,
      attributes: attributesOf(about),
      line,
    });
  };

  const cutter = cutLines((text, line) => {
    if (isOver || text.trim() === "") return;
    if (line === 1 && text.replace(/^\uFEFF/, "").startsWith("##gff-version 2"))
      throw new GenomeFault("not-a-genome", line);
    if (text.startsWith("##FASTA") || text.startsWith(">")) isOver = true;
    else if (text.startsWith("###")) flush();
    else if (!text.replace(/^\uFEFF/, "").startsWith("#")) readRow(text, line);
  });
  return {
    push: (bytes) => {
      if (!isOver) cutter.push(bytes);
    },
    end() {
      if (!isOver) cutter.end();
      flush();
      if (!hasRows) throw new GenomeFault("not-a-genome", 1);
    },
  };
};
