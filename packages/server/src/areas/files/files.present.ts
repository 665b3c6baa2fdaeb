import type { FileVersion, Id, LabFile } from "@benchleaf/contract";
import { abilitiesOf } from "./files.policy.ts";
import type { FileRow, VersionRow } from "./files.store.ts";

export const presentFile = (row: FileRow, userId: Id): LabFile => ({
  id: row.id,
  projectId: row.project_id,
  folderId: row.folder_id,
  kind: row.kind,
  name: row.name,
  ownerId: row.owner_id,
  ownerName: row.owner_name,
  version: row.version,
  size: row.size === null ? null : Number(row.size),
  createTime: row.create_time.toISOString(),
  updateTime: row.update_time.toISOString(),
  abilities: abilitiesOf(row, userId),
});

export const presentVersion = (row: VersionRow): FileVersion => ({
  version: row.version,
  message: row.message,
  restoredFrom: row.restored_from,
  authorId: row.author_id,
  authorName: row.author_name,
  createTime: row.create_time.toISOString(),
});
