import type { FeatureSwitch, PermissionKey, Role } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import { abilitiesOfRole } from "./access.policy.ts";
import { keysOf } from "./access.rules.ts";
import type { RoleRow, SwitchRow } from "./access.store.ts";

export const presentSwitch = (row: SwitchRow): FeatureSwitch => ({
  feature: row.feature,
  featureLevel: row.feature_level,
  detail: {
    enabled: row.enabled,
    visible: row.visible,
    limitedQuantity: row.limited_quantity,
    sendMethod: [...row.send_method],
  },
});

export const presentRole = (row: RoleRow, session: Pick<Session, "authorities">): Role => ({
  id: row.id,
  tenantId: row.tenant_id,
  roleKey: row.role_key,
  name: row.name,
  authorities: [...keysOf(row)] as PermissionKey[],
  memberCount: row.member_count,
  abilities: abilitiesOfRole(row, session),
});

export const presentRoleName = ({ id, name, role_key: roleKey }: RoleRow) => ({ id, name, roleKey });
