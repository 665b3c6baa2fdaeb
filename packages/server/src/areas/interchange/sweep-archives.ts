import { ELN_ARCHIVE_DAYS, ELN_EXPORT_DAYS } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import * as store from "./prepared.store.ts";

const AT_ONCE = 200;
const DAY_MS = 86_400_000;

/** Deletes expired archives, once a night; reports stay. */
export const sweepArchives = ({ database, jobs, storage }: Kernel): void =>
  jobs.everyNight("sweep-archives", async (now) => {
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const before = { imported: daysAgo(ELN_ARCHIVE_DAYS), exported: daysAgo(ELN_EXPORT_DAYS) };
    for (;;) {
      const old = await store.listOldArchives(database, before, AT_ONCE);
      for (const archive of old) {
        const scope = { tenantId: archive.tenant_id, userId: archive.user_id };
        await storage.remove(scope, [archive.object_key]);
        await database.write(scope, (tx) => store.deleteArchive(tx, archive));
      }
      if (old.length < AT_ONCE) return;
    }
  });
