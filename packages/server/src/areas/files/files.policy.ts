import type { ErrorCode, Id, LabFile } from "@benchleaf/contract";
import type { FileRow } from "./files.store.ts";

type Asked = Pick<FileRow, "can_write" | "owner_id" | "lock_owner_id" | "project_owner_id" | "state">;

/** May open: who may open the project. */
export const canRead = (file: Pick<FileRow, "can_write">): boolean => file.can_write !== null;

/** May change: members and owner of the project, and the file's owner while they may open the project. */
const mayWrite = (file: Asked, userId: Id): boolean =>
  canRead(file) && (file.can_write === true || file.owner_id === userId);

const isLockedFor = (file: Asked, userId: Id): boolean =>
  file.lock_owner_id !== null && file.lock_owner_id !== userId;

/** Why a user may not decide about a file at all, whoever holds its lock; null where they may. */
export const writeRefusal = (file: Asked, userId: Id): ErrorCode | null =>
  mayWrite(file, userId) ? null : "fileAsset.no.edit.permission";

/** Why a user may not change a file, or null where they may. */
export const editRefusal = (file: Asked, userId: Id): ErrorCode | null => {
  if (!mayWrite(file, userId)) return "fileAsset.no.edit.permission";
  return isLockedFor(file, userId) ? "projectFile.locked" : null;
};

/** May take a lock off: who put it on, and the owners of file and project. */
export const mayUnlock = (file: Asked, userId: Id): boolean =>
  canRead(file) && [file.lock_owner_id, file.owner_id, file.project_owner_id].includes(userId);

export const abilitiesOf = (file: Asked, userId: Id): LabFile["abilities"] => {
  const isAllowed = file.state === "active" && editRefusal(file, userId) === null;
  const unlock = file.lock_owner_id !== null && file.state === "active" && mayUnlock(file, userId);
  return { edit: isAllowed, recycle: isAllowed, unlock };
};
