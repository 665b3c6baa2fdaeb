import type { AuditAction, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Scope } from "../../kernel/scope.ts";

/** Descendants of a folder, without the folder itself. */
const below = {
  active: `with recursive tree as (
      select tenant_id, id from file where folder_id = $4 and state = 'active'
      union all
      select f.tenant_id, f.id from file f
        join tree on f.tenant_id = tree.tenant_id and f.folder_id = tree.id where f.state = 'active'
    ), carried as (select f.id, f.name from tree join file f on f.tenant_id = tree.tenant_id and f.id = tree.id)`,
  recycled: `with carried as (
      select id, name from file where recycle_root_id = $4 and state = 'recycled' and id <> $4)`,
};

/**
 * Writes an audit entry for each descendant of a folder, so that its own log shows what happened to it. Runs in the
 * transaction of the change: before it for restoring or permanent deletion, after it for moving or recycling.
 */
export const recordDescendants = (
  tx: Queries,
  scope: Scope,
  action: AuditAction,
  folder: { readonly id: Id; readonly name: string },
  state: keyof typeof below,
): Promise<unknown> =>
  tx.rows(
    `${below[state]}
     select record_audits($1, $2, $3, 'file', array_agg(id::text order by id),
       array_agg(jsonb_build_object('name', name) order by id),
       jsonb_build_object('carriedBy', $5::text, 'folderId', $4::text))
     from carried`,
    [scope.tenantId, scope.userId, action, folder.id, folder.name],
  );
