import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { aboutSubject, type Notice, type NoticeRule, type NoticeRuleOf } from "../../kernel/notices.ts";
import type { ActionsOf } from "../../kernel/subjects.ts";
import type { Spoken } from "./comments.events.ts";
import { listSpeakers } from "./comments.store.ts";

/** To those of some people who may read the subject. */
const aboutThread = async (
  q: Queries,
  actionsOf: ActionsOf,
  { subject, threadId }: Spoken,
  whom: (ownerId: Id) => readonly Id[] | Promise<readonly Id[]>,
): Promise<Notice[]> => {
  const actions = actionsOf(subject.kind);
  const owned = await actions.findOwned(q, subject.id);
  if (owned === undefined) return [];
  const to = await actions.keepReaders(q, subject.id, await whom(owned.ownerId));
  return [{ to, ...aboutSubject(owned), bizId: threadId }];
};

const mention = { kind: "commentMention" } as const;

export const commentsNotices: readonly NoticeRule[] = [
  {
    event: "comment.add",
    kind: "commentAdded",
    // Who is mentioned is told that, and not once more.
    tell: (q, { data: spoken }, actionsOf) =>
      aboutThread(q, actionsOf, spoken, async (ownerId) =>
        [ownerId, ...(await listSpeakers(q, spoken.threadId))].filter(
          (id) => !spoken.mentionIds.includes(id),
        ),
      ),
  },
  ...(["comment.add", "comment.change"] as const).map(
    (event): NoticeRuleOf<typeof event> => ({
      ...mention,
      event,
      tell: (q, { data }, actionsOf) => aboutThread(q, actionsOf, data, () => data.mentionIds),
    }),
  ),
];
