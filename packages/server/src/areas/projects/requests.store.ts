import { type Id, PROJECT_REASK_DAYS } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface RequestRow {
  readonly id: Id;
  readonly account_id: Id;
  readonly account_name: string;
  readonly message: string;
  readonly create_time: Date;
}

/** Whether it can be requested at all: a project of the team that is not personal. */
export const canBeAskedFor = async (q: Queries, projectId: Id): Promise<boolean> =>
  (await q.row("select 1 from project where id = $1 and state = 'active' and not is_personal", [
    projectId,
  ])) !== undefined;

export const findOwnRequest = (
  q: Queries,
  projectId: Id,
): Promise<{ state: "pending" | "approved" | "rejected"; reason: string } | undefined> =>
  q.row(
    `select state, reason from project_request
     where project_id = $1 and account_id = current_user_id()
       and (state <> 'rejected' or decide_time > now() - interval '${PROJECT_REASK_DAYS} days')
     order by id desc limit 1`,
    [projectId],
  );

/** False if one is pending already. */
export const saveRequest = async (tx: Queries, projectId: Id, message: string): Promise<boolean> =>
  (await tx.row(
    `insert into project_request (project_id, message) values ($1, $2)
     on conflict (tenant_id, project_id, account_id) where state = 'pending' do nothing returning id`,
    [projectId, message],
  )) !== undefined;

export const listRequests = (q: Queries, projectId: Id): Promise<RequestRow[]> =>
  q.rows<RequestRow>(
    `select r.id, r.account_id, a.name as account_name, r.message, r.create_time
     from project_request r join account a on a.id = r.account_id
     where r.project_id = $1 and r.state = 'pending' order by r.id limit 100`,
    [projectId],
  );

/** Decides a pending request, once; undefined if there is none. */
export const closeRequest = (
  tx: Queries,
  verdict: { readonly id: Id; readonly projectId: Id; readonly isApproved: boolean; readonly reason: string },
): Promise<{ account_id: Id } | undefined> =>
  tx.row<{ account_id: Id }>(
    `update project_request set state = case when $3 then 'approved' else 'rejected' end, reason = $4,
       decided_by = current_user_id(), decide_time = now()
     where id = $1 and project_id = $2 and state = 'pending' returning account_id`,
    [verdict.id, verdict.projectId, verdict.isApproved, verdict.reason],
  );

/** Its owner and its managers. */
export const listManagers = async (q: Queries, projectId: Id): Promise<Id[]> => {
  const rows = await q.rows<{ id: Id }>(
    `select owner_id as id from project where id = $1
     union select account_id from project_member where project_id = $1 and role = 'manager'`,
    [projectId],
  );
  return rows.map(({ id }) => id);
};
