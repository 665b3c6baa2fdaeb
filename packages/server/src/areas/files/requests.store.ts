// Reads project of projects, because its owner decides on requests.
// Reads project_member of projects, because its managers decide on requests.
import { ACCESS_REQUEST_DAYS, type FileKind, type Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import { readableFileOf } from "./files.sql.ts";

export interface RequestRow {
  readonly id: Id;
  readonly file_id: Id;
  readonly file_name: string;
  readonly file_kind: FileKind;
  readonly account_id: Id;
  readonly account_name: string;
  readonly level: number;
  readonly message: string;
  readonly create_time: Date;
}

const isWaiting = `r.state = 'pending' and r.create_time > now() - interval '${ACCESS_REQUEST_DAYS} days'`;

/**
 * A repeated request while one is pending is the same request. Returns its id if the people who decide have not been
 * notified of it.
 */
export const saveRequest = async (
  tx: Queries,
  input: { readonly fileId: Id; readonly level: number; readonly message: string },
): Promise<Id | undefined> => {
  // A request that expired undecided is replaced by the new one.
  await tx.rows(
    `delete from access_request r
     where r.file_id = $1 and r.account_id = current_user_id() and r.state = 'pending' and not (${isWaiting})`,
    [input.fileId],
  );
  const row = await tx.row<{ id: Id; is_new: boolean }>(
    `insert into access_request as r (file_id, level, message) values ($1, $2, $3)
     on conflict (tenant_id, file_id, account_id) where state = 'pending' do update
       set level = greatest(r.level, excluded.level), message = excluded.message
     returning r.id, r.xmax = 0 as is_new`,
    [input.fileId, input.level, input.message],
  );
  return row?.is_new ? row.id : undefined;
};

export const findOwnRequest = (
  q: Queries,
  fileId: Id,
): Promise<{ state: "pending" | "approved" | "rejected"; reason: string } | undefined> =>
  q.row(
    `select r.state, r.reason from access_request r
     where r.file_id = $1 and r.account_id = current_user_id() and (r.state <> 'pending' or ${isWaiting})
     order by r.id desc limit 1`,
    [fileId],
  );

export const listRequests = (q: Queries, after: Id | undefined, limit: number): Promise<RequestRow[]> =>
  q.rows<RequestRow>(
    `select r.id, r.file_id, f.name as file_name, f.kind as file_kind, r.account_id, a.name as account_name,
       r.level, r.message, r.create_time
     from access_request r
     ${readableFileOf("r")}
     join account a on a.id = r.account_id
     where ${isWaiting} and f.level = 5 and f.state = 'active' and r.id > $1 order by r.id ${limitTo(limit + 1)}`,
    [after ?? "0"],
  );

/** Decides a pending request, once; undefined if there is none. */
export const closeRequest = (
  tx: Queries,
  request: { readonly id: Id; readonly fileId: Id; readonly isApproved: boolean; readonly reason: string },
): Promise<{ account_id: Id } | undefined> =>
  tx.row<{ account_id: Id }>(
    `update access_request r set state = case when $3 then 'approved' else 'rejected' end, reason = $4,
       decided_by = current_user_id(), decide_time = now()
     where r.id = $1 and r.file_id = $2 and ${isWaiting} returning r.account_id`,
    [request.id, request.fileId, request.isApproved, request.reason],
  );

/** Who decides about a file: its owner, its project's owner and managers, and users who manage it by a share. */
export const listManagers = async (q: Queries, fileId: Id): Promise<Id[]> => {
  const rows = await q.rows<{ id: Id }>(
    `select f.owner_id as id from file f where f.id = $1
     union select p.owner_id from file f join project p on p.tenant_id = f.tenant_id and p.id = f.project_id
       where f.id = $1
     union select m.account_id from file f
       join project_member m on m.tenant_id = f.tenant_id and m.project_id = f.project_id and m.role = 'manager'
       where f.id = $1
     union select g.account_id from file f
       join file_access a on a.tenant_id = f.tenant_id and a.file_id in (f.id, f.parent_key)
       join file_grant g on g.tenant_id = f.tenant_id and g.file_id = any (a.scope_ids)
       where f.id = $1 and g.level = 5 and (g.expire_time is null or g.expire_time > now())`,
    [fileId],
  );
  return rows.map(({ id }) => id);
};
