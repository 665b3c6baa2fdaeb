import type { AuditAction, Id, MemberRole, Project, ProjectMember } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import * as store from "./members.store.ts";
import { refuseManaging } from "./projects.policy.ts";
import { presentMember, presentProject } from "./projects.present.ts";
import { lockProjectForUpdate, openProject } from "./projects.service.ts";

/** Members of a project and their roles. Each change locks the project first, then checks the user's permission. */
export const manageProjectMembers = ({ database, audit, events }: Kernel) => {
  const tell = async (
    tx: Queries,
    session: Session,
    action: AuditAction,
    projectId: Id,
    change: { before?: object; after?: object },
  ): Promise<void> => {
    await audit.record(tx, session, { action, objectType: "project", objectId: projectId, ...change });
  };

  /** Locks the project for one of its managers, and returns the member's current role. */
  const holdMember = async (tx: Queries, projectId: Id, accountId: Id): Promise<MemberRole> => {
    const project = await lockProjectForUpdate(tx, projectId);
    refuseManaging(project);
    const role = await store.findRole(tx, projectId, accountId);
    if (role === undefined) throw problem("project.member.not.found");
    return role;
  };

  const added = async (tx: Queries, session: Session, projectId: Id, accountId: Id): Promise<void> =>
    events.emit(tx, session, { type: "project.memberAdded", data: { projectId, accountId } });

  return {
    list: (
      session: Session,
      projectId: Id,
      query: { currentPage: number; size: number; search?: string | undefined },
    ): Promise<{ records: ProjectMember[]; total: number }> =>
      database.read(session, async (q) => {
        const { currentPage, size, search } = query;
        const [project, { rows, total }] = await Promise.all([
          openProject(q, projectId),
          store.listMembers(q, projectId, { search, size, offset: (currentPage - 1) * size }),
        ]);
        return { records: rows.map((row) => presentMember(row, project, session.userId)), total };
      }),

    outsiders: (session: Session, projectId: Id, search: string | undefined) =>
      database.read(session, async (q) => {
        const [project, rows] = await Promise.all([
          openProject(q, projectId),
          store.listOutsiders(q, projectId, search),
        ]);
        refuseManaging(project);
        return rows.map((row) => ({ userId: row.account_id, name: row.name }));
      }),

    add: (
      session: Session,
      projectId: Id,
      { userIds, role }: { userIds: readonly Id[]; role: MemberRole },
    ): Promise<{ added: number }> =>
      database.write(session, async (tx) => {
        const wanted = [...new Set(userIds)];
        const project = await lockProjectForUpdate(tx, projectId);
        refuseManaging(project);
        // A leaving member's projects are transferred before the membership ends: here too, the project is locked
        // first.
        const colleagues = await store.lockColleaguesForUpdate(tx, wanted);
        if (colleagues.length < wanted.length) throw problem("user.not.found");
        if (project.is_personal) throw problem("project.personal");
        const joined = await store.insertMembers(tx, projectId, colleagues, role);
        for (const accountId of joined) {
          await tell(tx, session, "project.addMember", projectId, { after: { accountId, role } });
          await added(tx, session, projectId, accountId);
        }
        return { added: joined.length };
      }),

    setRole: (session: Session, projectId: Id, accountId: Id, role: MemberRole): Promise<null> =>
      database.write(session, async (tx) => {
        const before = await holdMember(tx, projectId, accountId);
        if (before === role) return null;
        store.setRole(tx, projectId, accountId, role);
        await tell(tx, session, "project.setMemberRole", projectId, {
          before: { accountId, role: before },
          after: { accountId, role },
        });
        await events.emit(tx, session, {
          type: "project.memberRoleChanged",
          data: { projectId, accountId, role },
        });
        return null;
      }),

    remove: (session: Session, projectId: Id, accountId: Id): Promise<null> =>
      database.write(session, async (tx) => {
        const role = await holdMember(tx, projectId, accountId);
        store.deleteMember(tx, projectId, accountId);
        await tell(tx, session, "project.removeMember", projectId, { before: { accountId, role } });
        await events.emit(tx, session, { type: "project.memberRemoved", data: { projectId, accountId } });
        return null;
      }),

    join: (session: Session, projectId: Id): Promise<Project> =>
      database.write(session, async (tx) => {
        const project = await lockProjectForUpdate(tx, projectId);
        if (project.own_role === null) {
          const role = project.access_level === "PUBLIC" ? project.public_role : "viewer";
          await store.insertMembers(tx, projectId, [session.userId], role);
          await tell(tx, session, "project.join", projectId, { after: { accountId: session.userId, role } });
          await added(tx, session, projectId, session.userId);
        }
        return presentProject(await openProject(tx, projectId), session);
      }),

    quit: (session: Session, projectId: Id): Promise<null> =>
      database.write(session, async (tx) => {
        const { own_role: role } = await lockProjectForUpdate(tx, projectId);
        if (role === "owner") throw problem("project.owner.required");
        if (role === null) throw problem("project.member.not.found");
        store.deleteMember(tx, projectId, session.userId);
        await tell(tx, session, "project.quit", projectId, { before: { accountId: session.userId, role } });
        await events.emit(tx, session, {
          type: "project.memberRemoved",
          data: { projectId, accountId: session.userId },
        });
        return null;
      }),
  };
};
