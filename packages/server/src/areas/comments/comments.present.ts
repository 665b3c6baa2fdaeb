import type { Comment, CommentAnchor, CommentThread, Id } from "@benchleaf/contract";
import type { AnchorRow, CommentRow } from "./comments.store.ts";

/** The reader, and whether they manage the file. */
interface Reader {
  readonly userId: Id;
  readonly mayManage: boolean;
}

export const presentAnchor = ({ start, end, isGone }: AnchorRow): CommentAnchor => ({ start, end, isGone });

const presentComment = (row: CommentRow, { userId, mayManage }: Reader): Comment => ({
  id: row.id,
  authorId: row.author_id,
  authorName: row.author_name,
  body: row.body,
  mentions: row.mentions.map(({ userId: id, name }) => ({ userId: id, name })),
  createTime: row.create_time.toISOString(),
  editTime: row.edit_time?.toISOString() ?? null,
  abilities: { change: row.author_id === userId, remove: row.author_id === userId || mayManage },
});

export const presentThread = (
  row: CommentRow,
  replies: readonly CommentRow[],
  reader: Reader,
): CommentThread => ({
  ...presentComment(row, reader),
  anchor: row.anchor && presentAnchor(row.anchor),
  range: row.page_range,
  resolved:
    row.resolve_time === null
      ? null
      : { userName: row.resolved_name ?? "", time: row.resolve_time.toISOString() },
  replies: replies.map((reply) => presentComment(reply, reader)),
});
