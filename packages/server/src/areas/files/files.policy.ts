import type { ErrorCode, FileKind, Id, LabFile } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import { problem } from "../../kernel/problem.ts";
import type { FileRow } from "./files.sql.ts";

type Asked = Pick<FileRow, "level" | "owner_id" | "lock_owner_id" | "project_owner_id" | "state">;

/** Access levels of a user on a file, as the view `readable_file` returns them. */
export const LEVEL = { read: 1, comment: 2, edit: 3, carry: 4, manage: 5 } as const;
export type RequiredLevel = keyof typeof LEVEL;

export const hasLevel = (file: Pick<FileRow, "level">, need: RequiredLevel): boolean =>
  (file.level ?? 0) >= LEVEL[need];

export const canRead = (file: Pick<FileRow, "level">): boolean => hasLevel(file, "read");

const isLockedFor = (file: Asked, userId: Id): boolean =>
  file.lock_owner_id !== null && file.lock_owner_id !== userId;

/** Why a user may not decide about a file at all, even as the holder of its lock; null if they may. */
export const writeRefusal = (file: Asked, need: RequiredLevel): ErrorCode | null =>
  hasLevel(file, need) ? null : "fileAsset.no.edit.permission";

/** Why a user may not change a file, or null if they may. */
export const editRefusal = (file: Asked, userId: Id, need: RequiredLevel = "edit"): ErrorCode | null =>
  writeRefusal(file, need) ?? (isLockedFor(file, userId) ? "projectFile.locked" : null);

/** Whether a user may remove a lock: its holder, and the owners of file and project. */
export const mayUnlock = (file: Asked, userId: Id): boolean =>
  canRead(file) && [file.lock_owner_id, file.owner_id, file.project_owner_id].includes(userId);

export const abilitiesOf = (file: Asked, userId: Id): LabFile["abilities"] => {
  const isActive = file.state === "active";
  const may = (need: RequiredLevel): boolean => isActive && editRefusal(file, userId, need) === null;
  return {
    edit: may("edit"),
    recycle: may("carry"),
    unlock: isActive && file.lock_owner_id !== null && mayUnlock(file, userId),
    comment: isActive && hasLevel(file, "comment"),
    manage: isActive && hasLevel(file, "manage"),
  };
};

/**
 * Demands the permission keys that the rows require: folders have a key of their own, which also covers their
 * contents.
 *
 * @throws permission.denied with the missing key
 */
export const demandKeys = (
  { authorities }: Pick<Session, "authorities">,
  rows: readonly { readonly kind: FileKind }[],
  verb: "UPDATE" | "DELETE",
): void => {
  for (const { kind } of rows) {
    const permission =
      kind === "folder" ? (`PROJECT_FOLDER_${verb}` as const) : (`PROJECT_FILE_${verb}` as const);
    if (!authorities.has(permission)) throw problem("permission.denied", { permission });
  }
};
