import type { Storage } from "../../../kernel/storage.ts";

/** A stored object whole; null if it is missing. Only for objects whose size was limited when they were stored. */
export const bytesOf = async (storage: Pick<Storage, "open">, key: string): Promise<Uint8Array | null> => {
  const stream = await storage.open(key);
  if (stream === null) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
};
