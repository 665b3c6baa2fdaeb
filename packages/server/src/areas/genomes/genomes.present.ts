import type { Gene } from "@benchleaf/bio";
import type {
  Genome,
  GenomeChromosomeWire,
  GenomeGene,
  GenomeState,
  GenomeTranscript,
} from "@benchleaf/contract";
import type { GeneRow } from "./genes.store.ts";
import type { ChromosomeRow, GenomeRow } from "./genomes.store.ts";

/** If a job ended without a report, e.g. because the server was killed too often, its import has failed too. */
const stateOf = ({ state, job_state }: GenomeRow): GenomeState => {
  const isUnderWay = state === "waiting" || state === "running";
  const isLost = job_state === null || job_state === "failed" || job_state === "cancelled";
  return isUnderWay && isLost ? "failed" : state;
};

export const presentGenome = (row: GenomeRow, mayManage: boolean): Genome => {
  const state = stateOf(row);
  const isUnderWay = state === "waiting" || state === "running";
  const isLost = state !== row.state;
  return {
    id: row.id,
    name: row.name,
    organism: row.organism,
    state,
    progress: state === "ready" ? 1 : (row.job_progress ?? 0),
    fault: isLost ? { code: "internal", line: 0, detail: "", fileName: "" } : row.fault,
    remarks: [...row.remarks],
    remarkCount: row.remark_count,
    fileNames: row.sources.map(({ name }) => name),
    letters: Number(row.base_count),
    chromosomeCount: row.chromosome_count,
    geneCount: row.gene_count,
    authorName: row.author_name,
    createTime: row.create_time.toISOString(),
    finishTime: row.finish_time?.toISOString() ?? null,
    abilities: { manage: mayManage, cancel: mayManage && isUnderWay },
  };
};

export const presentChromosome = (row: ChromosomeRow): GenomeChromosomeWire => ({
  number: row.number,
  name: row.name,
  description: row.description,
  size: row.size,
  isCircular: row.is_circular,
  geneCount: row.gene_count,
});

export const presentGene = (row: GeneRow): GenomeGene => ({
  number: row.number,
  chromosome: { number: row.chromosome, name: row.chromosome_name },
  id: row.gene_id,
  name: row.name,
  locusTag: row.locus_tag,
  product: row.product,
  type: row.type,
  start: row.start_at,
  end: row.end_at,
  strand: row.strand,
  transcripts: row.transcripts,
});

/** A transcript of a gene, by its index from 0. */
export const presentTranscript = (row: GeneRow, place: number): GenomeTranscript => {
  const transcript = row.transcripts[place]!;
  const stretches = [...transcript.exons, ...transcript.coding];
  const isPlaced = stretches.length > 0;
  return {
    ...transcript,
    place,
    gene: { number: row.number, id: row.gene_id, name: row.name, locusTag: row.locus_tag },
    chromosome: { number: row.chromosome, name: row.chromosome_name },
    start: isPlaced ? Math.min(...stretches.map(([start]) => start)) : row.start_at,
    end: isPlaced ? Math.max(...stretches.map(([, end]) => end)) : row.end_at,
    strand: row.strand,
  };
};

/** Maps a stored gene to the gene of the bio package. */
export const toGene = (row: GeneRow): Gene => ({
  chromosome: row.chromosome_name,
  id: row.gene_id,
  name: row.name,
  locusTag: row.locus_tag,
  product: row.product,
  type: row.type,
  start: row.start_at,
  end: row.end_at,
  strand: row.strand,
  transcripts: row.transcripts,
});
