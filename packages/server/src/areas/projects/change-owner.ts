import type { Id, Project } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { lockTeamForUpdate } from "../access/access.service.ts";
import * as members from "./members.store.ts";
import { mayChangeOwner } from "./projects.policy.ts";
import { presentProject } from "./projects.present.ts";
import * as store from "./projects.store.ts";

interface Input {
  readonly userId: Id;
  readonly fromUserId: Id;
  readonly keepsPlace: boolean;
}

/**
 * Transfers a project to another member of the team. Locks the team first, as a leaving member does, so that no one
 * gets a project while they leave. Returns null if the caller may not open the project.
 */
export const changeOwner =
  ({ database, audit, events }: Kernel) =>
  (session: Session, projectId: Id, input: Input): Promise<Project | null> =>
    database.write(session, async (tx) => {
      await lockTeamForUpdate(tx);
      store.lockSettingsForUpdate(tx, projectId);
      const project = await store.findAnyProject(tx, projectId);
      if (project === undefined) throw problem("project.no.access");
      const { owner_id: from } = project;
      const to = input.userId;
      const isStale = input.fromUserId !== from;
      // The user who has just transferred it gets that response; no one else learns of a project without access.
      if (!mayChangeOwner(project, session) && !(project.can_open && isStale))
        throw problem("project.no.access");
      const colleagues = await members.lockColleaguesForUpdate(tx, [to, input.fromUserId]);
      if (to === from || !colleagues.includes(to)) throw problem("user.not.found");
      if (isStale)
        throw problem(colleagues.includes(input.fromUserId) ? "project.owner.changed" : "user.not.found");
      if (project.is_personal) throw problem("project.personal");
      members.setOwner(tx, projectId, from, to, input.keepsPlace);
      await audit.record(tx, session, {
        action: "project.changeOwner",
        objectType: "project",
        objectId: projectId,
        before: { ownerId: from },
        after: { ownerId: to },
      });
      await events.emit(tx, session, { type: "project.ownerChanged", data: { projectId, from, to } });
      const next = await store.findProject(tx, projectId);
      return next === undefined ? null : presentProject(next, session);
    });
