import type { AccessLevel, Id, MemberRole, PublicRole } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import { containing } from "../paging.ts";

export interface ProjectRow {
  readonly id: Id;
  readonly name: string;
  readonly description: string;
  readonly is_personal: boolean;
  readonly owner_id: Id;
  readonly owner_name: string;
  readonly creator_id: Id | null;
  readonly access_level: AccessLevel;
  readonly public_role: PublicRole;
  readonly dashboard_access_level: AccessLevel;
  readonly create_time: Date;
  readonly active_time: Date | null;
  readonly can_open: boolean;
  readonly can_write: boolean;
  readonly can_manage: boolean;
  readonly own_role: "owner" | MemberRole | null;
  readonly file_count: number;
  readonly member_count: number;
}

const facts = `p.id, p.name, p.description, p.is_personal, p.owner_id, a.name as owner_name, p.creator_id,
  p.access_level, p.public_role, p.dashboard_access_level, p.create_time,
  -- The kept activity is by quarters of an hour; what is still there says it to the moment.
  greatest(
    (select max(act.quarter) from project_activity act where act.tenant_id = p.tenant_id and act.project_id = p.id),
    (select f.update_time from file f
      where f.tenant_id = p.tenant_id and f.project_id = p.id and f.state = 'active' and f.kind <> 'folder'
      order by f.update_time desc limit 1)
  ) as active_time,
  (select coalesce(sum(c.files), 0) from project_content c where c.tenant_id = p.tenant_id and c.project_id = p.id
  )::integer as file_count,
  (select count(*) from project_member m where m.tenant_id = p.tenant_id and m.project_id = p.id
  )::integer + 1 as member_count`;
const columns = `${facts}, true as can_open, p.can_write, p.can_manage, p.own_role`;
const joins = "readable_project p join account a on a.id = p.owner_id";
const allColumns = `${facts}, r.id is not null as can_open, coalesce(r.can_write, false) as can_write,
  coalesce(r.can_manage, false) as can_manage, r.own_role`;
const allJoins = `project p join account a on a.id = p.owner_id
  left join readable_project r on r.tenant_id = p.tenant_id and r.id = p.id`;

export type ProjectSort = "name" | "createTime" | "activeTime";

const sortColumns: Record<ProjectSort, { column: string; type: string }> = {
  name: { column: "l.name collate natural_name", type: "text collate natural_name" },
  createTime: { column: "l.create_time", type: "timestamptz" },
  activeTime: { column: "coalesce(l.active_time, '-infinity')", type: "timestamptz" },
};

/** The value a row is sorted by, as stored in a cursor. */
export const sortValue: Record<ProjectSort, (row: ProjectRow) => string> = {
  name: (row) => row.name,
  createTime: (row) => row.create_time.toISOString(),
  activeTime: (row) => row.active_time?.toISOString() ?? "-infinity",
};

export interface ProjectInput {
  readonly search: string | undefined;
  /** Those one may open; those one owns or is a member of; or all collaborative ones. */
  readonly view: "all" | "mine" | "team";
  readonly sort: ProjectSort;
  readonly isDescending: boolean;
  /** Personal projects come first in either direction. */
  readonly after: readonly [boolean, string, Id] | undefined;
  readonly limit: number;
}

export const listProjects = (q: Queries, input: ProjectInput): Promise<ProjectRow[]> => {
  const values: unknown[] = [];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const where = [
    { all: "true", mine: "p.own_role is not null", team: "p.state = 'active' and not p.is_personal" }[
      input.view
    ],
  ];
  if (input.search) where.push(`p.name ilike ${parameter(containing(input.search))}`);
  const { column, type } = sortColumns[input.sort];
  const [direction, beyond, rank] = input.isDescending
    ? ["desc", "<", "l.is_personal"]
    : ["asc", ">", "not l.is_personal"];
  let behind = "";
  if (input.after) {
    const [isPersonal, value, id] = input.after;
    const personal = parameter(input.isDescending ? isPersonal : !isPersonal);
    behind = `where (${rank}, ${column}, l.id) ${beyond}
      (${personal}::boolean, ${parameter(value)}::${type}, ${parameter(id)}::bigint)`;
  }
  const from = input.view === "team" ? `${allColumns} from ${allJoins}` : `${columns} from ${joins}`;
  return q.rows<ProjectRow>(
    `select * from (select ${from} where ${where.join(" and ")}) l ${behind}
     order by ${rank} ${direction}, ${column} ${direction}, l.id ${direction} ${limitTo(input.limit + 1)}`,
    values,
  );
};

export const findProject = (q: Queries, id: Id): Promise<ProjectRow | undefined> =>
  q.row<ProjectRow>(`select ${columns} from ${joins} where p.id = $1`, [id]);

/** Also one that the current user may not open. */
export const findAnyProject = (q: Queries, id: Id): Promise<ProjectRow | undefined> =>
  q.row<ProjectRow>(`select ${allColumns} from ${allJoins} where p.id = $1 and p.state = 'active'`, [id]);

/**
 * Prevents changes of settings, members or owner of the project until the transaction ends; files may still be added.
 * Check permissions after this lock.
 */
