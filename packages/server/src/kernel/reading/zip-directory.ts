/** One member of a ZIP according to its directory, which is not trusted before the bytes have been read. */
export interface ZipMember {
  /** As written; not yet validated as a path. */
  readonly path: string;
  /** 0 stored, 8 deflated; others cannot be read. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly isLink: boolean;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** Offset of its own header. */
  readonly offset: number;
}

/** Position of the list of members. */
export interface ZipPlace {
  readonly offset: number;
  readonly length: number;
  readonly count: number;
}

/** Thrown if a directory is inconsistent. */
export class BrokenZip extends Error {}

/** This much of the end contains the last record, with the longest comment and the ZIP64 records before it. */
export const ZIP_TAIL_BYTES = 22 + 65_535 + 20 + 56;

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const MEMBER = 0x02014b50;
const FULL_32 = 0xffffffff;
const FULL_16 = 0xffff;
const UNIX = 3;
const LINK = 0o120000;
const TYPE_MASK = 0o170000;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A 64-bit number, as far as a file can be long. */
const long = (view: DataView, at: number): number => {
  const value = view.getBigUint64(at, true);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new BrokenZip("a number beyond any file");
  return Number(value);
};

/**
 * The last record of the ZIP: its comment must reach exactly to the end, otherwise two readers could see two
 * archives.
 */
const findEnd = (view: DataView): number => {
  for (let at = view.byteLength - 22; at >= 0; at--) {
    if (view.getUint32(at, true) === END && at + 22 + view.getUint16(at + 20, true) === view.byteLength)
      return at;
  }
  throw new BrokenZip("no end record");
};

/**
 * Position of a ZIP's directory, from its last bytes.
 *
 * @throws BrokenZip
 */
export const findZipDirectory = (tail: Uint8Array, fileSize: number): ZipPlace => {
  const view = viewOf(tail);
  const end = findEnd(view);
  let place = {
    count: view.getUint16(end + 10, true),
    length: view.getUint32(end + 12, true),
    offset: view.getUint32(end + 16, true),
  };
  const isFull = place.count === FULL_16 || place.length === FULL_32 || place.offset === FULL_32;
  if (isFull && end >= 20 && view.getUint32(end - 20, true) === LOCATOR_64) {
    const at = long(view, end - 12) - (fileSize - view.byteLength);
    if (at < 0 || at + 56 > view.byteLength || view.getUint32(at, true) !== END_64)
      throw new BrokenZip("no end record of ZIP64");
    place = { count: long(view, at + 32), length: long(view, at + 40), offset: long(view, at + 48) };
  }
  if (place.offset + place.length > fileSize) throw new BrokenZip("the directory lies outside the file");
  return place;
};

/** Values that do not fit into 32 bits are in an extra field, in this order and only as needed. */
const widen = (view: DataView, start: number, end: number, sizes: [number, number, number]): void => {
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let from = at + 4;
    const until = Math.min(end, from + view.getUint16(at + 2, true));
    for (const [index, size] of sizes.entries()) {
      if (size !== FULL_32) continue;
      if (from + 8 > until) throw new BrokenZip("a size is missing");
      sizes[index] = long(view, from);
      from += 8;
    }
    return;
  }
};

const utf8 = new TextDecoder("utf-8", { fatal: true });
const gb18030 = new TextDecoder("gb18030");

/** Most programs write UTF-8 whether they declare it or not; other names are from older Chinese programs. */
const nameOf = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    return gb18030.decode(bytes);
  }
};

/**
 * The members of a ZIP, in the order of its directory.
 *
 * @throws BrokenZip
 */
export const readZipDirectory = (bytes: Uint8Array, count: number): ZipMember[] => {
  const view = viewOf(bytes);
  const members: ZipMember[] = [];
  let at = 0;
  while (at + 46 <= bytes.length && members.length < count) {
    if (view.getUint32(at, true) !== MEMBER) throw new BrokenZip("a member is not where it should be");
    const flags = view.getUint16(at + 8, true);
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const next = extraEnd + view.getUint16(at + 32, true);
    if (next > bytes.length) throw new BrokenZip("a member reaches beyond the directory");
    const sizes: [number, number, number] = [
      view.getUint32(at + 24, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 42, true),
    ];
    widen(view, nameEnd, extraEnd, sizes);
    const mode = view.getUint32(at + 38, true) >>> 16;
    members.push({
      path: nameOf(bytes.subarray(at + 46, nameEnd)),
      method: view.getUint16(at + 10, true),
      isEncrypted: (flags & 1) !== 0,
      isLink: view.getUint8(at + 5) === UNIX && (mode & TYPE_MASK) === LINK,
      crc: view.getUint32(at + 16, true),
      packedSize: sizes[1],
      size: sizes[0],
      offset: sizes[2],
    });
    at = next;
  }
  if (members.length < count) throw new BrokenZip("members are missing");
  return members;
};
