import { Unreadable } from "./faults.ts";
import { fetchRange } from "./fetch-bytes.ts";
import type { Source } from "./source.ts";
import { type ArchiveEntry, findDirectory, listEntries, TAIL_BYTES } from "./zip-directory.ts";

export interface ReadArchive {
  readonly entries: readonly ArchiveEntry[];
  readonly totalBytes: number;
}

const MOST_DIRECTORY_BYTES = 48 * 1024 * 1024;

/** What is in a ZIP of any size, of which only the list at its end is fetched. */
export const readArchive = async ({ address, bytes }: Source): Promise<ReadArchive> => {
  const tailStart = Math.max(0, bytes - TAIL_BYTES);
  const tail = await fetchRange(address, tailStart, bytes);
  const { offset, size } = findDirectory(tail, tailStart);
  if (offset + size > bytes) throw new Unreadable("broken");
  if (size > MOST_DIRECTORY_BYTES) throw new Unreadable("bomb");
  const directory =
    offset >= tailStart
      ? tail.subarray(offset - tailStart, offset - tailStart + size)
      : await fetchRange(address, offset, offset + size);
  const entries = listEntries(directory);
  return { entries, totalBytes: entries.reduce((sum, entry) => sum + entry.size, 0) };
};
