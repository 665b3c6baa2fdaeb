import type { ElnFault, Id } from "@benchleaf/contract";
import type { JobContext } from "../../kernel/jobs.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import * as store from "./import.store.ts";
import { type ImportServices, importNode } from "./import-node.ts";
import { MissingArchive, type OpenArchive } from "./open-archive.ts";

export const IMPORT_JOB = "eln.import";

/** An error that ends an import, which can be continued. */
const faultOf = (error: unknown): ElnFault | undefined => {
  if (error instanceof MissingArchive) return "gone";
  return error instanceof Problem && error.code === "project.no.access" ? "place-gone" : undefined;
};

/**
 * Registers the job that imports the selection, part by part from the top down. Each part is done or pending: a job
 * that was cancelled or killed continues with the first pending one.
 */
export const importArchive = (kernel: Kernel, open: OpenArchive, sources: ImportServices): void => {
  const { database, events, jobs, log } = kernel;
  const bring = importNode(kernel, sources);

  const end = (scope: Scope, id: Id, fault: ElnFault | null): Promise<void> =>
    database.write(scope, async (tx) => {
      // Another job has taken over the rest.
      if (fault === null && (await store.countWaiting(tx, id)) > 0) return;
      if (!(await store.move(tx, id, ["importing"], fault === null ? "done" : "failed", fault))) return;
      const type = fault === null ? "eln.imported" : "eln.importFailed";
      await events.emit(tx, scope, { type, data: { importId: id } });
    });

  const importAll = async (scope: Scope, row: store.ImportRow, context: JobContext): Promise<void> => {
    if (row.object_key === null) throw new MissingArchive();
    if (row.project_id === null) throw new Error("an import under way has a project");
    const into = {
      id: row.id,
      projectId: row.project_id,
      folderId: row.folder_id,
      sourceKey: row.source_key ?? "",
      program: row.source?.program || row.file_name,
      makesSequences: row.makes_sequences,
      makesPages: row.makes_pages,
      archive: open(row.object_key, Number(row.size)),
    };
    const total = await database.read(scope, (q) => store.countWaiting(q, row.id));
    for (let done = 0; ; done++) {
      context.signal.throwIfAborted();
      const node = await database.read(scope, (q) => store.nextNode(q, row.id, context.jobId));
      if (node === undefined) return;
      try {
        await bring(scope, into, node);
      } catch (error) {
        if (error instanceof Problem || error instanceof MissingArchive || !context.isLastAttempt)
          throw error;
        // An unexpected error fails its own part, not the following ones.
        log.error({ err: error, importId: row.id, number: node.number }, "a part of an archive failed");
        await database.write(scope, (tx) =>
          store.endNode(tx, row.id, node.number, { outcome: "refused", refusal: "internal" }),
        );
      }
      await context.progress((done + 1) / total);
    }
  };

  jobs.register(
    IMPORT_JOB,
    async ({ importId: id }, context) => {
      const { scope, signal } = context;
      if (scope === null) throw new Error("an import belongs to a team");
      const row = await database.read(scope, (q) => store.findImport(q, id));
      if (row?.state !== "importing") return;
      try {
        await importAll(scope, row, context);
        await end(scope, id, null);
      } catch (error) {
        if (signal.aborted) throw error;
        const fault = faultOf(error);
        if (fault !== undefined) return end(scope, id, fault);
        if (context.isLastAttempt) await end(scope, id, "internal");
        throw error;
      }
    },
    { isLong: true },
  );
};
