import type {
  CheckedOf,
  ExtractionState,
  Id,
  Paper,
  PaperDetail,
  PaperFields,
  PaperState,
  papersApi,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { lockFilesForUpdate, openFile } from "../../files/files.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../../paging.ts";
import { findPublished } from "../organize/publications.store.ts";
import { presentPaper } from "./papers.present.ts";
import * as store from "./papers.store.ts";

const PDF_HEAD = "%PDF-";

/** The files area's functions for papers with a file. */
export interface PaperFiles {
  recycle(session: Session, ids: readonly Id[]): Promise<null>;
  renew(tx: Queries, scope: Scope, id: Id, uuid: string): Promise<unknown>;
}

/** Opens a paper. @throws projectFile.not.found, fileAsset.no.read.permission */
export const openPaper = async (q: Queries, id: Id): Promise<store.PaperRow> => {
  const file = await openFile(q, id);
  const row = file.kind === "literature" ? await store.findPaper(q, id) : undefined;
  if (row === undefined) throw problem("projectFile.not.found");
  return row;
};

/** Whether the first bytes are those of a PDF. */
export const isPdf = (head: Buffer | null): boolean =>
  head?.subarray(0, 1_024).toString("latin1").includes(PDF_HEAD) ?? false;

/** Papers: list, describe, personal state. */
export const papersService = (kernel: Kernel, files: PaperFiles) => {
  const { database, audit, jobs, storage } = kernel;

  const detail = async (q: Queries, scope: Scope, id: Id): Promise<PaperDetail> => {
    const row = await openPaper(q, id);
    const [published, recommendedBy, groups] = await Promise.all([
      findPublished(q, id),
      store.listRecommenders(q, id),
      store.listSameAs(q, id),
    ]);
    return {
      ...presentPaper(row, scope.userId),
      searchPath: published?.search_path ?? null,
      recommendedBy,
      duplicateIds: groups,
    };
  };

  /** Its text is extracted by a job, enqueued in the transaction that stores the PDF. */
  const enqueue = async (tx: Queries, id: Id): Promise<void> => {
    await store.setExtraction(tx, id, "waiting", null);
    await jobs.add(tx, "literature.extract", { literatureId: id });
  };

  return {
    enqueue,

    list: (scope: Scope, query: CheckedOf<typeof papersApi.listPapers>["query"]): Promise<Page<Paper>> =>
      database.read(scope, async (q) => {
        const keys = z.tuple([z.literal(query.sort), z.string(), idKey]);
        const [, value, id] = decodeCursor(keys, query.cursor) ?? [];
        if (value !== undefined && query.sort !== "title" && !/^\d{1,18}$/.test(value))
          throw problem("request.invalid", { issues: [{ path: "query.cursor", message: "unknown" }] });
        const after = value === undefined || id === undefined ? undefined : ([value, id] as const);
        const rows = await store.listPapers(q, { ...query, after }, query.limit + 1);
        return pageFrom(
          rows,
          query.limit,
          (row) => presentPaper(row, scope.userId),
          (row) => [query.sort, store.sortValueOf(query.sort, row), row.id],
        );
      }),

    get: (scope: Scope, id: Id): Promise<PaperDetail> => database.read(scope, (q) => detail(q, scope, id)),

    update: (
      scope: Scope,
      id: Id,
      input: { readonly fields: PaperFields; readonly isPublic: boolean; readonly revision: number },
    ): Promise<PaperDetail> =>
      database.write(scope, async (tx) => {
        const before = await openPaper(tx, id);
        await lockFilesForUpdate(tx, scope, [id]);
        if (!(await store.updatePaper(tx, id, input.revision, input))) throw problem("paper.stale");
        await audit.record(tx, scope, {
          action: "paper.update",
          objectType: "paper",
          objectId: id,
          before: { title: before.fields.title, isPublic: before.is_public },
          after: { title: input.fields.title, isPublic: input.isPublic },
        });
        return detail(tx, scope, id);
      }),

    setState: (
      scope: Scope,
      id: Id,
      part: { readonly [Key in keyof PaperState]?: PaperState[Key] | undefined },
    ): Promise<PaperState> =>
      database.write(scope, async (tx) => {
        const row = await openPaper(tx, id);
        const state: PaperState = {
          readState: part.readState ?? row.own_read_state ?? "unread",
          isRecommended: part.isRecommended ?? row.own_recommended ?? false,
          note: part.note ?? row.own_note ?? "",
        };
        await store.saveState(tx, id, state);
        return state;
      }),

    attach: (scope: Scope, id: Id, uuid: string): Promise<PaperDetail> =>
      database.write(scope, async (tx) => {
        await openPaper(tx, id);
        await files.renew(tx, scope, id, uuid);
        const { size } = (await store.findPaper(tx, id))!;
        if (!isPdf(await storage.headOf(uuid, Number(size), 1_024))) throw problem("literature.pdf.required");
        await enqueue(tx, id);
        await audit.record(tx, scope, { action: "paper.attach", objectType: "paper", objectId: id });
        return detail(tx, scope, id);
      }),

    async remove(session: Session, ids: readonly Id[]): Promise<{ removed: number }> {
      const wanted = [...new Set(ids)];
      await database.read(session, async (q) => {
        for (const id of wanted) await openPaper(q, id);
      });
      await files.recycle(session, wanted);
      return { removed: wanted.length };
    },

    parse: (scope: Scope, id: Id): Promise<{ extraction: ExtractionState }> =>
      database.write(scope, async (tx) => {
        const row = await openPaper(tx, id);
        if (!row.has_pdf) throw problem("literature.pdf.required");
        await enqueue(tx, id);
        return { extraction: "waiting" };
      }),
  };
};
export type PapersService = ReturnType<typeof papersService>;
