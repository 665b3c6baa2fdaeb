import { ELN_EXPORT_DAYS, type ElnExport, type Id, MAX_ELN_IMPORTS } from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { JobContext } from "../../kernel/jobs.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { Problem, problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { closedKinds } from "../files/kinds.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { safeName } from "./crate.rules.ts";
import { ARCHIVE_TYPE, type ExportSources, planExport, writeArchive } from "./export-project.ts";
import * as store from "./prepared.store.ts";

const JOB = "eln.export";
const DAY_MS = 86_400_000;

const stateOf = (row: store.PreparedRow): ElnExport["state"] => {
  const isLost = row.job_state === null || row.job_state === "failed" || row.job_state === "cancelled";
  if (row.state === "running") return isLost ? "failed" : "running";
  return row.state === "ready" && row.object_key === null ? "expired" : row.state;
};

const fileNameOf = ({ name }: store.PreparedRow): string => `${safeName(name)}.eln`;

const present = (row: store.PreparedRow): ElnExport => ({
  id: row.id,
  projectId: row.project_id,
  name: row.name,
  fileName: fileNameOf(row),
  state: stateOf(row),
  progress: row.state === "running" ? (row.job_progress ?? 0) : 1,
  size: row.size === null ? null : Number(row.size),
  fileCount: row.file_count,
  leftOutCount: row.left_out_count,
  createTime: row.create_time.toISOString(),
  expireTime:
    row.finish_time === null
      ? null
      : new Date(row.finish_time.getTime() + ELN_EXPORT_DAYS * DAY_MS).toISOString(),
});

/**
 * Archives created in the background and stored for some days; downloading one still requires permission to read it.
 */
export const prepareExports = (kernel: Kernel, sources: ExportSources) => {
  const { database, storage, jobs, audit } = kernel;

  const find = async (q: Queries, id: Id): Promise<store.PreparedRow> => {
    const row = await store.findPrepared(q, id);
    if (row === undefined) throw problem("eln.not.found");
    return row;
  };

  return {
    async prepare(session: Session, projectId: Id, folderId: Id | null): Promise<ElnExport> {
      const project = await sources.project(session, projectId);
      return database.write(session, async (tx) => {
        if ((await store.countPreparing(tx)) >= MAX_ELN_IMPORTS)
          throw problem("eln.too.many", { limit: MAX_ELN_IMPORTS });
        const input = { projectId, folderId, closedKinds: closedKinds(session) };
        const { name } = await planExport(tx, project.name, input, sources);
        const id = await store.insertPrepared(tx, { ...input, name });
        await store.setPreparedJob(tx, id, await jobs.add(tx, JOB, { exportId: id }));
        await audit.record(tx, session, {
          action: "eln.prepareExport",
          objectType: "project",
          objectId: projectId,
          after: { folderId, name },
        });
        return present(await find(tx, id));
      });
    },

    list: (
      scope: Scope,
      query: { projectId?: Id | undefined; cursor?: string | undefined; limit: number },
    ): Promise<Page<ElnExport>> =>
      database.read(scope, async (q) => {
        const [before = null] = decodeCursor(z.tuple([idKey]), query.cursor) ?? [];
        const input = { projectId: query.projectId ?? null, before, limit: query.limit };
        const rows = await store.listPrepared(q, input);
        return pageFrom(rows, query.limit, present, ({ id }) => [id]);
      }),

    async fetch(scope: Scope, id: Id): Promise<FileAnswer> {
      const row = await database.write(scope, async (tx) => {
        const found = await find(tx, id);
        if (found.object_key === null) throw problem("eln.export.expired");
        if (!(await store.mayReadAll(tx, id))) throw problem("eln.export.no.longer.allowed");
        await audit.record(tx, scope, {
          action: "eln.fetchExport",
          objectType: "project",
          objectId: found.project_id,
          after: { name: found.name },
        });
        return found;
      });
      const body = await storage.open(row.object_key!);
      if (body === null) throw problem("eln.export.expired");
      return { fileName: fileNameOf(row), contentType: ARCHIVE_TYPE, body, size: Number(row.size) };
    },

    cancel: (scope: Scope, id: Id): Promise<ElnExport> =>
      database.write(scope, async (tx) => {
        const row = await find(tx, id);
        if ((await store.endPrepared(tx, id, "cancelled")) && row.job_id !== null)
          await jobs.cancel(tx, row.job_id);
        return present(await find(tx, id));
      }),

    async remove(scope: Scope, id: Id): Promise<null> {
      const key = await database.write(scope, async (tx) => {
        const row = await find(tx, id);
        if (row.job_id !== null) await jobs.cancel(tx, row.job_id);
        await store.deletePrepared(tx, id);
        return row.object_key;
      });
      if (key !== null) await storage.remove(scope, [key]);
      return null;
    },
  };
};
export type PrepareExports = ReturnType<typeof prepareExports>;

/** Registers the job that creates them. */
export const makeExports = (kernel: Kernel, sources: ExportSources): void => {
  const { database, storage, jobs, events } = kernel;

  const end = (scope: Scope, id: Id, result: store.PreparedResult | null): Promise<void> =>
    database.write(scope, async (tx) => {
      // Its bytes are stored in the same transaction: unclaimed ones are deleted.
      if (result !== null) await storage.keep(tx, result.key, scope);
      const isOver = !(await store.endPrepared(
        tx,
        id,
        result === null ? "failed" : "ready",
        result ?? undefined,
      ));
      if (isOver) {
        if (result !== null) await storage.letGo(tx, result.key);
        return;
      }
      const type = result === null ? "eln.exportFailed" : "eln.exported";
      await events.emit(tx, scope, { type, data: { exportId: id } });
    });

  const make = async (
    scope: Scope,
    row: store.PreparedRow,
    context: JobContext,
  ): Promise<store.PreparedResult> => {
    const input = { projectId: row.project_id, folderId: row.folder_id, closedKinds: row.closed_kinds };
    const project = await sources.project(scope, row.project_id);
    const plan = await database.read(scope, (q) => planExport(q, project.name, input, sources));
    const watched = async function* () {
      let done = 0;
      for await (const chunk of writeArchive(kernel, sources, scope, plan)) {
        context.signal.throwIfAborted();
        done += chunk.length;
        await context.progress(done / Math.max(1, plan.bytes));
        yield chunk;
      }
    };
    const about = { name: `${safeName(plan.name)}.eln`, contentType: ARCHIVE_TYPE };
    const { uuid, size } = await storage.make(scope, about, watched());
    const files = plan.planned.filter(({ row: { kind } }) => kind !== "folder");
    return { key: uuid, size, fileIds: files.map(({ row: { id } }) => id), leftOut: plan.left.length };
  };

  jobs.register(
    JOB,
    async ({ exportId: id }, context) => {
      const { scope, signal } = context;
      if (scope === null) throw new Error("an export belongs to a team");
      const row = await database.read(scope, (q) => store.findPrepared(q, id));
      if (row?.state !== "running") return;
      try {
        await end(scope, id, await make(scope, row, context));
      } catch (error) {
        if (signal.aborted) throw error;
        // Missing permissions and size limits are permanent errors.
        const isFinal =
          error instanceof Problem && !["system.unavailable", "storage.full"].includes(error.code);
        if (isFinal || context.isLastAttempt) await end(scope, id, null);
        if (!isFinal) throw error;
      }
    },
    { isLong: true },
  );
};
