import { buffer } from "node:stream/consumers";
import type { Kernel } from "../../kernel/kernel.ts";
import type { AttachmentRow } from "./page-attachments.store.ts";

/** Maximum bytes of images in one exported file. */
const MOST_BYTES = 48 * 1024 * 1024;

/** Returns the bytes of images by the ids of their attachments, as many as fit; deleted ones are left out. */
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
