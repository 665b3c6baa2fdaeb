// Reads attachment of the area `subjects`: images of a page are attachments of its file.
import { type Id, nodesIn, type PageNode } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface AttachmentRow {
  readonly id: Id;
  readonly object_key: string;
  readonly size: string;
}

/** The images in a page, in their order. */
export const listPageAttachments = (q: Queries, fileId: Id, page: PageNode): Promise<AttachmentRow[]> => {
  const ids = [...nodesIn(page)].flatMap(({ type, attrs }) =>
    type === "image" && attrs?.attachmentId ? [String(attrs.attachmentId)] : [],
  );
  if (ids.length === 0) return Promise.resolve([]);
  return q.rows<AttachmentRow>(
    `select id, object_key, size from attachment
     where subject_kind = 'file' and subject_id = $1 and id = any($2::bigint[])
     order by array_position($2::bigint[], id)`,
    [fileId, ids],
  );
};
