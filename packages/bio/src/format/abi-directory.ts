import { decodeWindows1252 } from "../text/decode-text.ts";

/** One entry of an ABIF directory: a tag such as `PBAS` with its number, and the bytes that it points to. */
export interface AbiEntry {
  readonly type: number;
  readonly count: number;
  readonly data: Uint8Array;
}

const HEAD = 128;
const ENTRY = 28;

/** Where the signature is: at the start, or after the header that old Macintosh programs added. */
const signatureAt = (bytes: Uint8Array): number =>
  [0, HEAD].find((at) => "ABIF".split("").every((letter, i) => bytes[at + i] === letter.charCodeAt(0))) ?? -1;

/** Whether bytes are an ABIF file (`.ab1`, `.abi`, `.fsa`). */
export const isAbi = (bytes: Uint8Array): boolean => signatureAt(bytes) >= 0;

/**
 * The directory of an ABIF file by tag and number, such as `PBAS2`. Null when the directory is not in the file;
 * entries that point outside are left out. No length is trusted: an entry holds a view of the file's own bytes, so
 * nothing can be made larger than the file. Of two entries of one name the first counts.
 *
 * Source: Applied Biosystems, "Genetic Analysis Data File Format" (ABIF), 2009.
 */
export const readAbiDirectory = (file: Uint8Array): ReadonlyMap<string, AbiEntry> | null => {
  const bytes = file.subarray(Math.max(0, signatureAt(file)));
  if (bytes.length < 34) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [size, count, from] = [view.getUint16(16), view.getUint32(18), view.getUint32(26)];
  if (size < ENTRY || from + ENTRY > bytes.length) return null;
  const entries = new Map<string, AbiEntry>();
  const end = Math.min(bytes.length - ENTRY, from + (count - 1) * size);
  for (let at = from; at <= end; at += size) {
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4)) + view.getUint32(at + 4);
    const length = view.getUint32(at + 16);
    // Up to four bytes are in the entry itself.
    const start = length <= 4 ? at + 20 : view.getUint32(at + 20);
    if (start + length > bytes.length || entries.has(tag)) continue;
    const data = bytes.subarray(start, start + length);
    entries.set(tag, { type: view.getUint16(at + 8), count: view.getUint32(at + 12), data });
  }
  return entries;
};

const PASCAL_STRING = 18;

/** The text of an entry: a Pascal string, a C string or bare characters; undefined when there is none. */
export const abiText = (entry: AbiEntry | undefined): string | undefined => {
  if (!entry) return undefined;
  const body = entry.type === PASCAL_STRING ? entry.data.subarray(1, 1 + (entry.data[0] ?? 0)) : entry.data;
  const zero = body.indexOf(0);
  const text = decodeWindows1252(zero < 0 ? body : body.subarray(0, zero)).trim();
  return text === "" ? undefined : text;
};

/** The whole numbers of an entry: bytes, 16 or 32 bits wide by its type, big-endian. */
export const abiNumbers = ({ type, data }: AbiEntry): Int32Array => {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const width = type === 5 ? 4 : type === 4 || type === 3 ? 2 : 1;
  const numbers = new Int32Array(Math.floor(data.length / width));
  for (let index = 0; index < numbers.length; index++) {
    if (width === 4) numbers[index] = view.getInt32(index * 4);
    else if (width === 2) numbers[index] = view.getInt16(index * 2);
    else numbers[index] = data[index]!;
  }
  return numbers;
};
