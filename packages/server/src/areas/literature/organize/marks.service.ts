import type { Id, PaperMark, PaperMarkInput } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { openPaper } from "../papers/papers.service.ts";
import * as store from "./marks.store.ts";

const present = (row: store.MarkRow, userId: Id): PaperMark => ({
  id: row.id,
  version: row.version,
  page: row.page,
  boxes: row.boxes,
  quote: row.quote,
  color: row.color,
  note: row.note,
  authorId: row.author_id,
  authorName: row.author_name,
  createTime: row.create_time.toISOString(),
  isOwn: row.author_id === userId,
});

/** Highlights: visible to everyone who may read the paper; each is changed only by its author. */
export const marksService = ({ database }: Pick<Kernel, "database">) => {
  const hold = async (tx: Queries, scope: Scope, paperId: Id, id: Id): Promise<store.MarkRow> => {
    await openPaper(tx, paperId);
    const row = await store.findMark(tx, paperId, id);
    if (row === undefined || row.author_id !== scope.userId) throw problem("paper.mark.not.found");
    return row;
  };
  return {
    list: (scope: Scope, paperId: Id): Promise<{ records: PaperMark[] }> =>
      database.read(scope, async (q) => {
        await openPaper(q, paperId);
        return { records: (await store.listMarks(q, paperId)).map((row) => present(row, scope.userId)) };
      }),

    create: (scope: Scope, paperId: Id, input: PaperMarkInput): Promise<PaperMark> =>
      database.write(scope, async (tx) => {
        const paper = await openPaper(tx, paperId);
        const id = await store.insertMark(tx, paperId, {
          ...input,
          version: Math.min(input.version, paper.version),
        });
        return present((await store.findMark(tx, paperId, id))!, scope.userId);
      }),

    update: (
      scope: Scope,
      paperId: Id,
      id: Id,
      input: { readonly color: PaperMark["color"]; readonly note: string },
    ): Promise<PaperMark> =>
      database.write(scope, async (tx) => {
        await hold(tx, scope, paperId, id);
        await store.updateMark(tx, id, input);
        return present((await store.findMark(tx, paperId, id))!, scope.userId);
      }),

    remove: (scope: Scope, paperId: Id, id: Id): Promise<null> =>
      database.write(scope, async (tx) => {
        await hold(tx, scope, paperId, id);
        await store.deleteMark(tx, id);
        return null;
      }),
  };
};
export type MarksService = ReturnType<typeof marksService>;
