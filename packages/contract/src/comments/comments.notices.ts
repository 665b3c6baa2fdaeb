import type { NoticeKind } from "../foundation/notice-kind.ts";

export const commentsNotices = {
  commentAdded: { type: "COMMENT", category: "business", opens: "comments", isMailed: true },
  commentMention: { type: "MENTION", category: "business", opens: "comments", isMailed: true },
} as const satisfies Record<string, NoticeKind>;
