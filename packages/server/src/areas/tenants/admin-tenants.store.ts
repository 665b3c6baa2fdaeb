import type { Id, TeamStatus } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface InstanceTeamRow {
  readonly tenant_id: Id;
  readonly name: string;
  readonly type: "team" | "enterprise" | "overseas";
  readonly status: "normal" | "forever" | "expired" | "freeze";
  readonly expiration_time: Date | null;
  readonly create_time: Date;
  readonly owner_name: string;
  readonly owner_account: string;
  readonly member_count: number;
}

/** Of the whole installation, newest first: only for who runs it. */
export const listTeams = (
  q: Queries,
  { search, before, most }: { search: string | null; before: Id | null; most: number },
): Promise<InstanceTeamRow[]> =>
  q.rows<InstanceTeamRow>("select * from list_teams(lower($1), null, $2, $3)", [search, before, most]);

export const findInstanceTeam = (q: Queries, tenantId: Id): Promise<InstanceTeamRow | undefined> =>
  q.row<InstanceTeamRow>("select * from list_teams(null, $1, null, 1)", [tenantId]);

/** Of the transaction's team. */
export const setStatus = (tx: Queries, { tenantType, status, expirationTime }: TeamStatus): void =>
  tx.send("update tenant set type = $1, status = $2, expiration_time = $3 where id = current_tenant_id()", [
    tenantType,
    status,
    expirationTime,
  ]);

/** Of the team's members that have one; returns how many. */
export const demandPasswords = async (tx: Queries): Promise<number> => {
  const rows = await tx.rows(
    `update account set must_change_password = true where password_hash is not null and id in (
       select account_id from membership where tenant_id = current_tenant_id() and status = 'active')
     returning id`,
  );
  return rows.length;
};
