import {
  type Feature,
  geneFeatures,
  reverseComplement,
  reverseFeatures,
  type Stretch,
  splicedFeatures,
} from "@benchleaf/bio";
import {
  type ExtractedRegion,
  type Id,
  MAX_EXTRACTED_BASES,
  type Sequence,
  type SequenceContent,
} from "@benchleaf/contract";
import { type Queries, withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { SequencesService } from "../sequences/sequences.service.ts";
import { findGene, type GeneRow, listGenesWithin } from "./genes.store.ts";
import { toGene } from "./genomes.present.ts";
import { rangesOf, storedRangesOf, withFlank } from "./genomes.rules.ts";
import { openGenome, type ReadyGenome, readBases } from "./genomes.service.ts";
import { type ChromosomeRow, findChromosome } from "./genomes.store.ts";

interface Input {
  readonly stretch: ExtractedRegion;
  readonly name?: string | undefined;
  readonly projectId?: Id | undefined;
  readonly folderId: Id | null;
}

/** A molecule read from a genome. */
interface Extracted {
  readonly name: string;
  readonly letters: string;
  readonly features: readonly Feature[];
  /** Its origin in common notation. */
  readonly place: string;
}

const TAKEN_GENES = 20_000;

const placeOf = (name: string, start: number, length: number, strand: 1 | -1): string =>
  `${name}:${start + 1}..${start + length}${strand === -1 ? " (-)" : ""}`;

const nameOf = (text: string): string =>
  text.replace(/[\\/:*?"<>|\p{Cc}]/gu, "_").slice(0, 255) || "sequence";

/** Creates sequence files from genes, transcripts and ranges of a genome. */
export const extractRegion = (
  { database, storage, audit }: Kernel,
  sequences: Pick<SequencesService, "createIn">,
) => {
  const chromosomeOf = async (q: Queries, id: Id, number: number): Promise<ChromosomeRow> => {
    const found = await findChromosome(q, id, number);
    if (found === undefined) throw problem("genome.not.found");
    return found;
  };

  const geneOf = async (q: Queries, id: Id, number: number): Promise<GeneRow> => {
    const found = await findGene(q, id, number);
    if (found === undefined) throw problem("genome.gene.not.found");
    return found;
  };

  /** A whole range with all its annotations, read in one direction. */
  const takeRegion = async (
    scope: Scope,
    genome: ReadyGenome,
    chromosome: ChromosomeRow,
    window: { readonly start: number; readonly length: number },
    strand: 1 | -1,
  ): Promise<Omit<Extracted, "name">> => {
    if (window.length > MAX_EXTRACTED_BASES)
      throw problem("genome.region.too.long", { limit: MAX_EXTRACTED_BASES });
    const ranges = rangesOf(window.start, window.length, chromosome);
    if (ranges === null) throw problem("genome.region.outside", { size: chromosome.size });
    const rows = await database.read(scope, (q) =>
      listGenesWithin(q, genome.id, chromosome.number, storedRangesOf(ranges, chromosome), TAKEN_GENES),
    );
    const letters = await readBases(storage, genome, chromosome, window);
    const { size, is_circular: isCircular } = chromosome;
    const features = geneFeatures(rows.map(toGene), { ...window, size, isCircular });
    return {
      letters: strand === 1 ? letters : reverseComplement(letters),
      features: strand === 1 ? features : reverseFeatures(features, window.length),
      place: placeOf(chromosome.name, window.start, window.length, strand),
    };
  };

  const takeTranscript = async (
    genome: ReadyGenome,
    chromosome: ChromosomeRow,
    row: GeneRow,
    { transcript: index, form }: Extract<ExtractedRegion, { kind: "transcript" }>,
  ): Promise<Extracted> => {
    const gene = toGene(row);
    const transcript = gene.transcripts[index];
    const stretches = form === "coding" ? (transcript?.coding ?? []) : (transcript?.exons ?? []);
    if (transcript === undefined || stretches.length === 0) throw problem("genome.gene.not.found");
    const total = stretches.reduce((sum, [start, end]) => sum + end - start, 0);
    if (total > MAX_EXTRACTED_BASES) throw problem("genome.region.too.long", { limit: MAX_EXTRACTED_BASES });
    const parts: string[] = [];
    for (const [start, end] of stretches) {
      const first = start % chromosome.size;
      parts.push(await readBases(storage, genome, chromosome, { start: first, length: end - start }));
    }
    const letters = gene.strand === 1 ? parts.join("") : reverseComplement(parts.join(""));
    const whole: readonly Stretch[] = form === "coding" ? transcript.coding : transcript.exons;
    const shown =
      form === "coding" ? { ...transcript, exons: whole, exonIds: whole.map(() => "") } : transcript;
    const [first] = whole[0]!;
    const [, last] = whole.at(-1)!;
    return {
      // An annotation that has only a coding sequence gives it an id of its own.
      name: `${(transcript.type !== "CDS" && transcript.name) || gene.name} ${form === "coding" ? "CDS" : transcript.type}`,
      letters,
      features: splicedFeatures(gene, shown),
      place: placeOf(chromosome.name, first, last - first, gene.strand),
    };
  };

  const take = async (scope: Scope, genome: ReadyGenome, stretch: ExtractedRegion): Promise<Extracted> => {
    if (stretch.kind === "region") {
      const { start, length, strand } = stretch;
      const chromosome = await database.read(scope, (q) => chromosomeOf(q, genome.id, stretch.chromosome));
      const taken = await takeRegion(scope, genome, chromosome, { start, length }, strand);
      return { ...taken, name: `${chromosome.name} ${start + 1}-${start + length}` };
    }
    const { row, chromosome } = await database.read(scope, async (q) => {
      const row = await geneOf(q, genome.id, stretch.gene);
      return { row, chromosome: await chromosomeOf(q, genome.id, row.chromosome) };
    });
    if (stretch.kind === "transcript") return takeTranscript(genome, chromosome, row, stretch);
    const window = withFlank(toGene(row), stretch.flank, chromosome);
    return { ...(await takeRegion(scope, genome, chromosome, window, row.strand)), name: row.name };
  };

  const contentOf = (genome: ReadyGenome, taken: Extracted, name: string | undefined): SequenceContent => ({
    name: name ?? nameOf(taken.name),
    description: `${genome.name} ${taken.place}`,
    sequence: taken.letters,
    circular: false,
    isProtein: false,
    isRna: false,
    features: taken.features as SequenceContent["features"],
    primers: [],
    meta: {
      moleculeType: "DNA",
      ...(genome.organism === "" ? {} : { organism: genome.organism }),
      source: genome.name,
    },
  });

  return async (scope: Scope, id: Id, { stretch, name, projectId, folderId }: Input): Promise<Sequence> => {
    const genome = await database.read(scope, (q) => openGenome(q, id));
    const taken = await take(scope, genome, stretch);
    const content = contentOf(genome, taken, name);
    return database.write(scope, async (tx) => {
      const made = await sequences.createIn(tx, scope, { projectId, folderId }, content);
      await audit.record(tx, scope, {
        action: "genome.take",
        objectType: "file",
        objectId: made.id,
        after: { name: content.name, genomeName: genome.name, size: content.sequence.length },
      });
      return withCommit(made.written);
    });
  };
};
export type ExtractRegion = ReturnType<typeof extractRegion>;
