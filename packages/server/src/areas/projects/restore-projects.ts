import { type DeletedProject, type Id, type Project, TRASH_DAYS } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { findLimit, fitsLimit } from "../access/access.service.ts";
import * as deleted from "./deleted-projects.store.ts";
import type { ProjectsService } from "./projects.service.ts";
import { countProjects } from "./projects.store.ts";

const TRASH_MS = TRASH_DAYS * 86_400_000;
const since = (): Date => new Date(Date.now() - TRASH_MS);

/**
 * A deleted project is in the trash for 30 days and can be restored completely: files, members, settings, comments
 * and links.
 */
export const restoreProjects = (
  { database, audit, events }: Pick<Kernel, "database" | "audit" | "events">,
  projects: ProjectsService,
) => ({
  list: (session: Session): Promise<DeletedProject[]> =>
    database.read(session, async (q) =>
      (await deleted.listDeleted(q, since())).map((row) => ({
        id: row.id,
        name: row.name,
        owner: row.owner_name,
        fileCount: Number(row.files),
        memberCount: row.members,
        size: Number(row.bytes),
        deleteTime: row.delete_time.toISOString(),
        restorableUntil: row.holds_records
          ? null
          : new Date(row.delete_time.getTime() + TRASH_MS).toISOString(),
      })),
    ),

  async restore(session: Session, id: Id): Promise<Project> {
    await database.write(session, async (tx) => {
      const limit = await findLimit(tx, "PROJECT_LIMIT");
      const restored = await deleted.restoreDeleted(tx, id, since());
      if (restored === undefined) throw problem("project.no.access");
      if (limit >= 0 && !fitsLimit(limit, await countProjects(tx), 0))
        throw problem("project.limit.exceed", { limit });
      await audit.record(tx, session, {
        action: "project.restore",
        objectType: "project",
        objectId: id,
        after: { name: restored.name },
      });
      await events.emit(tx, session, { type: "project.restored", data: { projectId: id } });
    });
    return projects.get(session, id);
  },
});
