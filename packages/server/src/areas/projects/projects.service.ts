import type { Id, Project } from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { findLimit, fitsLimit } from "../access/access.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { abilitiesOf } from "./projects.policy.ts";
import { presentProject } from "./projects.present.ts";
import * as store from "./projects.store.ts";

type AccessLevel = "PUBLIC" | "PRIVATE";

const listKeys = z.tuple([z.boolean(), z.string(), idKey]);

/** Where files go when no project is named. */
export const findPersonalProject = async (q: Queries): Promise<Id> => {
  const row = await store.findPersonal(q);
  if (row === undefined) throw problem("project.no.access");
  return row.id;
};

export const projectsService = ({ database, audit, events }: Kernel) => {
  const openProject = async (q: Queries, id: Id): Promise<store.ProjectRow> => {
    const row = await store.findProject(q, id);
    if (row === undefined) throw problem("project.no.access");
    return row;
  };

  const insert = async (
    tx: Queries,
    scope: Scope,
    wanted: { name: string; isPersonal: boolean; accessLevel: AccessLevel },
  ): Promise<Id> => {
    const id = await store.insertProject(tx, { ...wanted, ownerId: scope.userId });
    await events.emit(tx, scope, { type: "project.created", data: { projectId: id } });
    await audit.record(tx, scope, {
      action: "project.create",
      objectType: "project",
      objectId: id,
      after: wanted,
    });
    return id;
  };

  return {
    async list(
      scope: Scope,
      query: { search?: string | undefined; cursor?: string | undefined; limit: number; isMine: boolean },
    ): Promise<Page<Project>> {
      const after = decodeCursor(listKeys, query.cursor);
      const { search, isMine, limit } = query;
      const rows = await database.read(scope, (q) => store.listProjects(q, { search, isMine, after, limit }));
      return pageFrom(
        rows,
        limit,
        (row) => presentProject(row, scope.userId),
        (row) => [row.is_personal, row.name, row.id],
      );
    },

    get: (scope: Scope, id: Id): Promise<Project> =>
      database.read(scope, async (q) => presentProject(await openProject(q, id), scope.userId)),

    create: (scope: Scope, wanted: { name: string; accessLevel: AccessLevel }): Promise<Project> =>
      database.write(scope, async (tx) => {
        const limit = await findLimit(tx, "PROJECT_LIMIT");
        if (limit >= 0 && !fitsLimit(limit, await store.countProjects(tx), 1)) {
          throw problem("project.limit.exceed", { limit });
        }
        const id = await insert(tx, scope, { ...wanted, isPersonal: false });
        return presentProject(await openProject(tx, id), scope.userId);
      }),

    /** In the transaction that opens a workspace or takes a member in. */
    createPersonal: (tx: Queries, scope: Scope, name: string): Promise<Id> =>
      insert(tx, scope, { name, isPersonal: true, accessLevel: "PRIVATE" }),

    /** Also the personal project, which becomes an ordinary one of its new owner. */
    async handOver(tx: Queries, scope: Scope, { from, to }: { from: Id; to: Id }): Promise<void> {
      for (const projectId of await store.handOver(tx, from, to)) {
        await events.emit(tx, scope, { type: "project.ownerChanged", data: { projectId, from, to } });
        await audit.record(tx, scope, {
          action: "project.changeOwner",
          objectType: "project",
          objectId: projectId,
          before: { ownerId: from },
          after: { ownerId: to },
        });
      }
    },

    async addMember(tx: Queries, scope: Scope, projectId: Id, accountId: Id): Promise<void> {
      await store.insertMember(tx, projectId, accountId);
      await events.emit(tx, scope, { type: "project.memberAdded", data: { projectId, accountId } });
      await audit.record(tx, scope, {
        action: "project.addMember",
        objectType: "project",
        objectId: projectId,
        after: { accountId },
      });
    },

    update: (scope: Scope, id: Id, next: { name: string; accessLevel: AccessLevel }): Promise<Project> =>
      database.write(scope, async (tx) => {
        const before = await openProject(tx, id);
        if (!abilitiesOf(before, scope.userId).update) throw problem("project.no.access");
        // A personal project stays its owner's own.
        const accessLevel = before.is_personal ? "PRIVATE" : next.accessLevel;
        await store.updateProject(tx, id, { name: next.name, accessLevel });
        await events.emit(tx, scope, { type: "project.updated", data: { projectId: id } });
        await audit.record(tx, scope, {
          action: "project.update",
          objectType: "project",
          objectId: id,
          before: { name: before.name, accessLevel: before.access_level },
          after: { name: next.name, accessLevel },
        });
        return presentProject(await openProject(tx, id), scope.userId);
      }),
  };
};
export type ProjectsService = ReturnType<typeof projectsService>;
