import type { Access } from "../foundation/endpoint.ts";

/** For endpoints that take files and folders; the request determines which of the two permissions is required. */
export const updatesFilesOrFolders = {
  permission: [["PROJECT_FILE_UPDATE", "PROJECT_FOLDER_UPDATE"]],
} as const satisfies Access;

/** Access of a row that either of the two permissions opens; which one counts depends on what is deleted. */
export const deletesFilesOrFolders = {
  permission: [["PROJECT_FILE_DELETE", "PROJECT_FOLDER_DELETE"]],
} as const satisfies Access;
