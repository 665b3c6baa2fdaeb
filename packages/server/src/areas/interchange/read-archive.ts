import type { ElnFault, Id } from "@benchleaf/contract";
import { WorkerLost } from "../../kernel/compute.ts";
import type { JobContext } from "../../kernel/jobs.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { BrokenZip } from "../../kernel/reading/zip-directory.ts";
import type { Scope } from "../../kernel/scope.ts";
import * as store from "./import.store.ts";
import { type Archive, DamagedMember, MissingArchive, type OpenArchive } from "./open-archive.ts";

export const READ_JOB = "eln.read";

const READING_MS = 30_000;
const BATCH = 200;
/** Share of the progress for reading the directory. */
const FIRST_SHARE = 0.05;

/** The archive cannot be read, however often it is tried. */
export class ArchiveFault extends Error {
  readonly fault: ElnFault;
  constructor(fault: ElnFault) {
    super(fault);
    this.fault = fault;
  }
}

const faultOf = (error: unknown): ElnFault | undefined => {
  if (error instanceof ArchiveFault) return error.fault;
  if (error instanceof BrokenZip) return "not-a-zip";
  if (error instanceof DamagedMember) return "metadata-unreadable";
  return error instanceof MissingArchive ? "gone" : undefined;
};

/**
 * Registers the job that reads an archive: its contents, in a thread of limited memory, then every byte of it, so
 * that its metadata is verified before anyone decides. Nothing is imported.
 */
export const readArchive = (kernel: Kernel, open: OpenArchive): void => {
  const { database, jobs, backgroundCompute } = kernel;

  const readTree = async (scope: Scope, id: Id, archive: Archive, signal: AbortSignal): Promise<void> => {
    const index = await archive.index();
    if (typeof index === "string") throw new ArchiveFault(index);
    const asked = { directory: index.directory, count: index.count, directoryOffset: index.offset };
    const options = { team: scope.tenantId, signal, timeout: READING_MS };
    const found = await backgroundCompute.run("find-crate", asked, options);
    if (!found.ok) throw new ArchiveFault(found.fault);
    const metadata = await archive.bytesOf(found.metadata);
    const { rootFolder } = found;
    const crate = await backgroundCompute.run("read-crate", { ...asked, metadata, rootFolder }, options);
    if (!crate.ok) throw new ArchiveFault(crate.fault);
    const { key, ...source } = crate.source;
    await database.write(scope, async (tx) => {
      await store.setSource(tx, id, source as Parameters<typeof store.setSource>[2], key);
      await store.replaceNodes(tx, id, crate.nodes);
    });
  };

  const readMember = async (
    archive: Archive,
    { number, member, sha256 }: store.UnreadNode,
    onBytes: (count: number) => void,
  ): Promise<store.ReadNode> => {
    try {
      const found = await archive.digest(member, onBytes);
      return { number, found, isWrong: sha256 !== null && sha256 !== found };
    } catch (error) {
      if (error instanceof DamagedMember) return { number, found: null, isWrong: false };
      throw error;
    }
  };

  const readBytes = async (scope: Scope, id: Id, archive: Archive, context: JobContext): Promise<void> => {
    const total = await database.read(scope, (q) => store.sumBytes(q, id));
    const tell = (fraction: number) => context.progress(FIRST_SHARE + (1 - FIRST_SHARE) * fraction);
    let done = 0;
    const onBytes = (count: number): void => {
      context.signal.throwIfAborted();
      done += count;
      void tell(done / Math.max(1, total)).catch(() => {});
    };
    for (let after = 0; ; ) {
      const nodes = await database.read(scope, (q) => store.listUnread(q, id, after, BATCH));
      const read: store.ReadNode[] = [];
      for (const node of nodes) {
        context.signal.throwIfAborted();
        read.push(await readMember(archive, node, onBytes));
      }
      if (read.length > 0) await database.write(scope, (tx) => store.writeRead(tx, id, read));
      after = nodes.at(-1)?.number ?? after;
      if (nodes.length < BATCH) return;
    }
  };

  const end = (scope: Scope, id: Id, fault: ElnFault | null): Promise<unknown> =>
    database.write(scope, (tx) =>
      store.move(tx, id, ["reading"], fault === null ? "ready" : "failed", fault),
    );

  jobs.register(
    READ_JOB,
    async ({ importId: id }, context) => {
      const { scope, signal } = context;
      if (scope === null) throw new Error("an import belongs to a team");
      const row = await database.read(scope, (q) => store.findImport(q, id));
      if (row?.state !== "reading" || row.object_key === null) return;
      try {
        const archive = open(row.object_key, Number(row.size));
        await readTree(scope, id, archive, signal);
        await readBytes(scope, id, archive, context);
        await end(scope, id, null);
      } catch (error) {
        if (signal.aborted) throw error;
        // The queue decides whether it is retried.
        if (error instanceof WorkerLost) throw error;
        const fault = faultOf(error);
        if (fault !== undefined) return void (await end(scope, id, fault));
        if (context.isLastAttempt) await end(scope, id, "internal");
        throw error;
      }
    },
    {
      isLong: true,
      readsForeign: true,
      setAside: async ({ importId }, { scope }) => {
        if (scope !== null) await end(scope, importId, "set-aside");
      },
    },
  );
};
