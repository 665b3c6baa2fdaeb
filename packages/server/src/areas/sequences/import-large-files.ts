import {
  type Id,
  isErrorCode,
  MAX_IMPORTED_FILES_NAMED,
  MAX_SEQUENCE_IMPORTS_RUNNING,
  MAX_SEQUENCES_PER_IMPORT,
  type ReadNoteWire,
  type SequenceImport,
  type SequenceImportFault,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { JobContext } from "../../kernel/jobs.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem, problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { type FilesService, type FolderRef, lockFolderForUpdate } from "../files/files.service.ts";
import type { InsertImported } from "./insert-imported.ts";
import * as store from "./sequence-imports.store.ts";

const JOB = "sequences.import";
const DAY_MS = 86_400_000;
const DAYS_KEPT = 30;
/** Reading is so much of the whole; writing is the rest. */
const READ_PART = 0.4;
const TOO_LARGE: ReadNoteWire = { code: "too-large", line: 0, detail: "" };

/** It was cancelled while its sequences were written. */
class CancelledImport extends Error {}

const placeOf = ({ project_id, folder_id }: store.ImportRow): FolderRef => ({
  projectId: project_id,
  folderId: folder_id,
});

const isOver = ({ state }: store.ImportRow): boolean => state !== "waiting" && state !== "running";

/** A job that ended without a word, as of a server that was killed too often, ends its import as well. */
const isLost = (row: store.ImportRow): boolean =>
  !isOver(row) && (row.job_state === null || row.job_state === "failed" || row.job_state === "cancelled");

/** Imports large files by jobs: with progress and an end. One transaction writes all of a file, so no part of it stays. */
export const importLargeFiles = (kernel: Kernel, files: FilesService, insert: InsertImported) => {
  const { database, storage, jobs, compute, audit, events } = kernel;

  const present = async (q: Queries, scope: Scope, row: store.ImportRow): Promise<SequenceImport> => ({
    id: row.id,
    state: isLost(row) ? "failed" : row.state,
    progress: row.state === "succeeded" ? 1 : (row.job_progress ?? 0),
    name: row.file_name,
    files: await files.showAll(
      q,
      scope,
      await store.listOpenFiles(q, row.file_ids.slice(0, MAX_IMPORTED_FILES_NAMED)),
    ),
    fileCount: row.file_ids.length,
    warnings: [...row.warnings],
    fault: isLost(row) ? { code: "system.error", note: null } : row.fault,
    createTime: row.create_time.toISOString(),
  });

  const find = async (q: Queries, id: Id): Promise<store.ImportRow> => {
    const row = await store.findImport(q, id);
    if (row === undefined) throw problem("sequence.import.not.found");
    return row;
  };

  const show = (scope: Scope, id: Id): Promise<SequenceImport> =>
    database.read(scope, async (q) => present(q, scope, await find(q, id)));

  const fail = (scope: Scope, row: store.ImportRow, fault: SequenceImportFault): Promise<void> =>
    database.write(scope, async (tx) => {
      if (!(await store.endImport(tx, row.id, { state: "failed", fault }))) return;
      const data = { projectId: row.project_id, fileName: row.file_name };
      await events.emit(tx, scope, { type: "sequence.import.failed", data });
    });

  const read = async (scope: Scope, row: store.ImportRow, context: JobContext): Promise<void> => {
    const started = performance.now();
    const bytes = await storage.read(row.object_key, row.size);
    if (bytes === null) throw problem("upload.not.found");
    const { file_name: fileName } = row;
    const result = await compute.run(
      "read-import",
      { bytes, fileName, most: MAX_SEQUENCES_PER_IMPORT },
      { team: scope.tenantId, signal: context.signal },
    );
    if (!result.ok) return fail(scope, row, { code: "sequence.import.failed", note: result.error });
    if (result.isLarge) throw new Error("the reader left a file out that it was to read");
    const { rows, warnings } = result;
    await context.progress(READ_PART);
    const place = placeOf(row);
    await database.write(scope, async (tx) => {
      await lockFolderForUpdate(tx, place, rows.length);
      const fileIds = await insert(tx, scope, place, rows, async (written) => {
        context.signal.throwIfAborted();
        await context.progress(READ_PART + (1 - READ_PART) * 0.98 * (written / rows.length));
      });
      if (!(await store.endImport(tx, row.id, { state: "succeeded", fileIds, warnings })))
        throw new CancelledImport();
      await audit.record(tx, scope, {
        action: "sequence.import",
        objectType: "upload",
        objectId: row.object_key,
        after: { fileName, projectId: place.projectId, fileIds },
      });
      const milliseconds = Math.round(performance.now() - started);
      const data = { projectId: place.projectId, fileName, count: fileIds.length, milliseconds };
      await events.emit(tx, scope, { type: "sequence.imported", data });
    });
  };

  const run = async ({ importId }: { importId: Id }, context: JobContext): Promise<void> => {
    const { scope, signal } = context;
    if (scope === null) throw new Error("an import belongs to a person");
    const row = await database.write(scope, async (tx) =>
      (await store.startImport(tx, importId)) ? store.findImport(tx, importId) : undefined,
    );
    if (row === undefined) return;
    try {
      await read(scope, row, context);
    } catch (error) {
      if (error instanceof CancelledImport) return;
      if (signal.aborted) throw error;
      // Retrying does not help if the folder is deleted or full, or no longer open to the user.
      if (error instanceof Problem && error.code !== "system.unavailable" && isErrorCode(error.code))
        return fail(scope, row, { code: error.code, note: null });
      if (context.isLastAttempt) await fail(scope, row, { code: "system.error", note: null });
      throw error;
    }
  };

  jobs.register(JOB, run, {
    readsForeign: true,
    setAside: async ({ importId }, { scope }) => {
      if (scope === null) return;
      const row = await database.read(scope, (q) => store.findImport(q, importId));
      if (row !== undefined) await fail(scope, row, { code: "sequence.import.failed", note: TOO_LARGE });
    },
  });

  return {
    /** Begins one in the caller's transaction, of an upload that was claimed in it or before. */
    begin: async (tx: Queries, made: store.NewImport): Promise<Id> => {
      if ((await store.countUnderWay(tx)) >= MAX_SEQUENCE_IMPORTS_RUNNING)
        throw problem("sequence.import.too.many", { limit: MAX_SEQUENCE_IMPORTS_RUNNING });
      await store.deleteImports(tx, new Date(Date.now() - DAYS_KEPT * DAY_MS));
      const id = await store.insertImport(tx, made);
      await store.setJob(tx, id, await jobs.add(tx, JOB, { importId: id }));
      return id;
    },

    show,

    async cancel(scope: Scope, id: Id): Promise<SequenceImport> {
      await database.write(scope, async (tx) => {
        const row = await find(tx, id);
        if (row.job_id !== null && (await store.endImport(tx, id, { state: "cancelled" })))
          await jobs.cancel(tx, row.job_id);
      });
      return show(scope, id);
    },
  };
};
export type ImportLargeFiles = ReturnType<typeof importLargeFiles>;
