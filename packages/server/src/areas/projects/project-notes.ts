import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { RoomKind } from "../live/live.service.ts";
import { openProject } from "./projects.service.ts";

/**
 * A project is a room for users who may open it; its document is the project notes, written by those who may add
 * files.
 */
export const projectRooms = ({ database, audit }: Kernel): RoomKind => ({
  kind: "project",
  admit: (scope, id) =>
    database.read(scope, async (q) => {
      if (!(await openProject(q, id)).can_open) throw problem("project.no.access", { projectId: id });
    }),
  document: {
    async refuseWriting(tx, _scope, id) {
      if (!(await openProject(tx, id)).can_write) throw problem("project.no.access", { projectId: id });
    },
    begun: (tx, scope, id) =>
      audit.record(tx, scope, { action: "project.writeNotes", objectType: "project", objectId: id }),
  },
});