export const lockSettingsForUpdate = (tx: Queries, id: Id): void =>
  tx.send("select 1 from project where id = $1 for no key update", [id]);

/**
 * Prevents deletion of the project until the transaction ends. Deleting changes no key column, so a key share lock
 * would not conflict.
 */
export const keepFromDeletion = (tx: Queries, id: Id): void =>
  tx.send("select 1 from project where id = $1 for share", [id]);

export const findProjects = (q: Queries, ids: readonly Id[]): Promise<ProjectRow[]> =>
  q.rows<ProjectRow>(`select ${columns} from ${joins} where p.id = any($1::bigint[])`, [ids]);

export const findPersonal = (q: Queries): Promise<{ id: Id } | undefined> =>
  q.row<{ id: Id }>("select id from project where is_personal and owner_id = current_user_id()");

export const insertProject = async (
  tx: Queries,
  project: { name: string; description: string; isPersonal: boolean; ownerId: Id; accessLevel: AccessLevel },
): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into project (name, description, is_personal, owner_id, creator_id, access_level)
     values ($1, $2, $3, $4, $4, $5) returning id`,
    [project.name, project.description, project.isPersonal, project.ownerId, project.accessLevel],
  );
  return row!.id;
};

export interface Settings {
  readonly name: string;
  readonly description: string;
  readonly accessLevel: AccessLevel;
  readonly publicRole: PublicRole;
  readonly dashboardAccessLevel: AccessLevel;
}

export const updateProject = (tx: Queries, id: Id, next: Settings): Promise<unknown> =>
  tx.rows(
    `update project set name = $2, description = $3, access_level = $4, public_role = $5,
       dashboard_access_level = $6
     where id = $1`,
    [id, next.name, next.description, next.accessLevel, next.publicRole, next.dashboardAccessLevel],
  );

/** Prevents additions to the project until the transaction ends; false if it was deleted. */
export const lockForDeletion = async (tx: Queries, id: Id): Promise<boolean> => {
  const row = await tx.row("select id from project where id = $1 and state = 'active' for update", [id]);
  return row !== undefined;
};

export const deleteProject = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("update project set state = 'deleted', delete_time = now() where id = $1", [id]);

/** Whether somebody other than the current user is an administrator: its owner, or an active member with a role. */
export const hasOtherLeader = async (q: Queries, roleId: Id): Promise<boolean> =>
  (await q.row(
    `select 1 from membership m
     where m.tenant_id = current_tenant_id() and m.status = 'active' and m.account_id <> current_user_id()
       and (exists (select from tenant t where t.id = m.tenant_id and t.owner_id = m.account_id)
         or exists (select from member_role r
           where r.tenant_id = m.tenant_id and r.account_id = m.account_id and r.role_id = $1))
     limit 1`,
    [roleId],
  )) !== undefined;

/** Bytes of all files of a project. */
export const sizeOfProject = async (q: Queries, id: Id): Promise<number> => {
  const row = await q.row<{ bytes: string }>(
    "select coalesce(sum(bytes), 0) as bytes from project_content where project_id = $1",
    [id],
  );
  return Number(row?.bytes ?? 0);
};

export const countProjects = async (tx: Queries): Promise<number> => {
  const row = await tx.row<{ count: string }>(
    "select count(*) from project where not is_personal and state = 'active'",
  );
  return Number(row?.count ?? 0);
};

/** Names of projects, whether the reader may open them or not. */
export const namesOfProjects = (q: Queries, ids: readonly Id[]): Promise<{ id: Id; name: string }[]> =>
  q.rows("select id, name from project where id = any($1::bigint[])", [ids]);

/** Also for a project that the current user may not open: to notify those who may. */
export const findProjectName = async (q: Queries, id: Id): Promise<string | undefined> =>
  (await q.row<{ name: string }>("select name from project where id = $1", [id]))?.name;

/** The owner of a project; undefined if it does not exist. */
export const findProjectPeople = async (
  q: Queries,
  id: Id,
): Promise<{ ownerId: Id; managerIds: Id[] } | undefined> =>
  q.row<{ ownerId: Id; managerIds: Id[] }>(
    `select p.owner_id as "ownerId", array(
       select m.account_id::text from project_member m
       where m.tenant_id = p.tenant_id and m.project_id = p.id and m.role = 'manager' order by m.account_id
     ) as "managerIds"
     from project p where p.id = $1 and p.state = 'active' and not p.is_personal`,
    [id],
  );

/** Those of some users who may read a project. */
export const filterProjectReaders = async (
  q: Queries,
  projectId: Id,
  userIds: readonly Id[],
): Promise<Id[]> => {
  const rows = await q.rows<{ id: Id }>(
    `select u.id from unnest($2::bigint[]) u(id)
     join project p on p.id = $1 and p.state = 'active'
     left join project_member m on m.tenant_id = p.tenant_id and m.project_id = p.id and m.account_id = u.id
     where p.access_level = 'PUBLIC' or u.id in (p.owner_id, p.creator_id) or m.account_id is not null`,
    [projectId, userIds],
  );
  return rows.map(({ id }) => id);
};
