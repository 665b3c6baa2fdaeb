import { Unreadable } from "./faults.ts";

/** A member of a ZIP according to the directory at its end. */
export interface ArchiveEntry {
  /** Without what would lead out of the archive. */
  readonly path: string;
  readonly isFolder: boolean;
  readonly size: number;
  readonly packed: number;
  readonly method: number;
  readonly offset: number;
  readonly isEncrypted: boolean;
  /** Its path was absolute, or went up by `..`. */
  readonly isOutside: boolean;
  /** Unpacks to far more than anyone means: refused. */
  readonly isBomb: boolean;
}

/** The end record, its longest comment, and the records of large archives before it. */
export const TAIL_BYTES = 66_000;

const MOST_ENTRIES = 200_000;
const BOMB_RATIO = 500;
/** A small thing is no danger, however tightly it is packed. */
const BOMB_BYTES = 50 * 1024 * 1024;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const big = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** Position of an archive's directory. `tail` is its end, from `start` on. @throws {Unreadable} */
export const findDirectory = (tail: Uint8Array, start: number): { offset: number; size: number } => {
  const view = viewOf(tail);
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== 0x06054b50) continue;
    const found = { offset: view.getUint32(at + 16, true), size: view.getUint32(at + 12, true) };
    if (found.offset !== 0xffffffff && found.size !== 0xffffffff) return found;
    const locator = at - 20;
    if (locator < 0 || view.getUint32(locator, true) !== 0x07064b50) return found;
    const record = big(view, locator + 8) - start;
    if (record < 0 || record + 56 > tail.length || view.getUint32(record, true) !== 0x06064b50) break;
    return { offset: big(view, record + 48), size: big(view, record + 40) };
  }
  throw new Unreadable("broken");
};

const decodeName = (bytes: Uint8Array, isUtf8: boolean): string => {
  try {
    // Many tools write UTF-8 without saying so, and Chinese Windows writes GBK.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isUtf8 ? "utf-8" : "gb18030").decode(bytes);
  }
};

/** Sizes and place of an entry beyond 4 GB are in its extra field. */
const largeFields = (
  extra: Uint8Array,
  given: { size: number; packed: number; offset: number },
): { size: number; packed: number; offset: number } => {
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === 1) {
      const found = { ...given };
      let next = at + 4;
      for (const field of ["size", "packed", "offset"] as const) {
        if (given[field] !== 0xffffffff || next + 8 > extra.length) continue;
        found[field] = big(view, next);
        next += 8;
      }
      return found;
    }
    at += 4 + length;
  }
  return given;
};

const safePath = (name: string): { path: string; isOutside: boolean } => {
  const parts = name.replaceAll("\\", "/").split("/");
  const kept = parts.filter(
    (part) => part !== "" && part !== "." && part !== ".." && !/^[A-Za-z]:$/.test(part),
  );
  const isOutside = parts.includes("..") || /^([/\\]|[A-Za-z]:)/.test(name);
  return { path: kept.join("/").replace(/\p{Cc}/gu, "\uFFFD"), isOutside };
};

/** All that the list names. @throws {Unreadable} where it is no list, or names more than anyone can look at */
export const listEntries = (directory: Uint8Array): ArchiveEntry[] => {
  const view = viewOf(directory);
  const entries: ArchiveEntry[] = [];
  for (let at = 0; at + 46 <= directory.length; ) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Unreadable("broken");
    if (entries.length >= MOST_ENTRIES) throw new Unreadable("bomb");
    const flags = view.getUint16(at + 8, true);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    ) as [number, number, number];
    const nameEnd = at + 46 + nameLength;
    const next = nameEnd + extraLength + commentLength;
    if (next > directory.length) throw new Unreadable("broken");
    const name = decodeName(directory.subarray(at + 46, nameEnd), (flags & 0x800) !== 0);
    const sizes = largeFields(directory.subarray(nameEnd, nameEnd + extraLength), {
      size: view.getUint32(at + 24, true),
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    entries.push({
      ...safePath(name),
      ...sizes,
      isFolder: /[/\\]$/.test(name),
      method: view.getUint16(at + 10, true),
      isEncrypted: (flags & 1) !== 0,
      isBomb: sizes.size > BOMB_BYTES && sizes.size > sizes.packed * BOMB_RATIO,
    });
    at = next;
  }
  return entries;
};

/** Refuses an archive in memory that would unpack to more than `most` bytes. @throws {Unreadable} */
export const refuseBomb = (bytes: Uint8Array, most: number): readonly ArchiveEntry[] => {
  const start = Math.max(0, bytes.length - TAIL_BYTES);
  const { offset, size } = findDirectory(bytes.subarray(start), start);
  if (offset + size > bytes.length) throw new Unreadable("broken");
  const entries = listEntries(bytes.subarray(offset, offset + size));
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > most) throw new Unreadable("bomb");
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new Unreadable("encrypted");
  return entries;
};
