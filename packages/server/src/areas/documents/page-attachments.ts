// Reads attachment of the area `subjects`: pictures of a page hang on its file.
import { buffer } from "node:stream/consumers";
import { type Id, nodesIn, type PageNode } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";

/** So many bytes of pictures go into one file that is written. */
const MOST_BYTES = 48 * 1024 * 1024;

interface AttachmentRow {
  readonly id: Id;
  readonly object_key: string;
  readonly size: string;
}

/** The pictures that a page shows, in their order. */
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

/** Their bytes by their ids, as many as fit; what is gone is left out. */
export const readAttachments = async (
  { storage }: Pick<Kernel, "storage">,
  rows: readonly AttachmentRow[],
): Promise<Record<string, Uint8Array>> => {
  const read: Record<string, Uint8Array> = {};
  let total = 0;
  for (const { id, object_key, size } of rows) {
    if (total + Number(size) > MOST_BYTES) continue;
    const stream = await storage.open(object_key);
    if (stream === null) continue;
    total += Number(size);
    read[id] = new Uint8Array(await buffer(stream));
  }
  return read;
};
