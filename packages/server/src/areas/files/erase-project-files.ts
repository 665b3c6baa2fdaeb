import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import { releaseObjects } from "./register-uploads.ts";
import * as store from "./trash.store.ts";

/** Files permanently deleted in one transaction. */
const AT_ONCE = 200;

/**
 * Permanently deletes the files of a project that is about to be deleted, a batch per call; the caller has locked the
 * project.
 */
export const eraseProjectFiles =
  ({ jobs, events }: Pick<Kernel, "jobs" | "events">) =>
  /** Returns how many files were deleted; 0 if no file is left, and then no folder either. */
  async (tx: Queries, scope: Scope, projectId: Id): Promise<number> => {
    const fileIds = await store.listFilesOfProject(tx, projectId, AT_ONCE);
    if (fileIds.length === 0) {
      await store.eraseFolders(tx, projectId);
      return 0;
    }
    await releaseObjects({ jobs }, tx, fileIds);
    await store.eraseFiles(tx, fileIds);
    await events.emit(tx, scope, { type: "file.erased", data: { fileIds } });
    return fileIds.length;
  };
