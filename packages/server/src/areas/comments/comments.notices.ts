import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Notice, NoticeRule, NoticeRuleOf } from "../../kernel/notices.ts";
import { findToldFile } from "../files/files.service.ts";
import type { Spoken } from "./comments.events.ts";
import { listSpeakers } from "./comments.store.ts";

const aboutThread = async (
  q: Queries,
  { fileId, threadId }: Spoken,
  whom: (ownerId: Id) => readonly Id[] | Promise<readonly Id[]>,
): Promise<Notice[]> => {
  const file = await findToldFile(q, fileId);
  if (file === undefined) return [];
  const { id, name, kind, project_id: projectId, owner_id: ownerId } = file;
  return [{ to: await whom(ownerId), file: { id, name, kind, projectId }, bizId: threadId }];
};

const mention = { kind: "commentMention" } as const;

export const commentsNotices: readonly NoticeRule[] = [
  {
    event: "comment.add",
    kind: "commentAdded",
    // Who is mentioned is told that, and not once more.
    tell: (q, { data: spoken }) =>
      aboutThread(q, spoken, async (ownerId) =>
        [ownerId, ...(await listSpeakers(q, spoken.threadId))].filter(
          (id) => !spoken.mentionIds.includes(id),
        ),
      ),
  },
  ...(["comment.add", "comment.change"] as const).map(
    (event): NoticeRuleOf<typeof event> => ({
      ...mention,
      event,
      tell: (q, { data }) => aboutThread(q, data, () => data.mentionIds),
    }),
  ),
];
