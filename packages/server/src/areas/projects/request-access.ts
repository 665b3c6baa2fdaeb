import type { Id, MemberRole, OwnProjectRequest, ProjectRequest } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { insertMembers, lockColleaguesForUpdate } from "./members.store.ts";
import { refuseManaging } from "./projects.policy.ts";
import { lockProjectForUpdate, openProject } from "./projects.service.ts";
import { findProject } from "./projects.store.ts";
import * as store from "./requests.store.ts";

interface Decision {
  readonly projectRequestId: Id;
  readonly isApproved: boolean;
  readonly role: MemberRole;
  readonly reason: string;
}

const present = (row: store.RequestRow): ProjectRequest => ({
  id: row.id,
  userId: row.account_id,
  userName: row.account_name,
  message: row.message,
  createTime: row.create_time.toISOString(),
});

/**
 * State of the user's request; nothing is revealed about a project that belongs to another team, was deleted, or is
 * personal.
 */
const stand = async (q: Queries, projectId: Id): Promise<OwnProjectRequest> => {
  const [open, canBeAsked, own] = await Promise.all([
    findProject(q, projectId),
    store.canBeAskedFor(q, projectId),
    store.findOwnRequest(q, projectId),
  ]);
  if (open !== undefined) return { state: "approved", reason: "" };
  if (!canBeAsked) throw problem("project.no.access");
  // A user who was admitted and removed may request again.
  return own === undefined || own.state === "approved" ? { state: "none", reason: "" } : own;
};

/** Access requests to a project, and decisions on them. */
export const requestProjectAccess = ({ database, audit, events }: Kernel) => ({
  own: (session: Session, projectId: Id): Promise<OwnProjectRequest> =>
    database.read(session, (q) => stand(q, projectId)),

  ask: (session: Session, projectId: Id, message: string): Promise<OwnProjectRequest> =>
    database.write(session, async (tx) => {
      const before = await stand(tx, projectId);
      if (before.state !== "none" || !(await store.saveRequest(tx, projectId, message)))
        return before.state === "none" ? { state: "pending", reason: "" } : before;
      await audit.record(tx, session, {
        action: "project.requestAccess",
        objectType: "project",
        objectId: projectId,
        after: { message },
      });
      await events.emit(tx, session, { type: "project.requestAccess", data: { projectId } });
      return { state: "pending", reason: "" };
    }),

  list: (session: Session, projectId: Id): Promise<ProjectRequest[]> =>
    database.read(session, async (q) => {
      const [project, rows] = await Promise.all([
        openProject(q, projectId),
        store.listRequests(q, projectId),
      ]);
      refuseManaging(project);
      return rows.map(present);
    }),

  decide: (session: Session, projectId: Id, verdict: Decision): Promise<null> =>
    database.write(session, async (tx) => {
      refuseManaging(await lockProjectForUpdate(tx, projectId));
      const { projectRequestId: id, isApproved, role, reason } = verdict;
      const request = await store.closeRequest(tx, { id, projectId, isApproved, reason });
      if (request === undefined) throw problem("access.request.not.found");
      const { account_id: accountId } = request;
      await audit.record(tx, session, {
        action: isApproved ? "project.approveAccess" : "project.rejectAccess",
        objectType: "project",
        objectId: projectId,
        after: { accountId, ...(isApproved ? { role } : {}) },
        ...(reason === "" ? {} : { reason }),
      });
      if (!isApproved) {
        await events.emit(tx, session, {
          type: "project.rejectAccess",
          data: { projectId, accountId, reason },
        });
        return null;
      }
      const colleagues = await lockColleaguesForUpdate(tx, [accountId]);
      const joined = await insertMembers(tx, projectId, colleagues, role);
      if (joined.length > 0)
        await events.emit(tx, session, { type: "project.memberAdded", data: { projectId, accountId } });
      return null;
    }),
});
