import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { NoticeFile } from "../../kernel/notices.ts";

export interface OwnedNoticeFile extends NoticeFile {
  readonly ownerId: Id;
}

export const findNoticeFile = (q: Queries, fileId: Id): Promise<OwnedNoticeFile | undefined> =>
  q.row<OwnedNoticeFile>(
    `select id, name, kind, project_id as "projectId", owner_id as "ownerId" from file
     where id = $1 and state = 'active'`,
    [fileId],
  );
