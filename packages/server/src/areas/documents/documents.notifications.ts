import { aboutSubject, type NotificationRule } from "../../kernel/notification-rules.ts";

/** Notifies users mentioned in a page, with the block that mentions them, if they may read the page. */
export const documentsNotifications: readonly NotificationRule[] = [
  {
    event: "document.mention",
    kind: "pageMention",
    async tell(q, { data: { fileId, userId, blockId } }, actionsOf) {
      const actions = actionsOf("file");
      const owned = await actions.findOwned(q, fileId);
      if (owned === undefined) return [];
      return [{ to: await actions.keepReaders(q, fileId, [userId]), ...aboutSubject(owned), bizId: blockId }];
    },
  },
];
