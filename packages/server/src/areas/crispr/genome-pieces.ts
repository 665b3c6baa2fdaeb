import type { Id } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import { findGenesWithin, listAllChromosomes, openGenome, readBases } from "../genomes/genomes.service.ts";
import type { PiecePlace } from "./crispr.rules.ts";

/** Bases passed to a thread per call. */
const PIECE = 5_000_000;
/** On both sides of a piece: longer than a site with its context. */
const MARGIN = 200;

export interface GenomePiece {
  readonly letters: string;
  readonly place: PiecePlace;
  /** Sites that begin in this range belong to the piece; those in the margins belong to its neighbours. */
  readonly startsWithin: { readonly from: number; readonly to: number };
  /** Genes of the piece as JSON text, for the thread. */
  readonly features: string;
  /** Fraction of the genome that is done after this piece, 0 to 1. */
  readonly share: number;
}

/**
 * Yields a genome in overlapping pieces, fetched one after the other, so that memory does not grow with its length.
 */
export async function* genomePieces(
  { database, storage }: Pick<Kernel, "database" | "storage">,
  scope: Scope,
  genomeId: Id,
): AsyncGenerator<GenomePiece> {
  const { genome, chromosomes } = await database.read(scope, async (q) => ({
    genome: await openGenome(q, genomeId),
    chromosomes: await listAllChromosomes(q, genomeId),
  }));
  const total = Math.max(1, Number(genome.base_count));
  let done = 0;
  for (const chromosome of chromosomes) {
    const { size, is_circular: isCircular, number, name } = chromosome;
    for (let start = 0; start < size; start += PIECE) {
      const length = Math.min(PIECE, size - start);
      const isWhole = length === size;
      const before = isWhole ? 0 : isCircular ? MARGIN : Math.min(MARGIN, start);
      const after = isWhole ? 0 : isCircular ? MARGIN : Math.min(MARGIN, size - start - length);
      const first = start - before;
      const window = { start: (first + size) % size, length: before + length + after };
      const letters = await readBases(storage, genome, chromosome, window);
      const genes = await database.read(scope, (q) =>
        findGenesWithin(q, genomeId, number, [start, start + length]),
      );
      const features = genes.map(({ name: gene, start_at, end_at }) => ({
        name: gene,
        type: "gene",
        locations: [{ start: start_at - first, end: end_at - first }],
      }));
      done += length;
      yield {
        // A circular sequence continues at its origin.
        letters: isWhole && isCircular ? letters + letters.slice(0, MARGIN) : letters,
        place: { chromosome: { number, name }, offset: first, size },
        startsWithin: { from: before, to: before + length },
        features: JSON.stringify(features),
        share: done / total,
      };
    }
  }
}
