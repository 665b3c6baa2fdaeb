import { type Id, MAX_PAPER_BYTES } from "@benchleaf/contract";
import { WorkerLost } from "../../../kernel/compute.ts";
import type { JobContext, JobData } from "../../../kernel/jobs.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { findUpload } from "../../files/files.service.ts";
import { replacePassages } from "../passages/passages.store.ts";
import type { ReadPaper } from "../reading/paper-text.ts";
import type { LookUpPapers } from "./look-up-papers.ts";
import type { PapersService } from "./papers.service.ts";
import * as store from "./papers.store.ts";

const JOB = "literature.extract";
const READING_MS = 180_000;
const SWEPT_AT_ONCE = 500;

const unread = (state: ReadPaper["state"]): ReadPaper => ({
  state,
  pageCount: 0,
  title: null,
  doi: null,
  passages: [],
});

/** The text of papers is extracted by jobs, in a process that may crash on a hostile file. */
export const extractPapers = (kernel: Kernel, papers: PapersService, lookUp: LookUpPapers): void => {
  const { database, jobs, events, storage, exportCompute, log } = kernel;

  const bytesOf = async (key: string): Promise<Uint8Array | null> => {
    const stream = await storage.open(key);
    if (stream === null) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
    return new Uint8Array(Buffer.concat(chunks));
  };

  const read = async (scope: Scope, id: Id, version: number, signal: AbortSignal): Promise<ReadPaper> => {
    const content = await database.read(scope, (q) => findUpload(q, id, version));
    if (content === null) return unread("damaged");
    if (content.size > MAX_PAPER_BYTES) return unread("too-large");
    const bytes = await bytesOf(content.key);
    if (bytes === null) return unread("damaged");
    try {
      const options = { team: scope.tenantId, timeout: READING_MS, signal };
      return await exportCompute.run("read-paper", { bytes }, options);
    } catch (error) {
      if (signal.aborted) throw error;
      log.warn({ err: error, fileId: id }, "a paper could not be read");
      return unread(error instanceof WorkerLost && error.reason === "late" ? "too-long" : "damaged");
    }
  };

  /** Metadata of the PDF itself, or Crossref's for its DOI, if no one has entered a record. */
  const describe = async (scope: Scope, row: store.PaperRow, { title, doi }: ReadPaper): Promise<void> => {
    if (!row.is_draft || (title === null && doi === null)) return;
    const found = doi !== null && lookUp.hasDoi ? await lookUp.find(doi) : undefined;
    const fields =
      found && "fields" in found
        ? found.fields
        : { ...row.fields, title: title ?? row.fields.title, doi: doi ?? row.fields.doi };
    await database.write(scope, (tx) => store.replaceDraft(tx, row.id, fields));
  };

  const run = async (
    { literatureId }: JobData[typeof JOB],
    { scope, signal, progress }: JobContext,
  ): Promise<void> => {
    if (scope === null) return;
    const row = await database.read(scope, (q) => store.findPaper(q, literatureId));
    if (row === undefined || row.extraction !== "waiting") return;
    const paper = await read(scope, row.id, row.version, signal);
    await progress(0.7);
    // Before the state, after which a page stops looking for changes.
    await describe(scope, row, paper);
    await database.write(scope, async (tx) => {
      const now = await store.findPaper(tx, row.id);
      // A later version has its own job.
      if (now === undefined || now.version !== row.version) return;
      await replacePassages(tx, row.id, row.version, paper.passages);
      await store.setExtraction(tx, row.id, paper.state, {
        version: row.version,
        pageCount: paper.pageCount,
      });
    });
  };

  jobs.register(JOB, run, {
    readsForeign: true,
    setAside: async ({ literatureId }, { scope }) => {
      if (scope === null) return;
      await database.write(scope, (tx) => store.setExtraction(tx, literatureId, "damaged", null));
    },
  });

  for (const type of ["file.upload", "file.restoreVersion"] as const)
    events.on(type, async (event) => {
      const { fileIds } = event.data;
      await database.write(event, async (tx) => {
        for (const id of await store.listUnread(tx, fileIds)) await papers.enqueue(tx, id);
      });
    });

  jobs.everyQuarter("extract-waiting-papers", async () => {
    const waiting = await database.open((q) => store.listWaiting(q, SWEPT_AT_ONCE));
    for (const row of waiting)
      await database.write({ tenantId: row.tenant_id, userId: row.owner_id }, async (tx) => {
        await jobs.add(tx, JOB, { literatureId: row.file_id });
      });
  });
};
