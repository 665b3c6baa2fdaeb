import type { Id, MemberRole } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import { containing } from "../paging.ts";

export interface ProjectMemberRow {
  readonly account_id: Id;
  readonly name: string;
  readonly email: string | null;
  readonly role: "owner" | MemberRole;
  readonly is_disabled: boolean;
  readonly create_time: Date;
}

/** The owner first, then by arrival. */
export const listMembers = async (
  q: Queries,
  projectId: Id,
  input: { search: string | undefined; size: number; offset: number },
): Promise<{ rows: ProjectMemberRow[]; total: number }> => {
  const rows = await q.rows<ProjectMemberRow & { total: number }>(
    `select s.account_id, t.name, t.email, s.role, t.status = 'disabled' as is_disabled, s.create_time,
       count(*) over ()::integer as total
     from (
       select tenant_id, owner_id as account_id, 'owner' as role, create_time, 0 as rank
       from project where id = $1
       union all
       select tenant_id, account_id, role, create_time, 1 from project_member where project_id = $1
     ) s
     cross join lateral (
       -- Looked up one by one: a team has far more people than a project, and nobody's walk over all of them is waited for.
       select t.status, t.name_key, a.name, a.email
       from membership t join account a on a.id = t.account_id
       where t.tenant_id = s.tenant_id and t.account_id = s.account_id offset 0
     ) t
     where t.name_key like (select lower($2::text collate natural_name)) collate "C"
     order by s.rank, s.create_time, s.account_id ${limitTo(input.size)} offset $3`,
    [projectId, containing(input.search ?? ""), input.offset],
  );
  return { rows, total: rows[0]?.total ?? 0 };
};

const OUTSIDERS = 20;

/** Active members of the team who are not in the project, by name. */
export const listOutsiders = (
  q: Queries,
  projectId: Id,
  search: string | undefined,
): Promise<Pick<ProjectMemberRow, "account_id" | "name">[]> =>
  q.rows(
    `select t.account_id, a.name from membership t join account a on a.id = t.account_id
     where t.tenant_id = current_tenant_id() and t.status = 'active'
       and t.name_key like (select lower($2::text collate natural_name)) collate "C"
       and not exists (select from project_member m where m.project_id = $1 and m.account_id = t.account_id)
       and not exists (select from project p where p.id = $1 and p.owner_id = t.account_id)
     order by t.name_key, t.account_id limit ${OUTSIDERS}`,
    [projectId, containing(search ?? "")],
  );

/** Those who are active members of the team; none of them can leave it until the transaction ends. */
export const lockColleaguesForUpdate = async (tx: Queries, accountIds: readonly Id[]): Promise<Id[]> => {
  const rows = await tx.rows<{ account_id: Id }>(
    `select account_id from membership
     where tenant_id = current_tenant_id() and account_id = any($1::bigint[]) and status = 'active'
     order by account_id for key share`,
    [accountIds],
  );
  return rows.map((row) => row.account_id);
};

/** Those who were not in it; the owner is left out. */
export const insertMembers = async (
  tx: Queries,
  projectId: Id,
  accountIds: readonly Id[],
  role: MemberRole,
): Promise<Id[]> => {
  const rows = await tx.rows<{ account_id: Id }>(
    `insert into project_member (project_id, account_id, role)
     select p.id, given.id, $3 from project p cross join unnest($2::bigint[]) as given (id)
     where p.id = $1 and p.owner_id <> given.id
     on conflict do nothing returning account_id`,
    [projectId, accountIds, role],
  );
  return rows.map((row) => row.account_id);
};

export const findRole = async (q: Queries, projectId: Id, accountId: Id): Promise<MemberRole | undefined> =>
  (
    await q.row<{ role: MemberRole }>(
      "select role from project_member where project_id = $1 and account_id = $2",
      [projectId, accountId],
    )
  )?.role;

export const setRole = (tx: Queries, projectId: Id, accountId: Id, role: MemberRole): void =>
  tx.send("update project_member set role = $3 where project_id = $1 and account_id = $2", [
    projectId,
    accountId,
    role,
  ]);

export const deleteMember = (tx: Queries, projectId: Id, accountId: Id): void =>
  tx.send("delete from project_member where project_id = $1 and account_id = $2", [projectId, accountId]);

/** The new owner is no longer a member in addition; the previous one stays as a manager if requested. */
export const setOwner = (tx: Queries, projectId: Id, from: Id, to: Id, keepsPlace: boolean): void => {
  tx.send("update project set owner_id = $2 where id = $1", [projectId, to]);
  deleteMember(tx, projectId, to);
  if (!keepsPlace) return;
  tx.send(
    "insert into project_member (project_id, account_id, role) values ($1, $2, 'manager') on conflict do nothing",
    [projectId, from],
  );
};

/** Transfers everything of a leaving member; returns the projects that changed owners. */
export const transferOwnership = async (tx: Queries, from: Id, to: Id): Promise<Id[]> => {
  const moved = await tx.rows<{ id: Id }>(
    "update project set owner_id = $2, is_personal = false where owner_id = $1 returning id",
    [from, to],
  );
  const ids = moved.map(({ id }) => id);
  tx.send("update project set creator_id = $2 where creator_id = $1", [from, to]);
  tx.send("delete from project_member where account_id = $1", [from]);
  tx.send("delete from project_member where account_id = $1 and project_id = any($2::bigint[])", [to, ids]);
  return ids;
};

export const findName = async (q: Queries, accountId: Id): Promise<string> =>
  (await q.row<{ name: string }>("select name from account where id = $1", [accountId]))?.name ?? "";
