import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";
import {
  BrokenZip,
  findZipDirectory,
  readZipDirectory,
  ZIP_TAIL_BYTES,
  type ZipMember,
} from "../../../kernel/reading/zip-directory.ts";
import { trapIn } from "../../../kernel/reading/zip-traps.ts";
import { UnreadableDocument } from "./document-fault.ts";

/** Unpacked, all parts with text of one document. */
const MAX_TEXT_BYTES = 96 * 1024 ** 2;
const MAX_MEMBERS = 20_000;
const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
/** The container of older and of encrypted documents. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/** The parts of an office document. */
export interface ZipParts {
  readonly names: readonly string[];
  /** @throws UnreadableDocument */
  read(name: string): Uint8Array;
  /** The same archive with some parts replaced; all others stay packed as they are. */
  replace(changed: ReadonlyMap<string, Uint8Array>): Uint8Array;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const damaged = (detail: string) => new UnreadableDocument("document.damaged", detail);

const listMembers = (bytes: Uint8Array): { members: ZipMember[]; directory: number } => {
  try {
    const { offset, length, count } = findZipDirectory(bytes.subarray(-ZIP_TAIL_BYTES), bytes.length);
    if (count > MAX_MEMBERS) throw new UnreadableDocument("document.too.large", "too many parts");
    return { members: readZipDirectory(bytes.subarray(offset, offset + length), count), directory: offset };
  } catch (error) {
    if (error instanceof BrokenZip || error instanceof RangeError) throw damaged(error.message);
    throw error;
  }
};

/** Where the packed bytes of a member are. */
const packedOf = (bytes: Uint8Array, { offset, packedSize }: ZipMember): Uint8Array => {
  const view = viewOf(bytes);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL)
    throw damaged("a part is not where it should be");
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedSize > bytes.length) throw damaged("a part is cut off");
  return bytes.subarray(start, start + packedSize);
};

const unpack = (bytes: Uint8Array, member: ZipMember): Uint8Array => {
  const packed = packedOf(bytes, member);
  let content: Uint8Array;
  try {
    // Stops at the size of the directory, however much more the packed bytes are.
    content =
      member.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, member.size) });
  } catch (error) {
    throw damaged(String(error));
  }
  if (content.length !== member.size || crc32(content) !== member.crc)
    throw damaged(`${member.path} is damaged`);
  return content;
};

/** A header with its name, local or of the directory; times and attributes are of no use to an office document. */
const headerOf = (kind: number, name: Uint8Array, part: Packed, offset: number): Uint8Array => {
  const isCentral = kind === CENTRAL;
  const size = isCentral ? 46 : 30;
  const header = new Uint8Array(size + name.length);
  const view = viewOf(header);
  view.setUint32(0, kind, true);
  const at = isCentral ? 6 : 4;
  if (isCentral) view.setUint16(4, 20, true);
  view.setUint16(at, 20, true);
  // Names are UTF-8.
  view.setUint16(at + 2, 0x800, true);
  view.setUint16(at + 4, part.method, true);
  // 1 January 1980.
  view.setUint32(at + 6, 0x00210000, true);
  view.setUint32(at + 10, part.crc, true);
  view.setUint32(at + 14, part.packed.length, true);
  view.setUint32(at + 18, part.size, true);
  view.setUint16(at + 22, name.length, true);
  if (isCentral) view.setUint32(42, offset, true);
  header.set(name, size);
  return header;
};

interface Packed {
  readonly method: number;
  readonly crc: number;
  readonly size: number;
  readonly packed: Uint8Array;
}

const write = (parts: readonly (readonly [string, Packed])[]): Uint8Array => {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, part] of parts) {
    const name = new TextEncoder().encode(path);
    const local = headerOf(LOCAL, name, part, 0);
    pieces.push(local, part.packed);
    directory.push(headerOf(CENTRAL, name, part, offset));
    offset += local.length + part.packed.length;
  }
  const length = directory.reduce((sum, entry) => sum + entry.length, 0);
  const end = new Uint8Array(22);
  const view = viewOf(end);
  view.setUint32(0, END, true);
  view.setUint16(8, parts.length, true);
  view.setUint16(10, parts.length, true);
  view.setUint32(12, length, true);
  view.setUint32(16, offset, true);
  return new Uint8Array(Buffer.concat([...pieces, ...directory, end]));
};

/**
 * Opens an office document. Traps are refused by the directory: too many or overlapping parts, sizes that no packing
 * reaches, more text than a document has.
 *
 * @throws UnreadableDocument
 */
export const openParts = (bytes: Uint8Array): ZipParts => {
  if (COMPOUND.every((byte, at) => bytes[at] === byte)) throw new UnreadableDocument("document.encrypted");
  const { members, directory } = listMembers(bytes);
  if (trapIn(members, directory) !== null) throw new UnreadableDocument("document.too.large", "a trap");
  const files = members.filter(({ path }) => !path.endsWith("/"));
  if (files.some(({ isEncrypted }) => isEncrypted)) throw new UnreadableDocument("document.encrypted");
  if (files.some(({ method }) => method !== 0 && method !== 8)) throw damaged("an unknown packing");
  const byName = new Map(files.map((member) => [member.path, member]));
  if (byName.size !== files.length) throw damaged("a part is there twice");
  let text = 0;
  return {
    names: [...byName.keys()],
    read: (name) => {
      const member = byName.get(name);
      if (member === undefined) throw damaged(`${name} is missing`);
      text += member.size;
      if (text > MAX_TEXT_BYTES)
        throw new UnreadableDocument("document.too.large", "more text than a document");
      return unpack(bytes, member);
    },
    replace: (changed) =>
      write(
        files.map((member) => {
          const content = changed.get(member.path);
          if (content === undefined) return [member.path, { ...member, packed: packedOf(bytes, member) }];
          const packed = deflateRawSync(content);
          return [member.path, { method: 8, crc: crc32(content), size: content.length, packed }];
        }),
      ),
  };
};

/** The text of an XML part such that encoding it gives the same bytes; null for one in another encoding. */
export const decodePart = (
  bytes: Uint8Array,
): { text: string; encode: (text: string) => Uint8Array } | null => {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = new TextDecoder(isWide ? "utf-16le" : "utf-8", { fatal: true, ignoreBOM: true }).decode(
      bytes,
    );
    if (!isWide && /^\uFEFF?<\?xml[^>]*encoding=["'](?!utf-?8)/i.test(text.slice(0, 200))) return null;
    return {
      text,
      encode: (changed) =>
        isWide ? new Uint8Array(Buffer.from(changed, "utf16le")) : new TextEncoder().encode(changed),
    };
  } catch {
    return null;
  }
};
