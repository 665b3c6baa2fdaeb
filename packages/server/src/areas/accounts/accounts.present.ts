import type { CurrentUser } from "@benchleaf/contract";
import { authoritiesOf } from "./accounts.policy.ts";
import { isPasswordTooOld } from "./accounts.rules.ts";
import type { SignedInRow } from "./accounts.store.ts";

export const presentCurrentUser = (row: SignedInRow): CurrentUser => ({
  userId: row.account_id,
  tenantId: row.tenant_id,
  tenantName: row.tenant_name,
  tenantStatus: row.tenant_status,
  name: row.name,
  email: row.email,
  mobile: row.mobile,
  avatar: row.avatar_key,
  roles: row.role_keys.map((roleKey) => ({ roleKey })),
  authorities: authoritiesOf(row),
  passwordUpdateTime: row.password_update_time.toISOString(),
  needChangePassword: row.must_change_password || isPasswordTooOld(row, new Date()),
  singleTenant: row.team_count <= 1,
  surveyType: row.survey_type,
  type: row.tenant_type,
  expirationTime: row.expiration_time?.toISOString() ?? null,
  ownerId: row.owner_id,
  personalProjectId: row.personal_project_id,
});
