import type { Id, Invitation, Member, Team, Tenant } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { InvitationRow } from "./invitations.store.ts";
import type { MemberRow } from "./members.store.ts";
import { abilitiesOfMember, abilitiesOfTeam } from "./tenants.policy.ts";
import type { OwnTeamRow, SecurityRow, TeamRow } from "./tenants.store.ts";

export const presentTenant = (row: OwnTeamRow): Tenant => ({
  tenantId: row.tenant_id,
  tenantName: row.name,
  logo: row.logo_time === null ? null : `/app/tenants/${row.tenant_id}/logo?v=${row.logo_time.getTime()}`,
  tenantType: row.type,
  ownerId: row.owner_id,
  status: row.status,
  expirationTime: row.expiration_time?.toISOString() ?? null,
});

export const presentTeam = (row: TeamRow, userId: Id): Team => ({
  ...presentTenant(row),
  ownerName: row.owner_name,
  createTime: row.create_time.toISOString(),
  memberCount: row.member_count,
  openInvitations: row.open_invitations,
  seatLimit: row.seat_limit,
  abilities: abilitiesOfTeam(row, { userId }),
});

const waysInOf = (row: MemberRow, viewer: Pick<Session, "userId" | "authorities">) => {
  const isShown = viewer.authorities.has("USER_UPDATE");
  return {
    lockTime: isShown ? (row.lock_time?.toISOString() ?? null) : null,
    hasSecondFactor: isShown ? row.has_second_factor : null,
    resetAskTime: isShown ? (row.reset_ask_time?.toISOString() ?? null) : null,
    abilities: abilitiesOfMember(row, viewer),
  };
};

export const presentMember = (row: MemberRow, viewer: Pick<Session, "userId" | "authorities">): Member => ({
  userId: row.account_id,
  name: row.name,
  avatar: row.avatar_key,
  email: row.email,
  mobile: row.mobile,
  disabled: row.status === "disabled",
  isOwner: row.is_owner,
  roles: row.roles.map(({ id, name, roleKey }) => ({ id, name, roleKey })),
  joinTime: row.create_time.toISOString(),
  ...waysInOf(row, viewer),
});

export const presentInvitation = (row: InvitationRow, now: Date): Invitation => ({
  id: row.id,
  sendMethod: row.send_method,
  account: row.account,
  status: row.status === "pending" && row.expire_time <= now ? "expired" : row.status,
  roles: row.roles.map(({ id, name, roleKey }) => ({ id, name, roleKey })),
  remark: row.remark,
  inviterName: row.inviter_name,
  createTime: row.create_time.toISOString(),
  expireTime: row.expire_time.toISOString(),
});

export const presentSecurity = (row: SecurityRow) => ({
  isTwoFactorEnabled: row.is_two_factor_enabled,
  isPasswordRotationEnabled: row.is_password_rotation_enabled,
  passwordRotationInterval: row.password_rotation_interval,
  isIpEnabled: row.is_ip_enabled,
  ipStrategy: row.ip_strategy,
});
