import type { Access } from "../foundation/endpoint.ts";

/** Of rows that take files and folders alike; which of the two keys is needed goes by what is sent. */
export const updatesFilesOrFolders = {
  permission: [["PROJECT_FILE_UPDATE", "PROJECT_FOLDER_UPDATE"]],
} as const satisfies Access;

/** Access of a row that either of the two permissions opens; which one counts depends on what is deleted. */
export const deletesFilesOrFolders = {
  permission: [["PROJECT_FILE_DELETE", "PROJECT_FOLDER_DELETE"]],
} as const satisfies Access;
