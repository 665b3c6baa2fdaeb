import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { NewNotice, NotificationRule } from "../../kernel/notification-rules.ts";
import { type FileRow, findNamedFile } from "./files.sql.ts";
import { findFile } from "./files.store.ts";
import { listManagers } from "./requests.store.ts";

/** Returns a notification about each file that still exists. */
const aboutFiles = async (
  q: Queries,
  fileIds: readonly Id[],
  whom: (row: FileRow, index: number) => readonly (Id | null | undefined)[],
): Promise<NewNotice[]> => {
  const rows = await Promise.all(fileIds.map((id) => findFile(q, id)));
  return rows.flatMap((row, index) =>
    row === undefined || row.state !== "active"
      ? []
      : [
          {
            to: whom(row, index).filter((id) => id !== null && id !== undefined),
            file: { id: row.id, name: row.name, kind: row.kind, projectId: row.project_id },
          },
        ],
  );
};

/** About one file, even if the user who acted may not read it. */
const aboutFile = async (q: Queries, fileId: Id, to: readonly Id[]): Promise<NewNotice[]> => {
  const file = await findNamedFile(q, fileId);
  if (file === undefined) return [];
  return [{ to, file: { id: file.id, name: file.name, kind: file.kind, projectId: file.project_id } }];
};

export const filesNotifications: readonly NotificationRule[] = [
  {
    event: "file.share",
    kind: "fileShared",
    tell: async (q, { data }) => {
      const { fileId, after } = data;
      return aboutFile(q, fileId, after?.userIds ?? []);
    },
  },
  {
    event: "file.createLink",
    kind: "fileLinked",
    tell: async (q, { data }) => aboutFiles(q, [data.fileId], (row) => [row.owner_id]),
  },
  {
    event: "file.requestAccess",
    kind: "fileAccessRequested",
    tell: async (q, { data }) => {
      const { fileId } = data;
      return aboutFile(q, fileId, await listManagers(q, fileId));
    },
  },
  {
    event: "file.approveAccess",
    kind: "fileAccessGranted",
    tell: async (q, { data }) => {
      const { fileId, userId } = data;
      return aboutFile(q, fileId, [userId]);
    },
  },
  {
    event: "file.rejectAccess",
    kind: "fileAccessRejected",
    // Without the file: a user who may not read it learns nothing about it.
    tell: async (_, { data }) => {
      const { userId, reason } = data;
      return [{ to: [userId], content: { extraInfo: { reason } } }];
    },
  },
  {
    event: "file.lock",
    kind: "fileLocked",
    tell: async (q, { data, userId }) => {
      const { fileIds, holderIds } = data;
      // Renewing one's own lock creates no notification.
      return aboutFiles(q, fileIds, (row, index) => (holderIds?.[index] === userId ? [] : [row.owner_id]));
    },
  },
  {
    event: "file.unlock",
    kind: "fileUnlocked",
    tell: async (q, { data }) => {
      const { fileIds, holderIds } = data;
      return aboutFiles(q, fileIds, (row, index) => [row.owner_id, holderIds?.[index]]);
    },
  },
];
