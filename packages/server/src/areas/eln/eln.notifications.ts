import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { NewNotice, NotificationRule } from "../../kernel/notification-rules.ts";
import { findConfig, findProjectOwner } from "./eln.store.ts";

/** The owner of the project is notified of a finished page, by email as well if the team has configured it. */
const finished = async (q: Queries, fileId: Id, isMailed: boolean): Promise<readonly NewNotice[]> => {
  const config = (await findConfig(q)) ?? { sendEmail: false, sendNotification: true };
  if (!config.sendNotification || config.sendEmail !== isMailed) return [];
  const found = await findProjectOwner(q, fileId);
  if (found === undefined) return [];
  const { owner_id, ...file } = found;
  return [
    { to: [owner_id], file: { id: file.id, name: file.name, kind: "eln", projectId: file.project_id } },
  ];
};

export const elnNotifications: readonly NotificationRule[] = [
  {
    event: "eln.finished",
    kind: "elnFinished",
    tell: (q, { data: { fileId } }) => finished(q, fileId, true),
  },
  {
    event: "eln.finished",
    kind: "elnFinishedHere",
    tell: (q, { data: { fileId } }) => finished(q, fileId, false),
  },
];
