import { Unreadable } from "./faults.ts";
import { fetchRange, fetchStream } from "./fetch-bytes.ts";
import type { Source } from "./source.ts";

interface Entry extends Source {
  readonly offset: number;
  readonly size: number;
  readonly packed: number;
  readonly method: number;
}

const MOST_BYTES = 1024 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;
const HEADER_BYTES = 30;

/** Takes what is announced and not a byte more, whatever the packed bytes unpack to. */
const collect = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>, size: number): Promise<Blob> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let seen = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    seen += value.length;
    if (seen > size) {
      await reader.cancel();
      throw new Unreadable("bomb");
    }
    parts.push(value);
  }
  if (seen !== size) throw new Unreadable("broken");
  return new Blob(parts);
};

/** One thing out of a ZIP, of which only its own bytes are fetched. */
export const readEntry = async (job: Entry): Promise<Blob> => {
  const { address, offset, size, packed, method } = job;
  if (size > MOST_BYTES) throw new Unreadable("tooLarge");
  if (method !== STORED && method !== DEFLATED) throw new Unreadable("method");
  const header = await fetchRange(address, offset, offset + HEADER_BYTES);
  const view = new DataView(header.buffer);
  if (header.length < HEADER_BYTES || view.getUint32(0, true) !== 0x04034b50) throw new Unreadable("broken");
  const start = offset + HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
  if (packed === 0) return collect(new Blob([]).stream(), size);
  const bytes = await fetchStream(address, start, start + packed);
  return collect(method === STORED ? bytes : bytes.pipeThrough(new DecompressionStream("deflate-raw")), size);
};
