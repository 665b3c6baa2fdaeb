import type { GenomeFaultWire, Id } from "@benchleaf/contract";
import type { JobContext } from "../../kernel/jobs.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import * as store from "./genomes.store.ts";
import { ImportFault, type PlacedChromosome, readGenome } from "./read-genome.ts";

export const IMPORT_JOB = "genomes.import";
export const CLEAR_JOB = "genomes.clear";

const CHROMOSOME_BATCH = 2_000;

/** Reports the progress; the final update is left to the end of the import. */
const counting = (total: number, tell: (fraction: number) => Promise<void>) => {
  let done = 0;
  return (count: number): void => {
    done += count;
    void tell(Math.min(0.99, done / Math.max(1, total))).catch(() => {});
  };
};

/** The import was stopped or deleted while its last data were written. */
class StoppedImport extends Error {}

const rowOf = (one: PlacedChromosome) => ({
  number: one.number,
  name: one.name,
  description: one.description,
  size: one.size,
  is_circular: one.isCircular,
  byte_offset: one.byteOffset,
  gene_count: one.geneCount,
});

/**
 * Registers the jobs that import and delete a genome. A genome becomes visible only when all of it is stored; an
 * import that fails, is stopped or is killed deletes what it has written, or starts again.
 */
export const importGenomes = ({ database, jobs, storage, events }: Kernel): void => {
  const clear = async (scope: Scope, id: Id): Promise<void> => {
    while (await database.write(scope, (tx) => store.deleteRowBatch(tx, id)));
  };

  const read = async (scope: Scope, row: store.GenomeRow, context: JobContext): Promise<void> => {
    const { id, sources } = row;
    const [sequence, annotation] = sources;
    if (sequence === undefined) throw new Error("a genome is read from a file");
    await clear(scope, id);
    const total = sources.reduce((sum, { size }) => sum + size, 0);
    const reading = readGenome({
      storage,
      signal: context.signal,
      onBytes: counting(total, context.progress),
      keep: (genes) => database.write(scope, (tx) => store.insertGenes(tx, id, genes)),
    });
    const about = { name: row.name, contentType: "application/octet-stream" };
    const { uuid } = await storage.make(scope, about, reading.sequence(sequence));
    if (annotation !== undefined) await reading.annotation(annotation);
    const { chromosomes, letters, geneCount, remarks, remarkCount } = reading.found();
    await database.write(scope, async (tx) => {
      for (let at = 0; at < chromosomes.length; at += CHROMOSOME_BATCH)
        await store.insertChromosomes(tx, id, chromosomes.slice(at, at + CHROMOSOME_BATCH).map(rowOf));
      await storage.keep(tx, uuid, scope);
      const isReady = await store.finishImport(tx, id, {
        objectKey: uuid,
        letters,
        chromosomes: chromosomes.length,
        genes: geneCount,
        remarks,
        remarkCount,
      });
      if (!isReady) throw new StoppedImport();
      for (const { key } of sources) await storage.letGo(tx, key);
      await events.emit(tx, scope, { type: "genome.imported", data: { genomeId: id } });
    });
  };

  const fail = async (scope: Scope, row: store.GenomeRow, fault: GenomeFaultWire): Promise<void> => {
    await clear(scope, row.id);
    await database.write(scope, async (tx) => {
      if (!(await store.endImport(tx, row.id, "failed", fault))) return;
      for (const { key } of row.sources) await storage.letGo(tx, key);
      await events.emit(tx, scope, { type: "genome.failed", data: { genomeId: row.id } });
    });
  };

  jobs.register(
    IMPORT_JOB,
    async ({ genomeId }, context) => {
      const { scope, signal } = context;
      if (scope === null) throw new Error("a genome belongs to a team");
      const row = await database.write(scope, async (tx) =>
        (await store.startImport(tx, genomeId)) ? store.findGenome(tx, genomeId) : undefined,
      );
      if (row === undefined) return;
      try {
        await read(scope, row, context);
      } catch (error) {
        if (error instanceof StoppedImport) return clear(scope, genomeId);
        if (signal.aborted) {
          if (signal.reason === "cancelled") await clear(scope, genomeId);
          throw error;
        }
        if (error instanceof ImportFault) return fail(scope, row, error.fault);
        if (context.isLastAttempt)
          await fail(scope, row, { code: "internal", line: 0, detail: "", fileName: "" });
        throw error;
      }
    },
    { isLong: true },
  );

  jobs.register(
    CLEAR_JOB,
    async ({ genomeId }, { scope }) => {
      if (scope === null) throw new Error("a genome belongs to a team");
      await clear(scope, genomeId);
      await database.write(scope, (tx) => store.deleteGenome(tx, genomeId));
    },
    { isLong: true },
  );
};
