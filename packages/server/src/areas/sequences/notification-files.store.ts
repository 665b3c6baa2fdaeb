import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { NotificationFile } from "../../kernel/notification-rules.ts";

export interface OwnedNotificationFile extends NotificationFile {
  readonly ownerId: Id;
}

export const findNotificationFile = (q: Queries, fileId: Id): Promise<OwnedNotificationFile | undefined> =>
  q.row<OwnedNotificationFile>(
    `select id, name, kind, project_id as "projectId", owner_id as "ownerId" from file
     where id = $1 and state = 'active'`,
    [fileId],
  );
