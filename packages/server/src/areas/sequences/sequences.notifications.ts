import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { NewNotice, NotificationRule } from "../../kernel/notification-rules.ts";
import { roomOf, whoIsIn } from "../live/live.service.ts";
import { findNotificationFile, type OwnedNotificationFile } from "./notification-files.store.ts";

/** Work shorter than this is awaited on the page. */
const LONG_MS = 10_000;

const aboutFile = async (
  q: Queries,
  fileId: Id,
  notice: (file: OwnedNotificationFile, present: readonly Id[]) => NewNotice,
): Promise<NewNotice[]> => {
  const [file, present] = await Promise.all([
    findNotificationFile(q, fileId),
    whoIsIn(q, roomOf("file", fileId)),
  ]);
  return file === undefined ? [] : [{ file, ...notice(file, present) }];
};

export const sequencesNotifications: readonly NotificationRule[] = [
  {
    event: "file.saved",
    kind: "sequenceSaved",
    tell: (q, { data }) => {
      const { fileId, version } = data;
      return aboutFile(q, fileId, (file, present) => ({
        to: [file.ownerId, ...present],
        content: {
          sequenceName: file.name,
          sequenceFileId: fileId,
          sequenceFileVersionStr: String(version),
        },
      }));
    },
  },
  {
    // The files area notifies its owner.
    event: "file.lock",
    kind: "fileLocked",
    tell: async (q, { data, userId }) => {
      const { fileIds, holderIds } = data;
      const locked = fileIds.filter((_, index) => holderIds?.[index] !== userId);
      const notices = await Promise.all(
        locked.map((fileId) => aboutFile(q, fileId, (_file, present) => ({ to: present }))),
      );
      return notices.flat();
    },
  },
  {
    event: "sequence.imported",
    kind: "importFinished",
    isForActor: true,
    tell: async (_q, { data, userId }) => {
      const { projectId, fileName, count, milliseconds } = data;
      if (milliseconds < LONG_MS) return [];
      return [{ to: [userId], projectId, content: { count, extraInfo: { upload: fileName } } }];
    },
  },
  {
    event: "sequence.import.failed",
    kind: "importFailed",
    isForActor: true,
    tell: async (_q, { data: { projectId, fileName }, userId }) => [
      { to: [userId], projectId, content: { extraInfo: { upload: fileName } } },
    ],
  },
];
