import { randomUUID } from "node:crypto";
import type { Id, Role } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import { type Queries, withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { asKeys, refuseBeyond, refuseBuiltIn, refuseUngrantable } from "./access.policy.ts";
import { presentRole, presentRoleName } from "./access.present.ts";
import * as store from "./access.store.ts";

interface RoleEntry {
  readonly name: string;
  readonly authorities: readonly string[];
}

/** PostgreSQL's unique_violation, here always that of names. */
const nameExists = (error: unknown): unknown =>
  error instanceof Error && (error as { code?: unknown }).code === "23505"
    ? problem("role.name.exists")
    : error;

const asRole = ({ authorities }: RoleEntry) => asKeys(authorities);

export const manageRoles = ({ database, audit, events, sessions }: Kernel) => {
  const openRole = async (q: Queries, id: Id): Promise<store.RoleRow> => {
    const [row] = await store.findRoles(q, [id]);
    if (row === undefined) throw problem("role.not.found");
    return row;
  };

  const show = async (q: Queries, id: Id, session: Session): Promise<Role> =>
    presentRole(await openRole(q, id), session);

  /** One entry of the audit trail and one event for every change of a role. */
  const tell = async (
    tx: Queries,
    session: Session,
    verb: "create" | "update" | "delete",
    id: Id,
    change: { before?: RoleEntry; after?: RoleEntry },
  ): Promise<void> => {
    await audit.record(tx, session, {
      action: `role.${verb}`,
      objectType: "role",
      objectId: id,
      ...change,
    });
    await events.emit(tx, session, { type: `role.${verb}d`, data: { roleId: id } });
  };

  const entryOf = ({ name, authorities }: store.RoleRow): RoleEntry => ({ name, authorities });

  return {
    list: (session: Session, page: { currentPage: number; size: number }) =>
      database.read(session, async (q) =>
        withCommit(
          Promise.all([
            store.listRoles(q, (page.currentPage - 1) * page.size, page.size),
            store.countRoles(q),
          ]).then(([rows, total]) => ({ records: rows.map((row) => presentRole(row, session)), total })),
        ),
      ),

    create: (session: Session, entry: RoleEntry): Promise<Role> =>
      database
        .write(session, async (tx) => {
          const authorities = [...new Set(entry.authorities)];
          refuseBeyond([asRole(entry)], session);
          const id = await store.insertRole(tx, {
            roleKey: `ROLE_${randomUUID()}`,
            name: entry.name,
            authorities,
          });
          await tell(tx, session, "create", id, { after: { name: entry.name, authorities } });
          return withCommit(show(tx, id, session));
        })
        .catch((error: unknown) => Promise.reject(nameExists(error))),

    async update(session: Session, id: Id, entry: RoleEntry): Promise<Role> {
      const role = await database
        .write(session, async (tx) => {
          await store.lockTeamForUpdate(tx);
          const before = await openRole(tx, id);
          refuseBuiltIn(before);
          refuseBeyond([before, asRole(entry)], session);
          const after = { name: entry.name, authorities: [...new Set(entry.authorities)] };
          store.updateRole(tx, id, after);
          await tell(tx, session, "update", id, { before: entryOf(before), after });
          return withCommit(show(tx, id, session));
        })
        .catch((error: unknown) => Promise.reject(nameExists(error)));
      sessions.forget({ tenantId: session.tenantId });
      return role;
    },

    remove: (session: Session, id: Id): Promise<null> =>
      database.write(session, async (tx) => {
        await store.lockTeamForUpdate(tx);
        const [before, isInUse] = await Promise.all([openRole(tx, id), store.isRoleInUse(tx, id)]);
        refuseBuiltIn(before);
        refuseBeyond([before], session);
        if (isInUse) throw problem("role.in.use");
        store.deleteRole(tx, id);
        await tell(tx, session, "delete", id, { before: entryOf(before) });
        return null;
      }),

    rolesOf: (session: Session, userId: Id) =>
      database.read(session, async (q) =>
        withCommit(store.findRolesOf(q, userId).then((rows) => rows.map(presentRoleName))),
      ),

    async setRolesOf(session: Session, userId: Id, roleIds: readonly Id[]) {
      const roles = await database.write(session, async (tx) => {
        await store.lockTeamForUpdate(tx);
        const [isMember, before, after, hasOther] = await Promise.all([
          store.isMember(tx, userId),
          store.findRolesOf(tx, userId),
          store.findRoles(tx, [...new Set(roleIds)]),
          store.hasOtherAdmin(tx, userId),
        ]);
        if (!isMember) throw problem("user.not.found");
        refuseBeyond(before, session);
        refuseUngrantable(after, roleIds, session);
        const isAdmin = (row: store.RoleRow): boolean => row.holds_all;
        if (before.some(isAdmin) && !after.some(isAdmin) && !hasOther) throw problem("role.last.admin");
        store.replaceRoles(
          tx,
          userId,
          after.map(({ id }) => id),
        );
        await audit.record(tx, session, {
          action: "member.setRoles",
          objectType: "account",
          objectId: userId,
          before: before.map(presentRoleName),
          after: after.map(presentRoleName),
        });
        await events.emit(tx, session, { type: "member.rolesChanged", data: { accountId: userId } });
        return after.map(presentRoleName);
      });
      sessions.forget({ accountId: userId });
      return roles;
    },
  };
};
export type ManageRoles = ReturnType<typeof manageRoles>;
