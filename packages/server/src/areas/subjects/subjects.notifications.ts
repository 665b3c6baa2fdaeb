import type { Id, SubjectKind } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { aboutSubject, type NewNotice, type NotificationRule } from "../../kernel/notification-rules.ts";
import type { ActionsOf } from "../../kernel/subjects.ts";
import { listFollowers } from "./subjects.store.ts";

/** To those who follow some subjects of a kind and may still read them. */
const toFollowers = async (
  q: Queries,
  actionsOf: ActionsOf,
  kind: SubjectKind,
  ids: readonly Id[],
): Promise<NewNotice[]> => {
  const actions = actionsOf(kind);
  const notices: NewNotice[] = [];
  for (const { id, account_ids } of await listFollowers(q, kind, ids)) {
    const owned = await actions.findOwned(q, id);
    if (owned === undefined) continue;
    notices.push({ to: await actions.keepReaders(q, id, account_ids), ...aboutSubject(owned) });
  }
  return notices;
};

export const subjectsNotifications: readonly NotificationRule[] = [
  {
    event: "subject.changed",
    kind: "subjectChanged",
    tell: (q, { data }, actionsOf) => toFollowers(q, actionsOf, data.kind, data.ids),
  },
  {
    event: "file.saved",
    kind: "subjectChanged",
    tell: (q, { data }, actionsOf) => toFollowers(q, actionsOf, "file", [data.fileId]),
  },
  {
    // The same kind as for participants: no one is notified twice.
    event: "comment.add",
    kind: "commentAdded",
    tell: async (q, { data: { subject, threadId, mentionIds } }, actionsOf) =>
      (await toFollowers(q, actionsOf, subject.kind, [subject.id])).map((notice) => ({
        ...notice,
        to: notice.to.filter((id) => !mentionIds.includes(id)),
        bizId: threadId,
      })),
  },
];
