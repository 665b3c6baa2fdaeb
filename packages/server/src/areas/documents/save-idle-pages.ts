import type { Id } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import type { DocumentsService } from "./documents.service.ts";
import { listUnsaved } from "./documents.store.ts";

/** Time without changes after which a page counts as idle. */
const REST_MS = 5 * 60_000;
const SAVED_AT_ONCE = 100;

/**
 * Saves pages without changes for some time as a version, on behalf of the last author, so that there is a version to
 * restore, and search finds the content.
 */
export const saveIdlePages = ({ database, jobs, log }: Kernel, documents: DocumentsService): void =>
  jobs.everyQuarter("save-idle-pages", async (now) => {
    const done = new Set<Id>();
    for (;;) {
      const rows = await database.open((tx) =>
        listUnsaved(tx, new Date(now.getTime() - REST_MS), SAVED_AT_ONCE),
      );
      const fresh = rows.filter(({ file_id }) => !done.has(file_id));
      if (fresh.length === 0) return;
      for (const { tenant_id: tenantId, file_id: fileId, account_id: userId } of fresh) {
        done.add(fileId);
        await database
          .write({ tenantId, userId }, (tx) =>
            documents.saveVersion(tx, { tenantId, userId }, fileId, { message: "", isAutosave: true }),
          )
          .catch((error: unknown) => {
            // The last author may no longer write, or someone has locked the file: it is saved with the next change.
            if (!(error instanceof Problem)) log.warn({ err: error, fileId }, "a page could not be saved");
          });
      }
    }
  });
