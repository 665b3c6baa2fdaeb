import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { containing } from "../paging.ts";

export interface ProjectRow {
  readonly id: Id;
  readonly name: string;
  readonly is_personal: boolean;
  readonly owner_id: Id;
  readonly owner_name: string;
  readonly access_level: "PUBLIC" | "PRIVATE";
  readonly create_time: Date;
  readonly can_write: boolean;
  readonly file_count: number;
}

/** Counting stops here: the list must not cost more for a project with a million files. */
export const COUNTED_FILES = 9_999;

const columns = `p.id, p.name, p.is_personal, p.owner_id, a.name as owner_name, p.access_level, p.create_time,
  p.can_write, (select count(*) from (
    select from file f where f.tenant_id = p.tenant_id and f.project_id = p.id and f.state = 'active'
      and f.kind <> 'folder' limit ${COUNTED_FILES}
  ) counted)::integer as file_count`;
const joins = "readable_project p join account a on a.id = p.owner_id";

export interface ProjectWish {
  readonly search: string | undefined;
  readonly isMine: boolean;
  /** Personal projects first, then by name. */
  readonly after: readonly [boolean, string, Id] | undefined;
  readonly limit: number;
}

export const listProjects = (q: Queries, wish: ProjectWish): Promise<ProjectRow[]> => {
  const values: unknown[] = [wish.limit + 1];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const where = ["true"];
  if (wish.isMine) where.push("p.owner_id = current_user_id()");
  if (wish.search) where.push(`p.name ilike ${parameter(containing(wish.search))}`);
  if (wish.after) {
    const [isPersonal, name, id] = wish.after;
    where.push(
      `(not p.is_personal, p.name collate natural_name, p.id) >
       (not ${parameter(isPersonal)}::boolean, ${parameter(name)} collate natural_name, ${parameter(id)})`,
    );
  }
  return q.rows<ProjectRow>(
    `select ${columns} from ${joins} where ${where.join(" and ")}
     order by not p.is_personal, p.name collate natural_name, p.id limit $1`,
    values,
  );
};

export const findProject = (q: Queries, id: Id): Promise<ProjectRow | undefined> =>
  q.row<ProjectRow>(`select ${columns} from ${joins} where p.id = $1`, [id]);

export const findPersonal = (q: Queries): Promise<{ id: Id } | undefined> =>
  q.row<{ id: Id }>("select id from project where is_personal and owner_id = current_user_id()");

export const insertProject = async (
  tx: Queries,
  project: { name: string; isPersonal: boolean; ownerId: Id; accessLevel: "PUBLIC" | "PRIVATE" },
): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    "insert into project (name, is_personal, owner_id, access_level) values ($1, $2, $3, $4) returning id",
    [project.name, project.isPersonal, project.ownerId, project.accessLevel],
  );
  return row!.id;
};

export const insertMember = (tx: Queries, projectId: Id, accountId: Id): Promise<unknown> =>
  tx.rows("insert into project_member (project_id, account_id) values ($1, $2) on conflict do nothing", [
    projectId,
    accountId,
  ]);

export const updateProject = (
  tx: Queries,
  id: Id,
  next: { name: string; accessLevel: "PUBLIC" | "PRIVATE" },
): Promise<unknown> =>
  tx.rows("update project set name = $2, access_level = $3 where id = $1", [id, next.name, next.accessLevel]);

/** Nobody puts anything into the project until the transaction ends; false where it is gone already. */
export const holdForDeletion = async (tx: Queries, id: Id): Promise<boolean> => {
  const row = await tx.row("select id from project where id = $1 and state = 'active' for update", [id]);
  return row !== undefined;
};

export const deleteProject = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("update project set state = 'deleted', delete_time = now() where id = $1", [id]);

export const countProjects = async (tx: Queries): Promise<number> => {
  const row = await tx.row<{ count: string }>(
    "select count(*) from project where not is_personal and state = 'active'",
  );
  return Number(row?.count ?? 0);
};

/** The projects that changed hands. */
export const handOver = async (tx: Queries, from: Id, to: Id): Promise<Id[]> => {
  const [moved] = await Promise.all([
    tx.rows<{ id: Id }>(
      "update project set owner_id = $2, is_personal = false where owner_id = $1 returning id",
      [from, to],
    ),
    tx.rows("delete from project_member where account_id = $1", [from]),
  ]);
  return moved.map(({ id }) => id);
};

/** Also of a project that the asking user may not open: for telling those who may. */
export const findProjectName = async (q: Queries, id: Id): Promise<string | undefined> =>
  (await q.row<{ name: string }>("select name from project where id = $1", [id]))?.name;
