import type { GenomeTranscript } from "@benchleaf/contract";

/** Tells a transcript of a genome from all others. @example `"12:0"`, the first one of gene 12 */
export const transcriptKey = ({ gene, place }: GenomeTranscript): string => `${gene.number}:${place}`;

/**
 * What a transcript is called: by its own name or id, by its protein where its file names no more, else by its gene.
 *
 * @example a bacterium's coding region without a transcript is called as its gene is: `"kanA"`
 */
export const transcriptName = ({ name, id, proteinId, gene }: GenomeTranscript): string =>
  name || id || proteinId || gene.name || gene.locusTag || gene.id;
