import type { Id } from "@benchleaf/contract";
import type { Database, Queries } from "../../kernel/database.ts";
import type { Scope } from "../../kernel/scope.ts";

export interface SwitchRow {
  readonly feature: string;
  readonly feature_level: "feature" | "limit" | "strategy";
  readonly enabled: boolean;
  readonly visible: boolean;
  readonly limited_quantity: number;
  readonly send_method: readonly ("email" | "mobile")[];
}

export const findSwitches = (
  database: Database,
  scope: Scope,
  features: readonly string[],
): Promise<SwitchRow[]> =>
  database.one<SwitchRow>(scope, "select * from feature_switch where feature = any($1)", [features]);

export const findLimit = async (tx: Queries, feature: string): Promise<number> => {
  const row = await tx.row<{ limited_quantity: number }>(
    "select limited_quantity from feature_switch where feature = $1",
    [feature],
  );
  return row?.limited_quantity ?? -1;
};

export const upsertSwitch = (tx: Queries, row: SwitchRow): Promise<unknown> =>
  tx.rows(
    `insert into feature_switch (feature, feature_level, enabled, visible, limited_quantity, send_method)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (tenant_id, feature) do update set feature_level = excluded.feature_level,
       enabled = excluded.enabled, visible = excluded.visible,
       limited_quantity = excluded.limited_quantity, send_method = excluded.send_method`,
    [row.feature, row.feature_level, row.enabled, row.visible, row.limited_quantity, row.send_method],
  );

export const giveBuiltInRole = (tx: Queries, roleKey: string, accountId: Id): Promise<unknown> =>
  tx.rows(
    `insert into member_role (account_id, role_id)
     select $1, id from role where tenant_id = -1 and role_key = $2`,
    [accountId, roleKey],
  );
