import { aboutSubject, type NotificationRule } from "../../kernel/notification-rules.ts";

/** Who is named in a page is notified of it, with the block that names them, where they may read the page. */
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
