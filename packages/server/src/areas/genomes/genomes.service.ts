import { geneFeatures } from "@benchleaf/bio";
import {
  type Genome,
  type GenomeChromosomeWire,
  type GenomeGene,
  type GenomeInput,
  type GenomeRegion,
  type GenomeTranscript,
  type Id,
  MAX_GENOME_IMPORTS,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { isUniqueViolation } from "../../kernel/database-errors.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { findTranscripts } from "./find-transcripts.ts";
import { type GeneRow, listGenes, listGenesWithin } from "./genes.store.ts";
import {
  presentChromosome,
  presentGene,
  presentGenome,
  presentTranscript,
  toGene,
} from "./genomes.present.ts";
import { rangesOf, searchTerms, storedRangesOf } from "./genomes.rules.ts";
import * as store from "./genomes.store.ts";
import { CLEAR_JOB, IMPORT_JOB } from "./import-genomes.ts";

/** Genes returned for one view of a chromosome. */
const SHOWN_GENES = 2_000;

type Listed = { readonly cursor?: string | undefined; readonly limit: number };
type GeneQuery = Listed & {
  readonly search?: string | undefined;
  readonly chromosome?: number | undefined;
};

const mayManage = ({ authorities }: Pick<Session, "authorities">): boolean =>
  authorities.has("MOLECULE_GENOME_MANAGE");

export interface ReadyGenome extends store.GenomeRow {
  readonly object_key: string;
}

/** A genome whose import is done. @throws genome.not.found, genome.not.ready */
export const openGenome = async (q: Queries, id: Id): Promise<ReadyGenome> => {
  const row = await store.findGenome(q, id);
  if (row === undefined) throw problem("genome.not.found");
  const { object_key } = row;
  if (row.state !== "ready" || object_key === null) throw problem("genome.not.ready");
  return { ...row, object_key };
};

const ALL_CHROMOSOMES = 100_000;

export const listAllChromosomes = (q: Queries, id: Id): Promise<store.ChromosomeRow[]> =>
  store.listChromosomes(q, id, { after: 0, limit: ALL_CHROMOSOMES });

const MOST_GENES = 20_000;

/** Genes that overlap a region of a chromosome. */
export const findGenesWithin = (
  q: Queries,
  id: Id,
  chromosome: number,
  stretch: readonly [number, number],
): Promise<GeneRow[]> => listGenesWithin(q, id, chromosome, [stretch], MOST_GENES);

/** The bases of a region of a chromosome, also across the origin. @throws genome.region.outside */
export const readBases = async (
  storage: Pick<Kernel["storage"], "open">,
  genome: ReadyGenome,
  chromosome: store.ChromosomeRow,
  { start, length }: { readonly start: number; readonly length: number },
): Promise<string> => {
  const ranges = rangesOf(start, length, chromosome);
  if (ranges === null) throw problem("genome.region.outside", { size: chromosome.size });
  const offset = Number(chromosome.byte_offset);
  const parts: Buffer[] = [];
  for (const [first, last] of ranges) {
    const bytes = await storage.open(genome.object_key, { start: offset + first, end: offset + last });
    if (bytes === null) throw problem("genome.not.found");
    for await (const chunk of bytes as AsyncIterable<Buffer>) parts.push(chunk);
  }
  return Buffer.concat(parts).toString("latin1");
};

export const genomesService = ({ database, storage, jobs, audit }: Kernel) => {
  const show = async (q: Queries, session: Session, id: Id): Promise<Genome> => {
    const row = await store.findGenome(q, id);
    if (row === undefined) throw problem("genome.not.found");
    return presentGenome(row, mayManage(session));
  };

  const named = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw isUniqueViolation(error) ? problem("genome.name.exists") : error;
    });

  const tell = (
    tx: Queries,
    scope: Scope,
    action: "import" | "cancel" | "update" | "remove",
    id: Id,
    about: object,
  ) =>
    audit.record(tx, scope, {
      action: `genome.${action}`,
      objectType: "genome",
      objectId: id,
      [action === "remove" ? "before" : "after"]: about,
    });

  return {
    list: (
      session: Session,
      query: Listed & { readonly search?: string | undefined },
    ): Promise<Page<Genome>> =>
      database.read(session, async (q) => {
        const after = decodeCursor(z.tuple([z.string(), idKey]), query.cursor);
        const rows = await store.listGenomes(q, query.search, after, query.limit);
        return pageFrom(
          rows,
          query.limit,
          (row) => presentGenome(row, mayManage(session)),
          (row) => [row.name, row.id],
        );
      }),

    get: (session: Session, id: Id): Promise<Genome> => database.read(session, (q) => show(q, session, id)),

    create: (session: Session, input: GenomeInput): Promise<Genome> =>
      named(
        database.write(session, async (tx) => {
          if ((await store.countUnderWay(tx)) >= MAX_GENOME_IMPORTS)
            throw problem("genome.too.many", { limit: MAX_GENOME_IMPORTS });
          const sources: store.GenomeSource[] = [];
          for (const { uuid, name } of [input.sequence, ...(input.annotation ? [input.annotation] : [])]) {
            const kept = await storage.keep(tx, uuid, session);
            if (kept === "kept") throw problem("upload.not.found");
            sources.push({ key: kept.key, name, size: kept.size });
          }
          const { name, organism } = input;
          const id = await store.insertGenome(tx, { name, organism, sources });
          await store.setJob(tx, id, await jobs.add(tx, IMPORT_JOB, { genomeId: id }));
          await tell(tx, session, "import", id, {
            name,
            organism,
            fileName: sources.map((one) => one.name).join(", "),
          });
          return show(tx, session, id);
        }),
      ),

    update: (session: Session, id: Id, input: { name: string; organism: string }): Promise<Genome> =>
      named(
        database.write(session, async (tx) => {
          await show(tx, session, id);
          await store.renameGenome(tx, id, input.name, input.organism);
          await tell(tx, session, "update", id, input);
          return show(tx, session, id);
        }),
      ),

    cancel: (session: Session, id: Id): Promise<Genome> =>
      database.write(session, async (tx) => {
        const row = await store.findGenome(tx, id);
        if (row === undefined) throw problem("genome.not.found");
        if (row.job_id !== null && (await store.endImport(tx, id, "cancelled"))) {
          await jobs.cancel(tx, row.job_id);
          for (const { key } of row.sources) await storage.letGo(tx, key);
          await tell(tx, session, "cancel", id, { name: row.name });
        }
        return show(tx, session, id);
      }),

    remove: (session: Session, id: Id): Promise<null> =>
      database.write(session, async (tx) => {
        const row = await store.findGenome(tx, id);
        if (row === undefined) throw problem("genome.not.found");
        if (row.job_id !== null) await jobs.cancel(tx, row.job_id);
        await store.markRemoved(tx, id);
        for (const { key } of row.sources) await storage.letGo(tx, key);
        if (row.object_key !== null) await storage.letGo(tx, row.object_key);
        await jobs.add(tx, CLEAR_JOB, { genomeId: id });
        await tell(tx, session, "remove", id, { name: row.name });
        return null;
      }),

    chromosomes: (
      scope: Scope,
      id: Id,
      query: Listed & { readonly search?: string | undefined },
    ): Promise<Page<GenomeChromosomeWire>> =>
      database.read(scope, async (q) => {
        const [after = 0] = decodeCursor(z.tuple([z.number().int()]), query.cursor) ?? [];
        await openGenome(q, id);
        const rows = await store.listChromosomes(q, id, { search: query.search, after, limit: query.limit });
        return pageFrom(rows, query.limit, presentChromosome, ({ number }) => [number]);
      }),

    genes: (scope: Scope, id: Id, query: GeneQuery): Promise<Page<GenomeGene>> =>
      database.read(scope, async (q) => {
        const after = decodeCursor(z.tuple([z.number().int(), z.number().int()]), query.cursor);
        await openGenome(q, id);
        const words = searchTerms(query.search ?? "");
        const { chromosome, limit } = query;
        const rows = await listGenes(q, id, { words, chromosome, after, limit });
        return pageFrom(rows, limit, presentGene, ({ rank, number }) => [rank, number]);
      }),

    transcripts: (
      scope: Scope,
      id: Id,
      { cursor, limit, chromosome, search = "" }: GeneQuery,
    ): Promise<Page<GenomeTranscript>> =>
      database.read(scope, async (q) => {
        const after = decodeCursor(z.tuple([z.number().int(), z.number().int(), z.number().int()]), cursor);
        await openGenome(q, id);
        const words = searchTerms(search);
        const rows = await findTranscripts(q, id, { words, chromosome, after, limit });
        return pageFrom(
          rows,
          limit,
          ({ gene, place }) => presentTranscript(gene, place),
          ({ gene, place }) => [gene.rank, gene.number, place],
        );
      }),

    async region(
      scope: Scope,
      id: Id,
      number: number,
      window: { readonly start: number; readonly length: number },
    ): Promise<GenomeRegion> {
      const { genome, chromosome, rows } = await database.read(scope, async (q) => {
        const genome = await openGenome(q, id);
        const chromosome = await store.findChromosome(q, id, number);
        if (chromosome === undefined) throw problem("genome.not.found");
        const ranges = rangesOf(window.start, window.length, chromosome);
        if (ranges === null) throw problem("genome.region.outside", { size: chromosome.size });
        const rows = await listGenesWithin(
          q,
          id,
          number,
          storedRangesOf(ranges, chromosome),
          SHOWN_GENES + 1,
        );
        return { genome, chromosome, rows };
      });
      const letters = await readBases(storage, genome, chromosome, window);
      const { size, is_circular: isCircular } = chromosome;
      const genes = rows.slice(0, SHOWN_GENES).map(toGene);
      return {
        start: window.start,
        letters,
        features: geneFeatures(genes, { ...window, size, isCircular }) as GenomeRegion["features"],
        isComplete: rows.length <= SHOWN_GENES,
      };
    },
  };
};
export type GenomesService = ReturnType<typeof genomesService>;
