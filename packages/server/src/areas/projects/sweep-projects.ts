import { type Id, SYSTEM_USER_ID, TRASH_DAYS } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import * as deleted from "./deleted-projects.store.ts";

const DAY_MS = 86_400_000;
const SWEPT_AT_ONCE = 100;

/** Deletes a batch of files of a project; 0 if none is left. */
type EraseSome = (tx: Queries, scope: Scope, projectId: Id) => Promise<number>;

/**
 * Permanently deletes projects whose retention in the trash has ended, once a night: batches of files, then the
 * project.
 */
export const sweepProjects = (
  { database, audit, jobs, log }: Pick<Kernel, "database" | "audit" | "jobs" | "log">,
  eraseSome: EraseSome,
): void => {
  const erase = async (scope: Scope, id: Id, before: Date): Promise<void> => {
    for (let files = 0; ; ) {
      const erased = await database.write(scope, async (tx) => {
        const project = await deleted.lockOldProject(tx, id, before);
        if (project === undefined) return 0;
        const count = await eraseSome(tx, scope, id);
        if (count > 0) return count;
        await deleted.eraseProject(tx, id);
        await audit.record(tx, scope, {
          action: "project.erase",
          objectType: "project",
          objectId: id,
          before: { name: project.name, files },
          reason: "trash",
        });
        return 0;
      });
      if (erased === 0) return;
      files += erased;
    }
  };

  jobs.everyNight("sweep-projects", async (now) => {
    const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS);
    for (let after = "0"; ; ) {
      const old = await database.open((tx) => deleted.listOldProjects(tx, before, after, SWEPT_AT_ONCE));
      for (const { tenant_id: tenantId, project_id: projectId } of old) {
        after = projectId;
        // A project that cannot be deleted does not affect the others.
        await erase({ tenantId, userId: SYSTEM_USER_ID }, projectId, before).catch((error: unknown) =>
          log.error({ err: error, projectId }, "a deleted project could not be erased"),
        );
      }
      if (old.length < SWEPT_AT_ONCE) return;
    }
  });
};
