import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import {
  aboutSubject,
  type NewNotice,
  type NotificationRule,
  type NotificationRuleOf,
} from "../../kernel/notification-rules.ts";
import type { ActionsOf } from "../../kernel/subjects.ts";
import type { CommentAdded } from "./comments.events.ts";
import { listParticipants } from "./comments.store.ts";

/** Those of some users who may read the subject. */
const aboutThread = async (
  q: Queries,
  actionsOf: ActionsOf,
  { subject, threadId }: CommentAdded,
  whom: (ownerId: Id) => readonly Id[] | Promise<readonly Id[]>,
): Promise<NewNotice[]> => {
  const actions = actionsOf(subject.kind);
  const owned = await actions.findOwned(q, subject.id);
  if (owned === undefined) return [];
  const to = await actions.keepReaders(q, subject.id, await whom(owned.ownerId));
  return [{ to, ...aboutSubject(owned), bizId: threadId }];
};

const mention = { kind: "commentMention" } as const;

export const commentsNotifications: readonly NotificationRule[] = [
  {
    event: "comment.add",
    kind: "commentAdded",
    // A mentioned user gets only the notification of the mention.
    tell: (q, { data: spoken }, actionsOf) =>
      aboutThread(q, actionsOf, spoken, async (ownerId) =>
        [ownerId, ...(await listParticipants(q, spoken.threadId))].filter(
          (id) => !spoken.mentionIds.includes(id),
        ),
      ),
  },
  ...(["comment.add", "comment.change"] as const).map(
    (event): NotificationRuleOf<typeof event> => ({
      ...mention,
      event,
      tell: (q, { data }, actionsOf) => aboutThread(q, actionsOf, data, () => data.mentionIds),
    }),
  ),
];
