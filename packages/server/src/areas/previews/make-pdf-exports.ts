import { Readable } from "node:stream";
import {
  type Id,
  isErrorCode,
  MAX_PDF_EXPORTS_RUNNING,
  PDF_RETENTION_MS,
  type PdfExport,
  type PdfMode,
} from "@benchleaf/contract";
import { WorkerLost } from "../../kernel/compute.ts";
import type { JobContext } from "../../kernel/jobs.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { Problem, problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { ExportPdf } from "./export-pdf.ts";
import * as store from "./pdf-exports.store.ts";
import { isThere, presentExport } from "./previews.present.ts";
import type { Reader } from "./print-phrases.ts";

const JOB = "pdf.export";
/** One document of many files takes longer than the time limit of a request. */
const TYPESET_MS = 600_000;

/** PDFs of many files, made as jobs: with progress, an end, and a notification. */
export const makePdfExports = ({ database, storage, jobs, events }: Kernel, pdf: ExportPdf) => {
  const show = async (scope: Scope, id: Id): Promise<PdfExport> => {
    const row = await database.read(scope, (q) => store.findExport(q, id));
    if (row === undefined) throw problem("pdf.export.not.found");
    return presentExport(row);
  };

  const end = (scope: Scope, id: Id, ended: store.ExportEnd): Promise<void> =>
    database.write(scope, async (tx) => {
      if (!(await store.endExport(tx, id, ended))) return;
      const type = ended.state === "succeeded" ? "pdf.ready" : "pdf.failed";
      await events.emit(tx, scope, { type, data: { pdfExportId: id } });
    });

  const make = async (scope: Scope, row: store.PdfExportRow, context: JobContext): Promise<void> => {
    const { locale, timezone, mode } = row;
    const opened = await pdf.openAll(scope, row.file_ids);
    const work = {
      signal: context.signal,
      timeout: TYPESET_MS,
      progress: (fraction: number) => context.progress(fraction),
    };
    const made = await pdf.make(scope, opened, mode, { locale, timezone }, work);
    const { fileName, contentType, bytes } = made;
    const request = { name: fileName, size: bytes.byteLength, contentType };
    const key = await storage.keepForADay(scope, request, Readable.from([Buffer.from(bytes)]));
    await end(scope, row.id, { state: "succeeded", name: fileName, size: bytes.byteLength, key });
  };

  const run = async ({ pdfExportId: id }: { pdfExportId: Id }, context: JobContext): Promise<void> => {
    const { scope, signal } = context;
    if (scope === null) throw new Error("an export belongs to a person");
    const row = await database.write(scope, async (tx) =>
      (await store.startExport(tx, id)) ? store.findExport(tx, id) : undefined,
    );
    if (row === undefined) return;
    try {
      await make(scope, row, context);
    } catch (error) {
      if (signal.aborted) throw error;
      // Retrying does not help if a file is missing, no longer open to the user, or cannot be laid out.
      if (error instanceof Problem && error.code !== "system.unavailable" && isErrorCode(error.code)) {
        const { name } = (error.data ?? {}) as { name?: string };
        return end(scope, id, { state: "failed", fault: { code: error.code, ...(name && { name }) } });
      }
      if (error instanceof WorkerLost) throw error;
      if (context.isLastAttempt) await end(scope, id, { state: "failed", fault: { code: "system.error" } });
      throw error;
    }
  };

  jobs.register(JOB, run, {
    readsForeign: true,
    setAside: async ({ pdfExportId }, { scope }) => {
      const fault = { code: "pdf.set.aside" } as const;
      if (scope !== null) await end(scope, pdfExportId, { state: "failed", fault });
    },
  });

  return {
    async create(
      scope: Scope,
      { fileIds, mode }: { fileIds: readonly Id[]; mode: PdfMode },
      { locale, timezone }: Reader,
    ): Promise<PdfExport> {
      // Files that cannot be printed are reported at the start, not after half of the work.
      const opened = await pdf.openAll(scope, fileIds);
      const id = await database.write(scope, async (tx) => {
        if ((await store.countUnderWay(tx)) >= MAX_PDF_EXPORTS_RUNNING)
          throw problem("pdf.too.many.exports", { limit: MAX_PDF_EXPORTS_RUNNING });
        await store.deleteExports(tx, new Date(Date.now() - PDF_RETENTION_MS));
        const made = { fileIds: opened.map(({ file }) => file.id), mode, locale, timezone };
        const added = await store.insertExport(tx, made);
        await store.setJob(tx, added, await jobs.add(tx, JOB, { pdfExportId: added }));
        return added;
      });
      return show(scope, id);
    },

    show,

    async cancel(scope: Scope, id: Id): Promise<PdfExport> {
      await database.write(scope, async (tx) => {
        const row = await store.findExport(tx, id);
        if (row === undefined) throw problem("pdf.export.not.found");
        if (row.job_id !== null && (await store.endExport(tx, id, { state: "cancelled" })))
          await jobs.cancel(tx, row.job_id);
      });
      return show(scope, id);
    },

    async download(scope: Scope, id: Id): Promise<FileAnswer> {
      const row = await database.read(scope, (q) => store.findExport(q, id));
      const key = row?.object_key;
      if (row === undefined || !key || !isThere(row)) throw problem("pdf.export.not.found");
      return {
        fileName: row.name ?? "",
        contentType: row.mode === "zip" ? "application/zip" : "application/pdf",
        size: Number(row.size),
        body: (range) => storage.open(key, range),
      };
    },
  };
};
export type PdfExports = ReturnType<typeof makePdfExports>;
