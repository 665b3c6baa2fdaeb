import type { Id, Paper, PaperDetail, PaperFields } from "@benchleaf/contract";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { lockFilesForUpdate } from "../../files/files.service.ts";
import { presentPaper } from "../papers/papers.present.ts";
import { openPaper, type PapersService } from "../papers/papers.service.ts";
import * as store from "../papers/papers.store.ts";

const MOST_GROUPS = 50;

/** Fields that the remaining paper lacks and another has. */
export const fillFields = (kept: PaperFields, others: readonly PaperFields[]): PaperFields => {
  const filled: Record<string, unknown> = { ...kept };
  for (const other of others)
    for (const [key, value] of Object.entries(other)) {
      const own = filled[key];
      const isEmpty = own === "" || own === null || (Array.isArray(own) && own.length === 0);
      if (isEmpty) filled[key] = value;
    }
  return filled as PaperFields;
};

/** Merges overlapping groups. @example joinGroups([["1", "2"], ["2", "3"]]) // [["1", "2", "3"]] */
export const joinGroups = (groups: readonly (readonly Id[])[]): Id[][] => {
  const joined: Set<Id>[] = [];
  for (const group of groups) {
    const touching = joined.filter((one) => group.some((id) => one.has(id)));
    const merged = new Set([...touching.flatMap((one) => [...one]), ...group]);
    for (const one of touching) joined.splice(joined.indexOf(one), 1);
    joined.push(merged);
  }
  return joined.map((one) => [...one]);
};

interface MergeFiles {
  recycle(session: Session, ids: readonly Id[]): Promise<null>;
  shareBytes(tx: Queries, from: Id, to: Id): Promise<void>;
  importTags(tx: Queries, scope: Scope, fileId: Id, names: readonly string[]): Promise<unknown>;
}

/** Likely duplicates, and their merge into one paper with all user data. */
export const mergePapers = (
  { database, audit }: Pick<Kernel, "database" | "audit">,
  papers: PapersService,
  files: MergeFiles,
) => ({
  list: (scope: Scope): Promise<{ groups: { papers: Paper[] }[] }> =>
    database.read(scope, async (q) => {
      const groups = joinGroups((await store.listSame(q, MOST_GROUPS * 3)).map(({ ids }) => ids)).slice(
        0,
        MOST_GROUPS,
      );
      const rows = await store.findPapers(q, groups.flat());
      const byId = new Map(rows.map((row) => [row.id, row]));
      return {
        groups: groups
          .map((ids) => ({
            papers: ids.flatMap((id) => {
              const row = byId.get(id);
              return row ? [presentPaper(row, scope.userId)] : [];
            }),
          }))
          .filter((group) => group.papers.length > 1),
      };
    }),

  async merge(session: Session, keptId: Id, ids: readonly Id[]): Promise<PaperDetail> {
    const others = [...new Set(ids)].filter((id) => id !== keptId);
    await database.write(session, async (tx) => {
      const kept = await openPaper(tx, keptId);
      const rows: store.PaperRow[] = [];
      for (const id of others) rows.push(await openPaper(tx, id));
      await lockFilesForUpdate(tx, session, [keptId]);
      if (rows.length > 0) await lockFilesForUpdate(tx, session, others, "carry");
      const fields = fillFields(
        kept.fields,
        rows.map((row) => row.fields),
      );
      const isPublic = kept.is_public || rows.some((row) => row.is_public);
      if (!(await store.updatePaper(tx, keptId, kept.revision, { fields, isPublic })))
        throw problem("projectFile.locked");
      const withPdf = rows.find((row) => row.has_pdf);
      if (!kept.has_pdf && kept.version === 1 && withPdf !== undefined) {
        await files.shareBytes(tx, withPdf.id, keptId);
        await papers.enqueue(tx, keptId);
      }
      await store.moveOver(tx, others, keptId);
      const tags = [...new Set(rows.flatMap((row) => row.tags.map(({ name }) => name)))];
      if (tags.length > 0) await files.importTags(tx, session, keptId, tags);
      await audit.record(tx, session, {
        action: "paper.merge",
        objectType: "paper",
        objectId: keptId,
        after: { merged: others, title: fields.title },
      });
    });
    // Their user data moves to the remaining paper; restored from the trash, they come back without it.
    if (others.length > 0) await files.recycle(session, others);
    return papers.get(session, keptId);
  },
});
export type MergePapers = ReturnType<typeof mergePapers>;
