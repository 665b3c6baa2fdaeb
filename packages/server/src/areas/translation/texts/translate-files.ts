import type { Id } from "@benchleaf/contract";
import { WorkerLost } from "../../../kernel/compute.ts";
import type { JobContext } from "../../../kernel/jobs.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { bytesOf } from "./bytes-of.ts";
import type { RunTranslation } from "./run-translation.ts";
import { deleteSegments, insertSegments } from "./segments.store.ts";
import * as store from "./translations.store.ts";

const JOB = "translation.file";
const READING_MS = 120_000;
/** Sentences of a file; longer documents are translated in parts. */
const MAX_SEGMENTS = 30_000;

/** Why a file has no sentences. */
class Unreadable extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Files are read in a process that may crash on a hostile one, then translated sentence by sentence. */
export const translateFiles = (kernel: Kernel, run: RunTranslation): void => {
  const { database, jobs, storage, exportCompute, log } = kernel;

  const read = async (scope: Scope, row: store.TranslationRow, signal: AbortSignal) => {
    const bytes = row.file_key === null ? null : await bytesOf(storage, row.file_key);
    if (bytes === null) throw new Unreadable("translation.file.missing");
    const input = { kind: row.document_kind!, bytes, language: row.source_language };
    const options = { team: scope.tenantId, timeout: READING_MS, signal };
    const found = await exportCompute.run("read-document", input, options).catch((error: unknown) => {
      if (signal.aborted) throw error;
      log.warn({ err: error, translationId: row.id }, "a document could not be read");
      throw new Unreadable(
        error instanceof WorkerLost && error.reason === "late"
          ? "translation.file.too.large"
          : "translation.file.unreadable",
      );
    });
    if (found.segments.length === 0) throw new Unreadable("translation.empty");
    if (found.segments.length > MAX_SEGMENTS) throw new Unreadable("translation.file.too.large");
    return found;
  };

  /** A job that begins again, after its server has ended, finds the file read or reads it anew. */
  const prepare = async (scope: Scope, row: store.TranslationRow, runNo: number, signal: AbortSignal) => {
    if (row.state !== "reading") return true;
    const found = await read(scope, row, signal);
    return database.write(scope, async (tx) => {
      if (!(await store.moveRun(tx, row.id, runNo, { state: "pending" }))) return false;
      await deleteSegments(tx, row.id);
      await insertSegments(tx, row.id, found.segments);
      await store.setRead(tx, row.id, { segmentCount: found.segments.length, warnings: found.warnings });
      return true;
    });
  };

  const fail = (scope: Scope, id: Id, runNo: number, errorCode: string) =>
    database.write(scope, (tx) => store.moveRun(tx, id, runNo, { state: "error", errorCode }));

  const work = async (
    { translationId: id, runNo }: { translationId: Id; runNo: number },
    { scope, signal, progress }: JobContext,
  ): Promise<void> => {
    if (scope === null) throw new Error("a translation belongs to a person");
    const row = await database.read(scope, (q) => store.findTranslation(q, id));
    if (row === undefined || row.run_no !== runNo) return;
    try {
      if (!(await prepare(scope, row, runNo, signal))) return;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      await fail(scope, id, runNo, error.code);
      return;
    }
    await run({ scope, id, runNo, signal, progress });
  };

  jobs.register(JOB, work, {
    isLong: true,
    readsForeign: true,
    setAside: async ({ translationId, runNo }, { scope }) => {
      if (scope !== null) await fail(scope, translationId, runNo, "translation.file.unreadable");
    },
  });
};
