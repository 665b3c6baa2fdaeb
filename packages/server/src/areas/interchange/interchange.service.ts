import { type ElnImport, type ElnNode, type Id, MAX_ELN_IMPORTS } from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { lockFolderForUpdate } from "../files/files.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import type { ProjectsService } from "../projects/projects.service.ts";
import * as store from "./import.store.ts";
import { IMPORT_JOB } from "./import-archive.ts";
import { presentImport, presentNode } from "./interchange.present.ts";
import { READ_JOB } from "./read-archive.ts";

export { findImported, type ImportedRow } from "./import.store.ts";

interface Start {
  readonly projectId: Id | null;
  readonly folderId: Id | null;
  readonly projectName?: string | undefined;
  readonly added: readonly number[];
  readonly leftOut: readonly number[];
}

/** Imports of archives: read first, then shown, then imported as far as selected. */
export const interchangeService = (
  { database, storage, jobs, audit }: Kernel,
  projects: Pick<ProjectsService, "create">,
) => {
  const find = async (q: Queries, id: Id): Promise<store.ImportRow> => {
    const row = await store.findImport(q, id);
    if (row === undefined) throw problem("eln.not.found");
    return row;
  };

  const show = async (q: Queries, id: Id): Promise<ElnImport> => presentImport(await find(q, id));

  const hold = async (tx: Queries, id: Id): Promise<store.ImportRow> => {
    const row = await store.lockImport(tx, id);
    if (row === undefined) throw problem("eln.not.found");
    return row;
  };

  const refuseUnready = (row: store.ImportRow): void => {
    const { state, hasArchive } = presentImport(row);
    const isStartable = ["ready", "cancelled", "failed"].includes(state) && row.source !== null && hasArchive;
    if (!isStartable) throw problem("eln.import.not.ready");
  };

  const createProject = async (
    session: Session,
    row: store.ImportRow,
    name: string | undefined,
  ): Promise<Id> => {
    if (!session.authorities.has("PROJECT_CREATE")) throw problem("permission.denied");
    const wanted = (name ?? row.source?.name ?? "").trim() || row.file_name;
    return (await projects.create(session, { name: wanted.slice(0, 100), accessLevel: "PRIVATE" })).id;
  };

  return {
    open: (scope: Scope, { uuid, name }: { uuid: string; name: string }): Promise<ElnImport> =>
      database.write(scope, async (tx) => {
        if ((await store.countImporting(tx)) >= MAX_ELN_IMPORTS)
          throw problem("eln.too.many", { limit: MAX_ELN_IMPORTS });
        const kept = await storage.keep(tx, uuid, scope);
        if (kept === "kept") throw problem("upload.not.found");
        const id = await store.insertImport(tx, { key: kept.key, name, size: kept.size });
        await store.setJob(tx, id, await jobs.add(tx, READ_JOB, { importId: id }));
        return show(tx, id);
      }),

    list: (scope: Scope, query: { cursor?: string | undefined; limit: number }): Promise<Page<ElnImport>> =>
      database.read(scope, async (q) => {
        const [before] = decodeCursor(z.tuple([idKey]), query.cursor) ?? [];
        const rows = await store.listImports(q, before, query.limit);
        return pageFrom(rows, query.limit, presentImport, ({ id }) => [id]);
      }),

    get: (scope: Scope, id: Id): Promise<ElnImport> => database.read(scope, (q) => show(q, id)),

    nodes: (
      scope: Scope,
      id: Id,
      query: { cursor?: string | undefined; limit: number; projectId?: Id | undefined },
    ): Promise<Page<ElnNode>> =>
      database.read(scope, async (q) => {
        const [after = 0] = decodeCursor(z.tuple([z.number().int().min(0)]), query.cursor) ?? [];
        const row = await find(q, id);
        const projectId = row.project_id ?? query.projectId ?? null;
        const rows = await store.listNodes(q, id, { projectId, after, limit: query.limit });
        return pageFrom(rows, query.limit, presentNode, ({ number }) => [number]);
      }),

    async start(session: Session, id: Id, input: Start): Promise<ElnImport> {
      const before = await database.read(session, (q) => find(q, id));
      const known = before.project_id ?? input.projectId;
      // A project is only created if something can be imported.
      if (known === null) refuseUnready(before);
      const projectId = known ?? (await createProject(session, before, input.projectName));
      return database.write(session, async (tx) => {
        const row = await hold(tx, id);
        const isFirst = row.project_id === null;
        const folderId = isFirst ? (input.projectId === null ? null : input.folderId) : row.folder_id;
        const place = { projectId: row.project_id ?? projectId, folderId };
        await lockFolderForUpdate(tx, place, 1);
        refuseUnready(row);
        const makesSequences = session.authorities.has("MOLECULE_SEQUENCE");
        const makesPages = session.authorities.has("ELN_CREATE");
        await store.setTarget(tx, id, { ...place, makesSequences, makesPages });
        if (isFirst) await store.chooseNodes(tx, id, input);
        await store.move(tx, id, ["ready", "cancelled", "failed", "importing"], "importing");
        await store.setJob(tx, id, await jobs.add(tx, IMPORT_JOB, { importId: id }));
        const after = { fileName: row.file_name, program: row.source?.program, ...place };
        await audit.record(tx, session, {
          action: "eln.import",
          objectType: "project",
          objectId: place.projectId,
          after,
        });
        return show(tx, id);
      });
    },

    cancel: (scope: Scope, id: Id): Promise<ElnImport> =>
      database.write(scope, async (tx) => {
        const row = await hold(tx, id);
        if ((await store.move(tx, id, ["reading", "importing"], "cancelled")) && row.job_id !== null)
          await jobs.cancel(tx, row.job_id);
        return show(tx, id);
      }),

    async remove(scope: Scope, id: Id): Promise<null> {
      const key = await database.write(scope, async (tx) => {
        const row = await hold(tx, id);
        if (row.job_id !== null) await jobs.cancel(tx, row.job_id);
        await store.deleteImport(tx, id);
        return row.object_key;
      });
      if (key !== null) await storage.remove(scope, [key]);
      return null;
    },
  };
};
export type InterchangeService = ReturnType<typeof interchangeService>;
export { type NoteReader, noteReaders } from "./note-readers.ts";
