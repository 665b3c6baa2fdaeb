import type { Id, TranslationWarning } from "@benchleaf/contract";
import { type ComputeOptions, WorkerLost } from "../../../kernel/compute.ts";
import type { JobContext } from "../../../kernel/jobs.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { yieldBefore } from "../../../kernel/yield-to-event-loop.ts";
import { pdfDocument } from "../reading/pdf-text.ts";
import { bytesOf } from "./bytes-of.ts";
import { endRun } from "./end-run.ts";
import { layOutSegments, type NewSegment } from "./lay-out-segments.rules.ts";
import type { RunTranslation } from "./run-translation.ts";
import { deleteSegments, insertSegments } from "./segments.store.ts";
import type { TranslationRow } from "./translations.store.ts";
import * as store from "./translations.store.ts";

const JOB = "translation.file";
const READING_MS = 120_000;
/** Sentences of a file; longer documents are translated in parts. */
const MAX_SEGMENTS = 30_000;

/** The sentences of a file. */
interface FileSentences {
  readonly segments: readonly NewSegment[];
  readonly warnings: readonly TranslationWarning[];
}

/** Why a file has no sentences. */
class Unreadable extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Files are read in a process that may crash on a hostile one, then translated sentence by sentence. */
export const translateFiles = (kernel: Kernel, run: RunTranslation): void => {
  const { database, events, jobs, storage, exportCompute, log } = kernel;

  /** The text of a PDF has no layout to write into; what nobody sees on its pages is left out. */
  const readPdf = async (
    bytes: Uint8Array,
    language: string,
    options: ComputeOptions,
  ): Promise<FileSentences> => {
    const paper = await exportCompute.run("read-paper", { bytes }, options);
    if (paper.state === "too-long") throw new Unreadable("translation.file.too.long");
    if (paper.state === "scanned") throw new Unreadable("translation.empty");
    if (paper.state !== "read") throw new Unreadable("translation.file.unreadable");
    const visible = paper.passages.map(({ page, body, sentences }) => ({
      page,
      body: sentences.some(({ hidden }) => hidden)
        ? sentences
            .filter(({ hidden }) => !hidden)
            .map(({ start, end }) => body.slice(start, end))
            .join(" ")
        : body,
    }));
    const segments: NewSegment[] = [];
    for (const unit of pdfDocument({ state: paper.state, passages: visible }).segments)
      segments.push(...(await yieldBefore(() => layOutSegments([unit], language))));
    return { segments, warnings: [] };
  };

  const readOther = async (
    row: TranslationRow,
    bytes: Uint8Array,
    options: ComputeOptions,
  ): Promise<FileSentences> => {
    const input = { kind: row.document_kind!, bytes, language: row.source_language };
    const found = await exportCompute.run("read-document", input, options);
    if ("segments" in found) return found;
    throw new Unreadable(
      found.fault === "document.too.large" ? "translation.file.too.long" : "translation.file.unreadable",
    );
  };

  const read = async (scope: Scope, row: TranslationRow, signal: AbortSignal): Promise<FileSentences> => {
    const bytes = row.file_key === null ? null : await bytesOf(storage, row.file_key);
    if (bytes === null) throw new Unreadable("translation.file.missing");
    const options = { team: scope.tenantId, timeout: READING_MS, signal };
    try {
      const found =
        row.document_kind === "pdf"
          ? await readPdf(bytes, row.source_language, options)
          : await readOther(row, bytes, options);
      if (found.segments.length === 0) throw new Unreadable("translation.empty");
      if (found.segments.length > MAX_SEGMENTS) throw new Unreadable("translation.file.too.long");
      return found;
    } catch (error) {
      if (signal.aborted || error instanceof Unreadable) throw error;
      log.warn({ err: error, translationId: row.id }, "a document could not be read");
      const isLate = error instanceof WorkerLost && error.reason === "late";
      throw new Unreadable(isLate ? "translation.file.too.long" : "translation.file.unreadable");
    }
  };

  /** A job that begins again, after its server has ended, finds the file read or reads it anew. */
  const prepare = async (scope: Scope, row: TranslationRow, runNo: number, signal: AbortSignal) => {
    if (row.state !== "reading") return true;
    const found = await read(scope, row, signal);
    return database.write(scope, async (tx) => {
      if (!(await store.setPending(tx, row.id, runNo))) return false;
      await deleteSegments(tx, row.id);
      await insertSegments(tx, row.id, found.segments);
      await store.setRead(tx, row.id, { segmentCount: found.segments.length, warnings: found.warnings });
      return true;
    });
  };

  const fail = (scope: Scope, id: Id, runNo: number, errorCode: string) =>
    database.write(scope, (tx) => endRun(events, tx, { scope, id, runNo }, { state: "error", errorCode }));

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
