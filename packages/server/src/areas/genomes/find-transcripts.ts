import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { type FoundGene, listGenes } from "./genes.store.ts";
import { isTranscriptQuery } from "./genomes.rules.ts";

interface FoundTranscript {
  readonly gene: FoundGene;
  /** Index among the gene's transcripts, from 0. */
  readonly place: number;
}

interface Input {
  readonly words: readonly string[];
  readonly chromosome: number | undefined;
  /** Rank and number of the gene and index of the transcript at the end of the page before. */
  readonly after: readonly [number, number, number] | undefined;
  readonly limit: number;
}

/**
 * Finds transcripts that match the words, in the order of their genes: one more than the limit if there are more.
 * Genes are fetched page by page, since not every transcript of a matching gene needs to match.
 */
export const findTranscripts = async (
  q: Queries,
  genomeId: Id,
  { words, chromosome, after, limit }: Input,
): Promise<FoundTranscript[]> => {
  const found: FoundTranscript[] = [];
  // The gene at the end of the page before may have more of them.
  let from: readonly [number, number] | undefined = after && [after[0], after[1] - 1];
  const isNew = ({ gene, place }: FoundTranscript): boolean =>
    after === undefined || gene.number !== after[1] || place > after[2];
  while (found.length <= limit) {
    const genes = await listGenes(q, genomeId, {
      words,
      chromosome,
      isTranscribed: true,
      after: from,
      limit,
    });
    for (const gene of genes.slice(0, limit)) {
      const product = gene.product;
      const names = { name: gene.name, locusTag: gene.locus_tag, id: gene.gene_id, product };
      const own = gene.transcripts
        .map((transcript, place) => ({ gene, place, transcript }))
        .filter(({ transcript }) => isTranscriptQuery(names, transcript, words));
      found.push(...own.filter(isNew));
    }
    const last = genes[limit - 1];
    if (genes.length <= limit || last === undefined) break;
    from = [last.rank, last.number];
  }
  return found.slice(0, limit + 1);
};
