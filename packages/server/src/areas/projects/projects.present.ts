import type { Id, Project, ProjectMember } from "@benchleaf/contract";
import type { ProjectMemberRow } from "./members.store.ts";
import { type Asking, abilitiesOf, memberAbilitiesOf } from "./projects.policy.ts";
import type { ProjectRow } from "./projects.store.ts";

export const presentProject = (row: ProjectRow, asking: Asking): Project => ({
  id: row.id,
  name: row.name,
  description: row.description,
  isPersonal: row.is_personal,
  ownerId: row.owner_id,
  owner: row.owner_name,
  creatorId: row.creator_id,
  settings: { accessLevel: row.access_level, publicRole: row.public_role },
  dashboardAccessLevel: row.dashboard_access_level,
  role: row.own_role,
  fileCount: row.file_count,
  memberCount: row.member_count,
  createTime: row.create_time.toISOString(),
  activeTime: row.active_time?.toISOString() ?? null,
  abilities: abilitiesOf(row, asking),
});

export const presentMember = (row: ProjectMemberRow, project: ProjectRow, userId: Id): ProjectMember => ({
  userId: row.account_id,
  name: row.name,
  email: row.email,
  role: row.role,
  isDisabled: row.is_disabled,
  createTime: row.create_time.toISOString(),
  abilities: memberAbilitiesOf(row, project, userId),
});
