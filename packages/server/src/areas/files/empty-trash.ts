import { type Erasure, type Id, SYSTEM_USER_ID, TRASH_DAYS } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { recordDescendants } from "./descendants.store.ts";
import { demandKeys, writeRefusal } from "./files.policy.ts";
import { releaseObjects } from "./register-uploads.ts";
import * as store from "./trash.store.ts";
import { lockTreesOf } from "./tree.store.ts";

const DAY_MS = 86_400_000;
const SWEPT_AT_ONCE = 100;
/** Number of descendants of a permanently deleted folder that the audit trail names. */
const NAMED_ITEMS = 1_000;

const erasureOf = (items: readonly store.TrashedItem[]): Erasure => ({
  files: items.filter((item) => !item.is_folder).length,
  folders: items.filter((item) => item.is_folder).length,
  versions: items.reduce((sum, item) => sum + (item.is_folder ? 0 : item.versions), 0),
  signed: items.filter((item) => item.is_signed).map((item) => item.name),
});

/** Permanent deletion: by the user who recycled the file, in two steps, or by the application after some weeks. */
export const emptyTrash = ({
  database,
  audit,
  events,
  jobs,
}: Pick<Kernel, "database" | "audit" | "events" | "jobs">) => {
  const hold = async (tx: Queries, ids: readonly Id[]) => {
    const wanted = [...new Set(ids)];
    await lockTreesOf(tx, wanted);
    const held = await store.lockTrash(tx, wanted);
    if (held.length < wanted.length) throw problem("projectFile.not.found");
    return held;
  };

  const erase = async (
    tx: Queries,
    scope: Scope,
    root: { readonly id: Id; readonly name: string },
    items: readonly store.TrashedItem[],
    reason?: string,
  ): Promise<void> => {
    await releaseObjects(
      { jobs },
      tx,
      items.map(({ id }) => id),
    );
    await recordDescendants(tx, scope, "file.erase", root, "recycled");
    await store.eraseTree(tx, root.id);
    const named = items.slice(0, NAMED_ITEMS).map(({ id, name }) => ({ id, name }));
    await audit.record(tx, scope, {
      action: "file.erase",
      objectType: "file",
      objectId: root.id,
      before: { name: root.name, count: items.length, items: named },
      ...(reason === undefined ? {} : { reason }),
    });
    await events.emit(tx, scope, { type: "file.erased", data: { fileIds: items.map(({ id }) => id) } });
  };

  return {
    check: (scope: Scope, ids: readonly Id[]): Promise<Erasure> =>
      database.write(scope, async (tx) => {
        const held = await hold(tx, ids);
        return erasureOf(
          await store.listTrashed(
            tx,
            held.map((row) => row.id),
          ),
        );
      }),

    erase: (scope: Session, ids: readonly Id[], seen: { files: number; folders: number }): Promise<null> =>
      database.write(scope, async (tx) => {
        const held = await hold(tx, ids);
        demandKeys(scope, held, "DELETE");
        for (const row of held) {
          const refusal = writeRefusal(row, "carry");
          if (refusal !== null) throw problem(refusal, { fileId: row.id, name: row.name });
        }
        const itemsOf = new Map<Id, store.TrashedItem[]>();
        for (const row of held) itemsOf.set(row.id, await store.listTrashed(tx, [row.id]));
        const found = erasureOf([...itemsOf.values()].flat());
        if (found.files !== seen.files || found.folders !== seen.folders) throw problem("garbage.changed");
        if (found.signed[0] !== undefined) throw problem("garbage.file.signed", { name: found.signed[0] });
        for (const row of held) await erase(tx, scope, row, itemsOf.get(row.id) ?? []);
        return null;
      }),

    /** Deletes what has been in the trash for too long, team by team, each item in a transaction of its own. */
    async sweep(now: Date): Promise<void> {
      const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS);
      for (;;) {
        const old = await database.open((tx) => store.listOldTrash(tx, before, SWEPT_AT_ONCE));
        for (const { tenant_id: tenantId, file_id: fileId } of old) {
          const scope = { tenantId, userId: SYSTEM_USER_ID };
          await database.write(scope, async (tx) => {
            await lockTreesOf(tx, [fileId]);
            const held = await store.lockOldTrash(tx, fileId, before);
            if (held === undefined) return;
            await erase(tx, scope, held, await store.listTrashed(tx, [fileId]), "trash");
          });
        }
        if (old.length < SWEPT_AT_ONCE) return;
      }
    },
  };
};

/** Deletes what has been in the trash for too long, once a night. */
export const sweepTrash = (kernel: Kernel): void =>
  kernel.jobs.everyNight("sweep-trash", emptyTrash(kernel).sweep);
