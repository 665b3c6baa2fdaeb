import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface DeletedRow {
  readonly id: Id;
  readonly name: string;
  readonly owner_name: string;
  readonly files: string;
  readonly bytes: string;
  readonly members: number;
  readonly delete_time: Date;
  readonly holds_records: boolean;
}

const MOST = 200;

/** Deleted since a time, or with records that are never deleted permanently; restorable by the current user: their own, and all for the team owner. */
const restorable = `from project p join account a on a.id = p.owner_id
  where p.state = 'deleted' and (p.delete_time > $1 or project_holds_records(p.tenant_id, p.id))
    and (p.owner_id = current_user_id()
      or exists (select from tenant t where t.id = p.tenant_id and t.owner_id = current_user_id()))`;

export const listDeleted = (q: Queries, since: Date): Promise<DeletedRow[]> =>
  q.rows<DeletedRow>(
    `select p.id, p.name, a.name as owner_name, p.delete_time,
       project_holds_records(p.tenant_id, p.id) as holds_records, c.files, c.bytes,
       (select count(*)::integer from project_member m
         where m.tenant_id = p.tenant_id and m.project_id = p.id) + 1 as members
     from (select p.tenant_id, p.id, p.name, p.owner_id, p.delete_time ${restorable}
       order by p.delete_time desc, p.id desc limit ${MOST}) p
     join account a on a.id = p.owner_id
     cross join lateral (select coalesce(sum(k.files) filter (where k.kind <> 'folder'), 0) as files,
         coalesce(sum(k.bytes), 0) as bytes
       from project_content k where k.tenant_id = p.tenant_id and k.project_id = p.id) c
     order by p.delete_time desc, p.id desc`,
    [since],
  );

/** Restores a project with its content; undefined if the user may not restore it. */
export const restoreDeleted = async (
  tx: Queries,
  id: Id,
  since: Date,
): Promise<{ name: string } | undefined> => {
  const held = await tx.row<{ id: Id }>(
    "select id from project where id = $1 and state = 'deleted' for update",
    [id],
  );
  if (held === undefined) return undefined;
  return tx.row<{ name: string }>(
    `update project set state = 'active', delete_time = null
     where id = (select p.id ${restorable} and p.id = $2) returning name`,
    [since, id],
  );
};

export const listOldProjects = (
  tx: Queries,
  before: Date,
  after: Id,
  most: number,
): Promise<{ tenant_id: Id; project_id: Id }[]> =>
  tx.rows("select tenant_id, project_id from list_old_projects($1, $2, $3)", [before, after, most]);

/** A project that is due for permanent deletion, locked until the transaction ends. */
export const lockOldProject = (tx: Queries, id: Id, before: Date): Promise<{ name: string } | undefined> =>
  tx.row(
    `select name from project
     where id = $1 and state = 'deleted' and delete_time < $2 and not project_holds_records(tenant_id, id)
     for update`,
    [id, before],
  );

export const eraseProject = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from project where id = $1 and state = 'deleted'", [id]);
