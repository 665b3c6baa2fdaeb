import {
  FILE_LOCK_HOURS,
  type FileAccess,
  type FileLink,
  type FileVersion,
  type Id,
  type LabFile,
  type LinkPolicy,
  type ListedFile,
  type RecycledFile,
  type SharedFile,
  type ShareLevel,
  TRASH_DAYS,
} from "@benchleaf/contract";
import { abilitiesOf, LEVEL } from "./files.policy.ts";
import type { FileRow, ListedRow } from "./files.sql.ts";
import type { VersionRow } from "./files.store.ts";
import type { LinkRow, PolicyRow } from "./links.store.ts";
import type { AccessRow, SharedRow, ShareRow } from "./sharing.store.ts";
import type { TrashRow } from "./trash.store.ts";

const presentLock = (row: FileRow): LabFile["lock"] => {
  if (row.lock_owner_id === null || row.lock_time === null) return null;
  const until = new Date(row.lock_time.getTime() + FILE_LOCK_HOURS * 3_600_000);
  return {
    userId: row.lock_owner_id,
    userName: row.lock_owner_name ?? "",
    since: row.lock_time.toISOString(),
    until: until.toISOString(),
  };
};

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
  lock: presentLock(row),
  abilities: abilitiesOf(row, userId),
});

export const presentListed = (row: ListedRow, userId: Id): ListedFile => ({
  ...presentFile(row, userId),
  tags: row.tags.map(({ id, name, color }) => ({ id, name, color })),
  isFavourite: row.is_favourite,
});

export const presentRecycled = (row: TrashRow, userId: Id): RecycledFile => ({
  ...presentFile(row, userId),
  projectName: row.project_name,
  recycleTime: row.recycle_time.toISOString(),
  eraseTime: new Date(row.recycle_time.getTime() + TRASH_DAYS * 86_400_000).toISOString(),
});

export const presentVersion = (row: VersionRow): FileVersion => ({
  version: row.version,
  message: row.message,
  restoredFrom: row.restored_from,
  mergedFrom: row.merged_from,
  isAutosaved: row.is_autosaved,
  isSnapshot: row.is_snapshot,
  authorId: row.author_id,
  authorName: row.author_name,
  createTime: row.create_time.toISOString(),
});

const levelOf = (level: number): ShareLevel => {
  if (level >= LEVEL.manage) return "manage";
  if (level >= LEVEL.edit) return "edit";
  return level >= LEVEL.comment ? "comment" : "read";
};

export const presentAccess = (
  file: FileRow & { readonly project_name: string | null },
  access: AccessRow | undefined,
  shares: readonly ShareRow[],
): FileAccess => ({
  isClosed: access?.is_closed ?? false,
  isRestricted: access?.is_restricted ?? false,
  ownerName: file.owner_name,
  projectName: file.project_name ?? "",
  shares: shares.map((share) => ({
    userId: share.account_id,
    userName: share.account_name,
    level: levelOf(share.level),
    createTime: share.create_time.toISOString(),
    expireTime: share.expire_time?.toISOString() ?? null,
    from: share.file_id === file.id ? null : { id: share.file_id, name: share.file_name },
  })),
});

export const presentShared = (row: SharedRow, userId: Id): SharedFile => ({
  ...presentFile(row, userId),
  share: {
    userId: row.share_user_id,
    userName: row.share_user_name,
    level: levelOf(row.share_level),
    createTime: row.share_time.toISOString(),
    expireTime: row.share_expire_time?.toISOString() ?? null,
  },
});

const linkStateOf = (row: LinkRow, isOpen: boolean): FileLink["state"] => {
  if (row.is_ended) return "ended";
  if (row.is_expired) return "expired";
  return isOpen ? "open" : "resting";
};

export const presentLink = (row: LinkRow, isOpen: boolean): FileLink => ({
  id: row.id,
  note: row.note,
  makerName: row.maker_name,
  state: linkStateOf(row, isOpen),
  hasPassword: row.has_password,
  createTime: row.create_time.toISOString(),
  expireTime: row.expire_time.toISOString(),
  visits: Number(row.visits),
  lastVisitTime: row.last_visit_time?.toISOString() ?? null,
});

/** A team that has configured nothing allows none. */
export const presentPolicy = (row: PolicyRow | undefined): LinkPolicy => ({
  areAllowed: row?.are_allowed ?? false,
  maxDays: row?.max_days ?? 30,
  isPasswordRequired: row?.is_password_required ?? false,
  isPublishingAllowed: row?.is_publishing_allowed ?? false,
});
