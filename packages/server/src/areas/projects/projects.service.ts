import type { AccessLevel, Id, Project } from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { findLimit, fitsLimit } from "../access/access.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { insertMembers, transferOwnership } from "./members.store.ts";
import { type Asking, refuseManaging } from "./projects.policy.ts";
import { presentProject } from "./projects.present.ts";
import * as store from "./projects.store.ts";

/** The project of files without a given project. */
export const findPersonalProject = async (q: Queries): Promise<Id> => {
  const row = await store.findPersonal(q);
  if (row === undefined) throw problem("project.no.access");
  return row.id;
};

export const openProject = async (q: Queries, id: Id): Promise<store.ProjectRow> => {
  const row = await store.findProject(q, id);
  if (row === undefined) throw problem("project.no.access", { projectId: id });
  return row;
};

/** Locks its settings, members and owner, and returns it with the user's current permissions. */
export const lockProjectForUpdate = (tx: Queries, id: Id): Promise<store.ProjectRow> => {
  store.lockSettingsForUpdate(tx, id);
  return openProject(tx, id);
};

interface ListQuery {
  readonly search?: string | undefined;
  readonly sort: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly view: store.ProjectInput["view"];
}

type Change = { readonly [Key in keyof store.Settings]?: store.Settings[Key] | undefined };

const settingsOf = (row: store.ProjectRow): store.Settings => ({
  name: row.name,
  description: row.description,
  accessLevel: row.access_level,
  publicRole: row.public_role,
  dashboardAccessLevel: row.dashboard_access_level,
});

const given = (change: Change): Partial<store.Settings> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

export { filterProjectReaders, findProjectPeople, namesOfProjects } from "./projects.store.ts";

export const projectsService = ({ database, audit, events }: Kernel) => {
  const insert = async (
    tx: Queries,
    scope: Scope,
    wanted: { name: string; description: string; isPersonal: boolean; accessLevel: AccessLevel },
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
    async list(asking: Asking, query: ListQuery): Promise<Page<Project>> {
      const sort = query.sort.replace("-", "") as store.ProjectSort;
      const keys = z.tuple([z.literal(query.sort), z.boolean(), z.string(), idKey]);
      const [, ...after] = decodeCursor(keys, query.cursor) ?? [];
      const rows = await database.read(asking, (q) =>
        store.listProjects(q, {
          search: query.search,
          view: query.view,
          sort,
          isDescending: query.sort.startsWith("-"),
          after: after.length === 0 ? undefined : (after as [boolean, string, Id]),
          limit: query.limit,
        }),
      );
      return pageFrom(
        rows,
        query.limit,
        (row) => presentProject(row, asking),
        (row) => [query.sort, row.is_personal, store.sortValue[sort](row), row.id],
      );
    },

    get: (asking: Asking, id: Id): Promise<Project> =>
      database.read(asking, async (q) => presentProject(await openProject(q, id), asking)),

    create: (
      asking: Asking,
      wanted: { name: string; description?: string; accessLevel: AccessLevel },
    ): Promise<Project> =>
      database.write(asking, async (tx) => {
        const limit = await findLimit(tx, "PROJECT_LIMIT");
        if (limit >= 0 && !fitsLimit(limit, await store.countProjects(tx), 1)) {
          throw problem("project.limit.exceed", { limit });
        }
        const id = await insert(tx, asking, { description: "", ...wanted, isPersonal: false });
        return presentProject(await openProject(tx, id), asking);
      }),

    /** In the transaction that creates a workspace or adds a member. */
    createPersonal: (tx: Queries, scope: Scope, name: string): Promise<Id> =>
      insert(tx, scope, { name, description: "", isPersonal: true, accessLevel: "PRIVATE" }),

    /** Also the personal project, which becomes an ordinary one of its new owner. */
    async handOver(tx: Queries, scope: Scope, { from, to }: { from: Id; to: Id }): Promise<void> {
      for (const projectId of await transferOwnership(tx, from, to)) {
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
      await insertMembers(tx, projectId, [accountId], "editor");
      await events.emit(tx, scope, { type: "project.memberAdded", data: { projectId, accountId } });
      await audit.record(tx, scope, {
        action: "project.addMember",
        objectType: "project",
        objectId: projectId,
        after: { accountId, role: "editor" },
      });
    },

    update: (asking: Asking, id: Id, change: Change): Promise<Project> =>
      database.write(asking, async (tx) => {
        const project = await lockProjectForUpdate(tx, id);
        refuseManaging(project);
        const before = settingsOf(project);
        // A personal project stays its owner's own.
        const kept = project.is_personal ? { accessLevel: "PRIVATE" as const } : {};
        const after = { ...before, ...given(change), ...kept };
        await store.updateProject(tx, id, after);
        await events.emit(tx, asking, { type: "project.updated", data: { projectId: id } });
        await events.emit(tx, asking, { type: "subject.changed", data: { kind: "project", ids: [id] } });
        await audit.record(tx, asking, {
          action: "project.update",
          objectType: "project",
          objectId: id,
          before,
          after,
        });
        return presentProject(await openProject(tx, id), asking);
      }),
  };
};
export type ProjectsService = ReturnType<typeof projectsService>;
