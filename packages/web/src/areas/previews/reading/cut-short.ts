import { fetchRange } from "./fetch-bytes.ts";

/** What ends a PNG is at its end; some programs write a little behind it. */
const TAIL_BYTES = 4_096;
const PNG = "\x89PNG\r\n\x1a\n";

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Whether a picture begins as a PNG and never ends: browsers draw the existing part without an error. */
export const lacksEnd = (head: Uint8Array, tail: Uint8Array): boolean =>
  latin(head) === PNG && !latin(tail).includes("IEND");

/** @throws {Unreadable} */
export const isCutShort = async (address: string, bytes: number): Promise<boolean> => {
  const head = await fetchRange(address, 0, Math.min(PNG.length, bytes));
  if (latin(head) !== PNG) return false;
  return lacksEnd(head, await fetchRange(address, Math.max(0, bytes - TAIL_BYTES), bytes));
};
