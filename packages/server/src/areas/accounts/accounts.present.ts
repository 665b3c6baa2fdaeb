import type { CurrentUser, OwnSession } from "@benchleaf/contract";
import { authoritiesOf } from "./accounts.policy.ts";
import { mustChangePassword } from "./accounts.rules.ts";
import type { SignedInRow } from "./accounts.store.ts";
import type { OwnSessionRow } from "./sessions.store.ts";

export const presentCurrentUser = (row: SignedInRow, now: Date): CurrentUser => ({
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
  needChangePassword: mustChangePassword(row, now),
  singleTenant: row.team_count <= 1,
  // Which of the two surveys is required depends on the user's team, wherever the request comes from.
  surveyType: row.survey_type && (row.tenant_type === "overseas" ? "overseas_profile" : "profile"),
  type: row.tenant_type,
  expirationTime: row.expiration_time?.toISOString() ?? null,
  ownerId: row.owner_id,
  personalProjectId: row.personal_project_id,
});

export const presentSession = (row: OwnSessionRow, currentId: string): OwnSession => ({
  id: row.id,
  isCurrent: row.id === currentId,
  userAgent: row.user_agent,
  ip: row.ip,
  createTime: row.create_time.toISOString(),
  lastUseTime: row.last_use_time.toISOString(),
});
