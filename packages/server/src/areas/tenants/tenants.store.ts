import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/** Takes the new team's id first, because only behind its wall its row can be written. */
export const enterNewTenant = async (tx: Queries, ownerId: Id): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `with made as (select nextval('tenant_id_seq')::text as id)
     select id, set_config('app.tenant_id', id, true), set_config('app.user_id', $1, true) from made`,
    [ownerId],
  );
  return row!.id;
};

export const insertTenant = (tx: Queries, tenant: { id: Id; name: string; ownerId: Id }): Promise<unknown> =>
  tx.rows("insert into tenant (id, name, owner_id) values ($1, $2, $3)", [
    tenant.id,
    tenant.name,
    tenant.ownerId,
  ]);

export const insertMembership = (tx: Queries, accountId: Id): Promise<unknown> =>
  tx.rows("insert into membership (account_id) values ($1)", [accountId]);
