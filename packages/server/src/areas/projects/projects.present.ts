import type { Id, Project } from "@benchleaf/contract";
import { abilitiesOf } from "./projects.policy.ts";
import type { ProjectRow } from "./projects.store.ts";

export const presentProject = (row: ProjectRow, userId: Id): Project => ({
  id: row.id,
  name: row.name,
  isPersonal: row.is_personal,
  ownerId: row.owner_id,
  owner: row.owner_name,
  settings: { accessLevel: row.access_level },
  fileCount: row.file_count,
  createTime: row.create_time.toISOString(),
  abilities: abilitiesOf(row, userId),
});
